import { RouteLink } from './RouteLink.tsx'
import './panel.css'

/** One tab: an address of its own, its words, and how many things are behind it. */
export interface TabLink {
  to: string
  text: string
  isCurrent: boolean
  count?: number | undefined
}

/** Tabs that are links, so that each has an address, opens in a new tab and works with the back button. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  return (
    <nav className="ct-tabs" aria-label={label}>
      {items.map((item) => (
        <RouteLink key={item.to} to={item.to} className="ct-tab" aria-current={item.isCurrent ? 'page' : undefined}>
          {item.text}
          {item.count !== undefined && <span className="ct-tab-count">{item.count}</span>}
        </RouteLink>
      ))}
    </nav>
  )
}
