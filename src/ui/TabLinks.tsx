import { useEffect, useRef } from 'react'
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
  useEffect(() => {
    const row = nav.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !link || typeof ResizeObserver === 'undefined') return undefined
    // On a phone the row is wider than the screen. Asked once the page is laid out: asking earlier has it laid out twice.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
    })
    observer.observe(row)
    // Numbers come with an answer and make the links before it wider, and its own.
    observer.observe(link)
    return () => observer.disconnect()
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
