import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import './table.css'

/** One column: its heading, the cell renderer, and its sort value. */
export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Value for `onSort`; makes the heading a button. */
  sort?: string | undefined
  align?: 'end' | undefined
  /** Heading of the card on a small screen: shown without a caption. */
  isLead?: boolean | undefined
  /** A box to check: its heading is for screen readers and cards. */
  isMark?: boolean | undefined
}

/**
 * Props of `DataTable`. `caption` names the table for screen readers; `isStale` dims rows while newer ones are loading.
 */
export interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  isStale?: boolean | undefined
}

/** From this number of rows on, rows are not highlighted on hover. */
const LONG = 50

/** A table on wide screens and a stack of cards on narrow ones, from the same markup. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, isStale = false } = props
  return (
    <div className={isStale ? 'ct-tablewrap ct-stale' : 'ct-tablewrap'} aria-busy={isStale}>
      {/* display:block cards on narrow screens would remove the table semantics; the roles keep them. */}
      <table className={rows.length > LONG ? 'ct-table ct-table-long' : 'ct-table'} role="table">
        <caption className="ct-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)}>
              {columns.map((column) => (
                <td role="cell" key={column.key} className={cellClass(column)} data-label={column.title}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellClass({ align, isLead, isMark }: Omit<Column<never>, 'cell'>): string {
  return `${align === 'end' ? 'ct-end' : ''}${isLead ? ' ct-lead' : ''}${isMark ? ' ct-pick' : ''}`
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const t = useText()
  const { sort: by, title } = column
  const isCurrent = by !== undefined && by === sort
  return (
    <th role="columnheader" scope="col" className={cellClass(column)} aria-sort={isCurrent ? 'descending' : undefined}>
      {by !== undefined && onSort ? (
        <button
          type="button"
          className="ct-sort"
          aria-pressed={isCurrent}
          onClick={() => onSort(by)}
          title={t('ui.table.sort', { title })}
        >
          {title}
        </button>
      ) : (
        <span className={column.isMark ? 'ct-hidden' : undefined}>{title}</span>
      )}
    </th>
  )
}
