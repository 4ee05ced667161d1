import type { ReactNode } from 'react'
import './panel.css'

/** One ruled cell: caption above, value below; `span` in columns of the grid. */
export interface DefinitionItem {
  label: string
  value: ReactNode
  span?: 2 | 3 | 4 | undefined
}

/** Facts in ruled caption-and-value cells, like the front of a bill of lading. */
export function DefinitionGrid({ items }: { items: readonly DefinitionItem[] }) {
  return (
    <dl className="ct-facts">
      {items.map(({ label, value, span }) => (
        <div key={label} className={span ? `ct-fact ct-fact-${span}` : 'ct-fact'}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
