import type { ChargeInput } from '../bid/schemas.ts'

/** Whether a price is that of a line: the same charge for the same container type. */
export const isPriceOf =
  ({ code, isoCode }: Pick<ChargeInput, 'code' | 'isoCode'>) =>
  (price: { code: string; isoCode?: string | undefined }): boolean =>
    price.code === code && price.isoCode === isoCode
