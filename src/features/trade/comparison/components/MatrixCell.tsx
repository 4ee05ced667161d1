import type { CompareCell } from '@/contract/trade/bid/compareCells.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'
import { takenText } from '@/ui/unitPriceText.ts'
import { cellText, estimateText, foreignOf, holderText } from '../cells.ts'

/** Bids that say something of a charge, of how many. */
export interface QuotedBy {
  said: number
  of: number
}

interface CellProps {
  cell: CompareCell | undefined
  currency: Currency
  /** For a charge that counts in the price. */
  quotedBy?: QuotedBy | undefined
}

/**
 * One charge of one bid: what is quoted or said of it, and the estimate for what has no binding price. What only others
 * mention is marked: it is in no total, and may be claimed later. TRADE.md 1.1.
 */
export function MatrixCell({ cell, currency, quotedBy }: CellProps) {
  const t = useText()
  const { money } = useFormats()
  if (!cell) return null
  const { state, amount, unpriced, taken = [] } = cell
  const notes = [...new Set(taken.flatMap((line) => takenText(t, line) ?? []))]
  const estimate = estimateText(t, cell, (value) => money({ amount: value, currency }))
  const holder = holderText(t, cell)
  const foreign = foreignOf(cell, currency)
  return (
    <>
      {state === 'QUOTED' ? (
        <span className="ct-mark">
          <Money value={{ amount: amount ?? '0', currency }} />
          {foreign.length > 0 && (
            <span className="ct-matrix-original">{foreign.map((one) => money(one)).join(' + ')}</span>
          )}
          {notes.length > 0 && <span className="ct-matrix-original">{notes.join(' · ')}</span>}
        </span>
      ) : holder ? (
        <span className="ct-mark ct-mark-included">
          <Money value={{ amount: roundMoney('0', currency), currency }} />
          <span className="ct-matrix-original">{holder}</span>
        </span>
      ) : (
        <span className={`ct-mark ct-mark-${state.toLowerCase()}`}>
          {state === 'NONE' && quotedBy ? t('comparison.cell.unmentioned', { ...quotedBy }) : cellText(t, state)}
        </span>
      )}
      {estimate !== undefined && <span className="ct-mark ct-mark-assumed">{estimate}</span>}
      {unpriced && <span className="ct-warn">{t('comparison.cell.unpriced')}</span>}
    </>
  )
}
