import { groupedAmount } from '@/contract/money.ts'
import './chip.css'

/** Props of `Money`: decimal string and ISO 4217 code; `size` large for totals. */
export interface MoneyProps {
  value: { amount: string; currency: string }
  size?: 'medium' | 'large' | undefined
}

/** An amount with its currency, in tabular figures. */
export function Money({ value, size = 'medium' }: MoneyProps) {
  return (
    <span className={`ct-money ct-money-${size}`}>
      <span className="ct-money-code">{value.currency}</span>
      <span className="ct-money-number">{groupedAmount(value.amount)}</span>
    </span>
  )
}
