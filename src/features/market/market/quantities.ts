import type { ContainerType } from '@/contract/reference/schemas.ts'
import { unitOf } from '@/contract/market/listing/price.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** The trade's short name of a box type. */
export function boxName(isoCode: string, types: readonly ContainerType[]): string {
  return types.find((type) => type.isoCode === isoCode)?.code ?? isoCode
}

/** What can be ordered now: `12×40HQ + 4×20GP`, or a number of its unit; empty for what is only looked for. */
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
