import { useLayoutEffect, useRef } from 'react'
import { RouteLink } from './RouteLink.tsx'
import './panel.css'

/** One tab: its URL, text, and how many or how much it holds. */
export interface TabLink {
  to: string
  text: string
  isCurrent: boolean
  count?: number | string | undefined
}

/** Tabs as links, so that each has a URL, opens in a new tab and works with the back button. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = items.find(({ isCurrent }) => isCurrent)?.to
  useLayoutEffect(() => {
    // On a phone the current one may be out of sight; only the row moves, not the page.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !link) return
    const { offsetLeft, clientWidth } = nav.current
    nav.current.scrollLeft = link.offsetLeft - offsetLeft - (clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={nav} className="ct-tabs" aria-label={label}>
      {items.map((item) => (
        <RouteLink key={item.to} to={item.to} className="ct-tab" aria-current={item.isCurrent ? 'page' : undefined}>
          {item.text}
          {item.count !== undefined && <span className="ct-tab-count">{item.count}</span>}
        </RouteLink>
      ))}
    </nav>
  )
}
