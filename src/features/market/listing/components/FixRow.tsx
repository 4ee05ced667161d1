import { useText } from '@/i18n/useText.ts'
import { cellText } from '@/shared/sheet/values.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { TextField } from '@/ui/Field.tsx'
import { cellProblemText } from '@/ui/sheet/problemText.ts'
import type { SheetColumn } from '../sheet/columns.ts'
import type { SheetFault, SheetRow } from '../sheet/types.ts'

interface FixRowProps {
  row: SheetRow
  /** Problems found when the sheet was read: these cells stay editable. */
  first: readonly SheetFault[]
  /** Field rejected by the server. */
  refused: string | undefined
  nameOf: (column: SheetColumn) => string
  onChange: (column: SheetColumn, text: string) => void
}

/** Inputs for the cells of one row that have problems. */
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

/** Keeps spaces while typing; unedited cells show the sheet's text. */
function textOf({ cells }: SheetRow, column: SheetColumn): string {
  const cell = cells[column]
  return typeof cell === 'string' ? cell : cellText(cell)
}
