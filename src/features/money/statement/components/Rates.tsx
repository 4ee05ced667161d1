import type { StatementDetail } from '@/contract/money/statement/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'

/** The fixed rates of orders that are settled in one currency, as their invoices print them. */
export function Rates({ statement: { rates = [] } }: { statement: StatementDetail }) {
  const t = useText()
  const { date } = useFormats()
  return rates.map(({ rate, date: day, source, orderNos }) => (
    <p key={`${rate} ${day} ${source}`} className="ct-dim">
      {t('statement.rate', { rate, date: date(day), source, orders: orderNos.join(', ') })}
    </p>
  ))
}
