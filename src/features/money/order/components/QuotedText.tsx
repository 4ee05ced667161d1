import { useText } from '@/i18n/useText.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { useQuotedText } from '../useQuotedText.ts'

/** What the quote says of a charge, beside its addition; nothing for an order of a listing. */
export function QuotedText({ code, order }: OrderProps & { code: string }) {
  const t = useText()
  const said = useQuotedText()(code, order)
  const [first, ...others] = said
  if (first === undefined) return null
  if (others.length === 0) return <p>{t('order.charges.said', { text: first })}</p>
  return (
    <div>
      <p>{t('order.charges.said.each')}</p>
      <ul className="ct-order-said">
        {said.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  )
}
