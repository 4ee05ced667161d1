import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from './Money.tsx'
import { takenText } from './unitPriceText.ts'
import './chip.css'

/** Amount of a quoted line, and what it stands on if that is not its quantity at its unit price. */
export function TakenAmount({ line }: { line: Parameters<typeof takenText>[1] & Pick<ChargeLine, 'amount'> }) {
  const t = useText()
  const taken = takenText(t, line)
  return (
    <>
      <Money value={{ amount: line.amount, currency: line.currency }} />
      {taken && <span className="ct-dim ct-taken">{taken}</span>}
    </>
  )
}
