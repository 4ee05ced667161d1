import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { paidOrder } from '@tests/mock/support/fulfilled.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import { DTHC } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  {
    locale: 'en-US' as const,
    propose: 'Propose charge',
    charge: /^Charge/,
    send: 'Send to buyer',
    silent: 'In the quote: not mentioned',
    priced: 'In the quote: CNY\u00A0450 · Per bill of lading (part of the quoted price)',
    rate: 'In the quote: USD\u00A0120 · Per container and day (if it arises)',
    refused: 'The quote promised DTHC as “Included”; it cannot be added',
  },
  {
    locale: 'zh-CN' as const,
    propose: '提出追加费用',
    charge: /^费用/,
    send: '提交买方',
    silent: '原报价：未提及',
    priced: '原报价：CNY\u00A0450 · 每票提单（已计入报价总价）',
    rate: '原报价：USD\u00A0120 · 每箱每天（实际发生时收取）',
    refused: '报价承诺 DTHC 为“已包含”，不能再加收',
  },
])('a seller reads in $locale what the quote said of a charge', async ({ locale, ...words }) => {
  const dem = { ...DTHC, code: 'DEM', group: 'CONDITIONAL', basis: 'PER_CONTAINER_DAY', currency: 'USD' } as const
  const paid = await paidOrder({}, [
    { ...DTHC, state: 'INCLUDED', unitPrice: '0' },
    { ...dem, unitPrice: '120' },
  ])
  await paid.seller(orderEndpoints.start)
  app = await openAs('forwarder', `/business/payment?orderId=${paid.id}&tab=charges`, paid.state.market, { locale })
  await userEvent.click(await screen.findByRole('button', { name: words.propose }, WAIT))
  const form = await screen.findByRole('form', { name: words.propose })
  const code = within(form).getByLabelText(words.charge)
  for (const [wanted, text] of [
    [/^EXM/, words.silent],
    [/^DOC/, words.priced],
    [/^DEM/, words.rate],
  ] as const) {
    await choose(code, wanted)
    // What was agreed at a rate is said in a status of its own, below.
    expect(within(form).getAllByRole('status')[0]?.textContent).toBe(text)
  }
  // Before anything else is filled in.
  await choose(code, /^DTHC/)
  expect(within(form).getByRole('alert').textContent).toBe(words.refused)
  expect(within(form).getByRole('status').textContent).toBe('')
  await userEvent.click(within(form).getByRole('button', { name: words.send }))
  expect(document.activeElement).toBe(code)
  expect((await paid.now()).adjustments).toEqual([])
})

test('a buyer reads lane by lane what the quote said, beside the answer and in the list', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const { orders } = openRows(store)
  const order = orders.all().find(({ no }) => no === 'DD20260927-0001')
  if (!order) throw new Error('no such order')
  // On three lanes, one of which includes the handling.
  const handling = order.lanes[0]?.charges.find(({ code }) => code === 'DTHC')
  if (!handling || order.lanes.length !== 3) throw new Error('not on three lanes')
  const included = { ...handling, state: 'INCLUDED' as const, unitPrice: '0', amount: '0.00' }
  const lanes = order.lanes.map((lane) =>
    lane.laneNo === 2 ? { ...lane, charges: [...lane.charges.filter(({ code }) => code !== 'DTHC'), included] } : lane,
  )
  const adjustments = (order.adjustments ?? []).map((one) => ({ ...one, code: 'DTHC' }))
  await store.atomically(async () => orders.put({ ...order, lanes, adjustments }))
  app = await openAs('trader', `/business/payment?orderId=${order.id}&tab=charges`, market)
  const answer = (await screen.findByRole('form', { name: 'Answer charge' }, WAIT)).parentElement
  const list = screen.getByRole('table', { name: 'Additional charges' })
  for (const place of [answer, list]) {
    const said = within(place ?? list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(said).toContain('Lane 2: included in the quoted price')
    expect(said.filter((one) => /^Lane [13]: .* · Per container \(part of the quoted price\)$/.test(one))).toHaveLength(
      2,
    )
  }
})

test.each([
  { locale: 'en-US' as const, button: 'Propose charge', until: /Propose by/ },
  { locale: 'zh-CN' as const, button: '提出追加费用', until: /提出截止/ },
])('in $locale: a settled order takes an addition until its deadline', async ({ locale, ...words }) => {
  const paid = await paidOrder()
  await paid.seller(orderEndpoints.start)
  await paid.seller(orderEndpoints.deliver)
  await paid.buyer(orderEndpoints.accept)
  const address = `/business/payment?orderId=${paid.id}&tab=charges`
  app = await openAs('forwarder', address, paid.state.market, { locale })
  expect(await screen.findByRole('button', { name: words.button }, { timeout: 20_000 })).toBeTruthy()
  expect(screen.getByText(words.until)).toBeTruthy()
  app.session.stop()
  cleanup()
  paid.state.market.time.now = Date.parse((await paid.now()).additionsUntil ?? '') + 3_600_000
  app = await openAs('forwarder', address, paid.state.market, { locale })
  await screen.findByRole('table', { name: /^(Quote vs. bill|报价与账单对照)$/ }, { timeout: 20_000 })
  expect(screen.queryByRole('button', { name: words.button })).toBeNull()
})
