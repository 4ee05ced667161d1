import { expect, test } from 'vitest'
import { orderLink, orderTabOf, ORDER_TABS } from '@/routes/orderTabs.ts'

test('an order and each of its tabs have an address, and the address names the tab', () => {
  expect(orderLink('o1')).toBe('/business/payment?orderId=o1')
  for (const tab of ORDER_TABS) {
    const url = new URL(orderLink('o1', tab), 'https://x.example')
    expect(orderTabOf(url.searchParams.get('tab') ?? undefined)).toBe(tab)
  }
})

test.each([
  [undefined, '', undefined],
  ['overview', '', undefined],
  [undefined, '#order-documents', 'documents'],
  [undefined, '#pay', 'payment'],
  [undefined, '#elsewhere', undefined],
  ['log', '#order-documents', 'log'],
])('tab %s with anchor %s shows %s', (tab, anchor, shown) => expect(orderTabOf(tab, anchor)).toBe(shown))
