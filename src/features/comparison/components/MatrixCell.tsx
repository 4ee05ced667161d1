import { Big } from 'big.js'
import { known } from '@/contract/known.ts'
import type { CompareCell } from '@/contract/bid/compareCells.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Currency, Money as Amount } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'

const TEXT = {
  INCLUDED: 'comparison.cell.INCLUDED',
  EXCLUDED: 'comparison.cell.EXCLUDED',
  NOT_APPLICABLE: 'comparison.cell.NOT_APPLICABLE',
  MISSING: 'comparison.cell.MISSING',
  NONE: 'comparison.cell.NONE',
} as const

/** One charge of one bid. Quoted, included, excluded, not applicable, missing and assumed each have a mark of their own. */
export function MatrixCell({ cell, currency }: { cell: CompareCell | undefined; currency: Currency }) {
  const t = useText()
  const { money } = useFormats()
  if (!cell) return null
  if (cell.state === 'QUOTED' || cell.state === 'ASSUMED') {
    const foreign = sumsOf(cell.original.filter((amount) => amount.currency !== currency))
    return (
      <span className={cell.state === 'ASSUMED' ? 'ct-mark ct-mark-assumed' : 'ct-mark'}>
        <Money value={{ amount: cell.amount ?? '0', currency }} />
        {cell.state === 'ASSUMED' && <span className="ct-dim"> {t('comparison.cell.ASSUMED')}</span>}
        {foreign.length > 0 && (
          <span className="ct-matrix-original">{foreign.map((amount) => money(amount)).join(' + ')}</span>
        )}
      </span>
    )
  }
  return (
    <span className={`ct-mark ct-mark-${cell.state.toLowerCase()}`}>
      {t(known(TEXT, cell.state) ?? `comparison.cell.${cell.state}`)}
    </span>
  )
}

/** Amounts of one currency in one sum: a tender of many lanes quotes the same charge many times. */
function sumsOf(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<Currency, Big>()
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount))
  return [...sums].map(([currency, sum]) => ({ amount: roundMoney(sum, currency), currency }))
}
