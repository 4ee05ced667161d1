import './chip.css'

/** Groups a decimal string by thousands and fills the fraction to two places when it has one; digits are never rounded. */
export function groupedAmount(amount: string): string {
  const parts = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (!parts) return amount
  const [, sign = '', whole = '', fraction] = parts
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign.replace('-', '\u2212')}${grouped}${fraction ? `.${fraction.padEnd(2, '0')}` : ''}`
}

/** Props of `Money`: a decimal string and its ISO 4217 code; `size` l for totals. */
export interface MoneyProps {
  value: { amount: string; currency: string }
  size?: 'm' | 'l' | undefined
}

/** An amount that always names its currency, in tabular figures. */
export function Money({ value, size = 'm' }: MoneyProps) {
  return (
    <span className={`ct-money ct-money-${size}`}>
      <span className="ct-money-code">{value.currency}</span>
      <span className="ct-money-number">{groupedAmount(value.amount)}</span>
    </span>
  )
}
