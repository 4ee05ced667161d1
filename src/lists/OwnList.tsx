import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { useListView } from './listView.ts'
import { OwnPanel } from './OwnPanel.tsx'
import type { OwnPanelProps } from './OwnPanel.tsx'
import { watchWidth } from './watchWidth.ts'

/** A column that can be hidden, unless it leads the card or holds the actions. */
export interface OwnColumn<Row> extends Column<Row> {
  isAction?: boolean | undefined
}

/** Props of `OwnList`; `name` is the key of the member's view too. */
export interface OwnListProps<Row extends object, Name extends string> extends OwnPanelProps<Row, Name> {
  columns: readonly OwnColumn<Row>[]
  rowKey: (row: Row) => string
}

/** A list of the member's own as a table, with settings of columns and density. */
export function OwnList<Row extends object, Name extends string>(props: OwnListProps<Row, Name>) {
  const { columns, rowKey, ...panel } = props
  const { name, title, list } = panel
  const [view, setView] = useListView(name)
  const shown = columns.filter(({ key, isLead, isAction }) => isLead || isAction || !view.hidden.includes(key))
  return (
    <OwnPanel
      {...panel}
      columns={{ columns: columns.filter(({ isLead, isAction }) => !isLead && !isAction), view, onView: setView }}
      rows={
        <div ref={watchWidth} className="ct-own-table">
          <DataTable caption={title} columns={shown} rows={list.records} rowKey={rowKey} isStale={list.loading} />
        </div>
      }
    />
  )
}
