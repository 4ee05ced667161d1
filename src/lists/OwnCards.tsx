import type { ReactNode } from 'react'
import { OwnPanel } from './OwnPanel.tsx'
import type { OwnPanelProps } from './OwnPanel.tsx'

/** Props of `OwnCards`: `className` is that of the list. */
export interface OwnCardsProps<Row extends { id: string }, Name extends string> extends OwnPanelProps<Row, Name> {
  className: string
  card: (row: Row) => ReactNode
}

/** A list of the member's own whose rows are cards: there are no columns to choose. */
export function OwnCards<Row extends { id: string }, Name extends string>(props: OwnCardsProps<Row, Name>) {
  const { className, card, ...panel } = props
  const { title, list } = panel
  return (
    <OwnPanel
      {...panel}
      rows={
        <ul className={list.loading ? `${className} ct-stale` : className} aria-busy={list.loading} aria-label={title}>
          {list.records.map((row) => (
            <li key={row.id}>{card(row)}</li>
          ))}
        </ul>
      }
    />
  )
}
