import type { ComponentProps } from 'react'
import { lineCost } from '@/contract/trade/bid/lineCost.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { memoView } from '@/ui/memoView.tsx'
import { oddLine } from '../../oddLine.ts'
import { ChargeRowCells } from './ChargeRowCells.tsx'
import { StepsRow } from './StepsRow.tsx'

interface RowProps extends Omit<ComponentProps<typeof ChargeRowCells>, 'odd' | 'tender'> {
  tender: TenderDetail
  /** Number of the grid's columns. */
  columns: number
}

/** A line of the charge grid with what is folded under it. */
export const GridRow = memoView(Row, ['onChange', 'onRemove'])

function Row({ columns, ...props }: RowProps) {
  const { row, place, at, lane, tender, line, errorOf, onChange } = props
  const freight = useFreight()
  const charge = `${row.code} ${freight.chargeName(row.code)}`
  // What is usual is about the rate that is charged, not about that of the lightest cargo.
  const unitPrice = line ? lineCost(line).unitPrice : row.unitPrice
  return (
    <>
      <tr className={`ct-grid-row ct-grid-${row.state.toLowerCase()}`}>
        <ChargeRowCells {...props} odd={oddLine({ ...row, unitPrice }, lane, tender, freight)} />
      </tr>
      <StepsRow {...{ row, place, at, charge, line, columns, errorOf, onChange }} mode={tender.mode} />
    </>
  )
}
