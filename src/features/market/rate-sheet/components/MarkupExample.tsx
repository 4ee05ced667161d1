import { groupedAmount } from '@/contract/money.ts'
import { markedUp } from '@/contract/market/rateSheet/markup.ts'
import { checkMarkup } from '@/contract/market/rateSheet/rules.ts'
import { useText } from '@/i18n/useText.ts'
import type { MarkupBody } from '../markupForm.ts'

/** A usual cost of a 20GP, USD. */
const COST = '1850'

/** What a mark-up makes of a cost; nothing while the input is refused. */
export function MarkupExample({ body }: { body: MarkupBody }) {
  const t = useText()
  if (checkMarkup(body).length > 0) return null
  const currency = body.currency ?? 'USD'
  const { price } = markedUp({ price: COST, currency }, { ...body, id: '' })
  const text = (amount: string) => `${currency} ${groupedAmount(amount)}`
  return (
    <p className="ct-dim" role="status">
      {t('rateSheet.markup.example', { cost: text(COST), price: text(price) })}
    </p>
  )
}
