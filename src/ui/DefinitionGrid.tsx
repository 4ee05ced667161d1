import type { ReactNode } from 'react'
import './panel.css'

/** One cell: caption above, value below; `span` in grid columns. */
export interface DefinitionItem {
  label: string
  value: ReactNode
  span?: 2 | 3 | 4 | undefined
}

/** Label-value pairs in bordered cells, like the front of a bill of lading. */
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
