import type { CompareCell } from '@/contract/trade/bid/compareCells.ts'
import type { Currency } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'
import { cellText, foreignOf } from '../cells.ts'

/**
 * One charge of one bid; quoted, included, excluded, not applicable, missing and assumed are each marked differently.
 */
export function MatrixCell({ cell, currency }: { cell: CompareCell | undefined; currency: Currency }) {
  const t = useText()
  const { money } = useFormats()
  if (!cell) return null
  if (cell.state === 'QUOTED' || cell.state === 'ASSUMED') {
    const foreign = foreignOf(cell, currency)
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
  return <span className={`ct-mark ct-mark-${cell.state.toLowerCase()}`}>{cellText(t, cell.state)}</span>
}
