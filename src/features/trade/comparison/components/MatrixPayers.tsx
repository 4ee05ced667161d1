import { useMemo } from 'react'
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
  const { payers } = tender
  const sums = useMemo(
    () => (payers ? columns.map((column) => ({ id: column.bid.id, ...paidSums(column, tender, settings) })) : []),
    [payers, columns, tender, settings],
  )
  if (!payers) return null
  return (['ours', 'others'] as const).map((side) => (
    <tr key={side} className="ct-matrix-prices">
      <th scope="row">{t(PAID_TEXT[side])}</th>
      {sums.map(({ id, ...sum }) => (
        <td key={id}>
          <Money value={sum[side]} />
        </td>
      ))}
    </tr>
  ))
}
