import type { ReactNode } from 'react'
import './blocks.css'

/** One moment: what, when, and whether it is behind us. */
export interface TimelineItem {
  label: string
  value: ReactNode
  isPast: boolean
}

/** Moments in their order. */
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
