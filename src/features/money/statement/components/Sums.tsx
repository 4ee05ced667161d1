import type { Money as Amount } from '@/contract/money.ts'
import { Money } from '@/ui/Money.tsx'
import './statement.css'

/** Amounts, one a currency; a dash if there is none. */
export function Sums({ amounts }: { amounts: readonly Amount[] }) {
  if (amounts.length === 0) return <>–</>
  return (
    <span className="ct-statement-sums">
      {amounts.map((amount) => (
        <Money key={amount.currency} value={amount} />
      ))}
    </span>
  )
}
