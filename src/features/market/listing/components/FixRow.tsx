import { useText } from '@/i18n/useText.ts'
import { cellText } from '@/shared/sheet/values.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { TextField } from '@/ui/Field.tsx'
import { cellProblemText } from '@/ui/sheet/problemText.ts'
import type { SheetColumn } from '../sheet/columns.ts'
import type { SheetFault, SheetRow } from '../sheet/types.ts'

interface FixRowProps {
  row: SheetRow
  /** What was wrong when the sheet was read: these cells stay open. */
  first: readonly SheetFault[]
  /** Field that the server refused. */
  refused: string | undefined
  nameOf: (column: SheetColumn) => string
  onChange: (column: SheetColumn, text: string) => void
}

/** The cells of one row in which something is wrong, to be typed over. */
export function FixRow({ row, first, refused, nameOf, onChange }: FixRowProps) {
  const t = useText()
  const columns = [...new Set([...first, ...row.faults].map(({ column }) => column))]
  const isGood = row.faults.length === 0
  return (
    <fieldset className="ct-listing-mend">
      <legend>
        {t('sheetImport.table.at', { row: row.row })} <bdi>{cellText(row.cells.title)}</bdi>{' '}
        <StatusTag tone={isGood ? 'ok' : 'danger'}>
          {t(isGood ? 'listing.import.good' : 'listing.import.bad')}
        </StatusTag>
      </legend>
      <div className="ct-listing-grid">
        {columns.map((column) => {
          const fault = row.faults.find((one) => one.column === column)
          return (
            <TextField
              key={column}
              label={nameOf(column)}
              name={`${row.row}.${column}`}
              autoComplete="off"
              value={textOf(row, column)}
              error={fault && cellProblemText(t, fault)}
              onChange={(event) => onChange(column, event.target.value)}
            />
          )
        })}
      </div>
      {refused !== undefined && <p className="ct-field-error">{t('listing.import.refused', { field: refused })}</p>}
    </fieldset>
  )
}

/** What is being typed keeps its blanks; what was read is shown as the sheet had it. */
function textOf({ cells }: SheetRow, column: SheetColumn): string {
  const cell = cells[column]
  return typeof cell === 'string' ? cell : cellText(cell)
}
