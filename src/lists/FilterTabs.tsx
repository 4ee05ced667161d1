import { useLocation, useSearchParams } from 'react-router-dom'
import { TabLinks } from '@/ui/TabLinks.tsx'

/** One tab: the value of the filter, undefined for none. */
export interface FilterTab {
  value?: string
  text: string
  count?: number | undefined
  /** Filters that make no sense under this tab. */
  without?: readonly string[]
}

/** Props of `FilterTabs`: the name of the filter and of the tabs, and its values. */
export interface FilterTabsProps {
  label: string
  name: string
  current: string | undefined
  tabs: readonly FilterTab[]
}

/** Tabs over one filter of a list, with counts; the other filters stay, the page number does not. */
export function FilterTabs({ label, name, current, tabs }: FilterTabsProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const toTab = ({ value, without = [] }: FilterTab) => {
    const next = new URLSearchParams(params)
    for (const gone of [name, 'current', ...without]) next.delete(gone)
    if (value !== undefined) next.set(name, value)
    const text = next.toString()
    return text === '' ? pathname : `${pathname}?${text}`
  }
  return (
    <TabLinks
      label={label}
      items={tabs.map((tab) => ({
        to: toTab(tab),
        text: tab.text,
        count: tab.count,
        isCurrent: tab.value === current,
      }))}
    />
  )
}
