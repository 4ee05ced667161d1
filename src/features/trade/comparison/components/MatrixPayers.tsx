import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'
import { PAID_TEXT, paidSums } from '../paidSums.ts'
import type { CompareSettings } from '../useComparison.ts'

interface PayersProps {
  tender: TenderDetail
  columns: readonly CompareColumn[]
  settings: CompareSettings
}

/** The quoted price by who pays it, where the tender says so. */
export function MatrixPayers({ tender, columns, settings }: PayersProps) {
  const t = useText()
  if (!tender.payers) return null
  return (['ours', 'others'] as const).map((side) => (
    <tr key={side} className="ct-matrix-prices">
      <th scope="row">{t(PAID_TEXT[side])}</th>
      {columns.map((column) => (
        <td key={column.bid.id}>
          <Money value={paidSums(column, tender, settings)[side]} />
        </td>
      ))}
    </tr>
  ))
}
