import { known } from '@/contract/known.ts'
import { saidOf, type Said, type SaidKind } from '@/contract/money/order/quoted.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { MessageId } from '@/i18n/ids.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { listText } from '@/ui/listText.ts'
import { tierText } from '@/ui/tierText.ts'
import { ratesText } from '@/ui/unitPriceText.ts'

const WORDS = {
  PRICED: 'order.charges.said.PRICED',
  RATE: 'order.charges.said.RATE',
  INCLUDED: 'order.charges.said.INCLUDED',
  NOT_APPLICABLE: 'order.charges.said.NOT_APPLICABLE',
  EXCLUDED: 'order.charges.said.EXCLUDED',
  AT_COST: 'order.charges.said.AT_COST',
  SILENT: 'order.charges.said.SILENT',
} as const satisfies Record<SaidKind, MessageId>

/**
 * Returns what an order's quote says of a charge, in words: one sentence where it says the same of the whole order, else
 * one for each lane and container type with a difference. None for an order of a listing.
 */
export function useQuotedText(): (code: string, order: OrderDetail) => string[] {
  const t = useText()
  const { locale } = useLocale()
  const formats = useFormats()
  const { boxCode } = useFreight()
  const bases = useDict('charge_basis')
  const states = useDict('charge_state')
  const text = ({ kind, price, tiers }: Said): string => {
    const id = known(WORDS, kind)
    if (!id) return states.labelOf(kind)
    return t(
      id,
      price
        ? {
            price: tiers ? tierText(t, formats, tiers, price.currency) : ratesText(t, formats, price),
            basis: bases.labelOf(price.basis),
          }
        : NO_PRICE,
    )
  }
  return (code, order) => {
    const lanes = saidOf(code, order)
    const place = (laneNos: readonly number[], boxes: readonly string[]): string =>
      [
        ...(lanes.length > 1
          ? [t('order.charges.said.lanes', { count: laneNos.length, nos: listText(locale, laneNos) })]
          : []),
        ...(boxes.length > 0 ? [listText(locale, boxes.map(boxCode))] : []),
      ].join(' · ')
    return lanes.flatMap(({ laneNos, said }) =>
      said.map((one) => {
        const at = place(laneNos, one.boxes)
        return at === '' ? text(one) : t('order.charges.said.of', { place: at, text: text(one) })
      }),
    )
  }
}

const NO_PRICE = { price: '', basis: '' }
