import type { ReactNode } from 'react'
import './blocks.css'

/** One event: text, time, and whether it is in the past. */
export interface TimelineItem {
  label: string
  value: ReactNode
  isPast: boolean
}

/** Events in order. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="ct-timeline">
      {items.map((item) => (
        <li key={item.label} className={item.isPast ? 'ct-past' : undefined}>
          <span>{item.label}</span>
          <span>{item.value}</span>
        </li>
      ))}
    </ol>
  )
}
