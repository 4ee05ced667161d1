import type { ContainerType } from '@/contract/reference/schemas.ts'
import { unitOf } from '@/contract/market/listing/kinds.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** Short trade name of a container type. */
export function boxName(isoCode: string, types: readonly ContainerType[]): string {
  return types.find((type) => type.isoCode === isoCode)?.code ?? isoCode
}

/** Available quantity: `12×40HQ + 4×20GP`, or a number of its unit; empty for a listing that only searches. */
export function leftText(
  { available, kind, mode }: Pick<ListingSummary, 'available' | 'kind' | 'mode'>,
  t: TextOf,
  types: readonly ContainerType[],
): string {
  return available
    .map(({ isoCode, qty }) =>
      isoCode ? `${qty}×${boxName(isoCode, types)}` : t(`market.count.unit.${unitOf(kind, mode)}`, { count: qty }),
    )
    .join(' + ')
}
