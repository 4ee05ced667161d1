import { hrefTo } from './href.ts'

/** Tabs of the page of an order; without one it shows the overview. Decision 0074. */
export const ORDER_TABS = ['shipment', 'documents', 'charges', 'payment', 'log'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/** URL of an order, or of one of its tabs. */
export const orderLink = (orderId: string, tab?: OrderTab): string => hrefTo('payment', { orderId, tab })

/** Anchors of the long page of before, each with the tab that has what it led to. */
const TAB_OF_ANCHOR: Readonly<Record<string, OrderTab>> = { '#order-documents': 'documents', '#pay': 'payment' }

/** The tab that an address names, by its tab or an anchor of before; undefined for the overview. */
export const orderTabOf = (tab: string | undefined, anchor = ''): OrderTab | undefined =>
  ORDER_TABS.find((one) => one === tab) ?? (tab === undefined ? TAB_OF_ANCHOR[anchor] : undefined)
