import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import type { StatementDetail } from '@/contract/money/statement/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, type Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** The only seeded statement of an account. */
async function statementOf(market: Market, account: string): Promise<StatementDetail> {
  const token = await market.signIn(account)
  const { data } = await market.call(statementEndpoints.page, {}, { token })
  return (await market.call(statementEndpoints.detail, { id: data.records[0]?.id ?? '' }, { token })).data
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)

test.each([
  {
    locale: 'en-US' as const,
    check: 'Check',
    more: /^More.*Ocean freight/,
    dispute: 'Dispute',
    reason: /^Reason/,
    rate: 'Wrong rate',
    believed: /^Amount you believe is right/,
    note: /^Note/,
    believes: /the buyer believes USD 1,000\.00 is right/,
    waits: /What is disputed does not fall due/,
    all: 'Confirm all',
    withdraw: 'Withdraw dispute',
    confirmed: 'Confirmed',
  },
  {
    locale: 'zh-CN' as const,
    check: '核对',
    more: /海运费/,
    dispute: '提出异议',
    reason: /^原因/,
    rate: '费率有误',
    believed: /^应付金额/,
    note: /^说明/,
    believes: /买方认为应为 USD 1,000\.00/,
    waits: /有异议的金额暂不到期/,
    all: '确认全部',
    withdraw: '撤回异议',
    confirmed: '已核对',
  },
])('in $locale the buyer disputes a line of its statement and confirms the rest', async ({ locale, ...words }) => {
  const market = await quietMarket()
  const { id, lines } = await statementOf(market, 'trader')
  let isRead = true
  // Each step gives the page what the next one needs: here the statement cannot be read again.
  const reply = ({ path }: { path: string }) => (!isRead && path.endsWith('/statement/detail') ? {} : undefined)
  app = await openAs('trader', '/business/payment?tab=statements', market, { locale, reply })
  await userEvent.click(await screen.findByRole('link', { name: words.check }, WAIT))
  await userEvent.click(await screen.findByRole('button', { name: words.more }, WAIT))
  await userEvent.click(await screen.findByRole('menuitem', { name: words.dispute }, WAIT))
  const dialog = await screen.findByRole('dialog', {}, WAIT)
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: words.dispute }))
  await send()
  expect(within(dialog).getByLabelText(words.reason).getAttribute('aria-invalid')).toBe('true')
  await choose(within(dialog).getByLabelText(words.reason), words.rate)
  const believed = within(dialog).getByLabelText(words.believed)
  await userEvent.type(believed, lines[0]?.amount.amount ?? '')
  await userEvent.type(within(dialog).getByLabelText(words.note), 'The contract says otherwise')
  await send()
  expect(believed.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(believed)
  await userEvent.type(believed, '1000')
  isRead = false
  await send()
  await gone()
  expect(await screen.findByText(words.believes, {}, WAIT)).toBeTruthy()
  expect(screen.getByText(words.waits)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.all }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.all }))
  await gone()
  await waitFor(() => expect(screen.queryByRole('button', { name: words.all })).toBeNull(), WAIT)
  const states = async () => (await statementOf(market, 'trader')).lines.map(({ state }) => state)
  expect(await states()).toEqual(['DISPUTED', ...lines.slice(1).map(() => 'CONFIRMED')])
  await userEvent.click(screen.getByRole('button', { name: words.withdraw }))
  await waitFor(async () => expect((await states())[0]).toBe('WITHDRAWN'), WAIT)
  expect((await screen.findAllByText(words.confirmed, {}, WAIT)).length).toBeGreaterThan(0)
  expect((await statementOf(market, 'trader')).id).toBe(id)
})

test.each([
  {
    locale: 'en-US' as const,
    reply: 'Reply',
    amount: /^Settle at/,
    note: /^Your words/,
    offer: (sum: string) => `The seller offers to settle at ${sum}`,
  },
  {
    locale: 'zh-CN' as const,
    reply: '答复异议',
    amount: /^结算金额/,
    note: /^答复说明/,
    offer: (sum: string) => `卖方提出按 ${sum} 结算`,
  },
])('in $locale the seller replies to a dispute: an offer needs words', async ({ locale, ...words }) => {
  const market = await quietMarket()
  const { id, lines } = await statementOf(market, 'forwarder')
  const disputed = lines.find(({ state }) => state === 'DISPUTED')
  const whole = Number(disputed?.amount.amount)
  const believed = Number(disputed?.dispute?.believed)
  const offered = String(Math.round((whole + believed) / 2))
  const address = `/business/payment?tab=statements&statement=${id}`
  app = await openAs('forwarder', address, market, { locale })
  await userEvent.click(await screen.findByRole('button', { name: words.reply }, WAIT))
  const dialog = await screen.findByRole('dialog', {}, WAIT)
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: words.reply }))
  const amount = within(dialog).getByLabelText(words.amount)
  expect(amount).toHaveProperty('value', believed.toFixed(2))
  await userEvent.clear(amount)
  await userEvent.type(amount, offered)
  await send()
  const note = within(dialog).getByLabelText(words.note)
  expect(note.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(note, 'The filing was made twice')
  await send()
  await gone()
  const sum = `${disputed?.amount.currency} ${offered}.00`
  expect(
    await screen.findByText((text) => text.replaceAll('\u00a0', ' ').includes(words.offer(sum)), {}, WAIT),
  ).toBeTruthy()
  app.session.stop()
  cleanup()
  const { buyer } = await statementOf(market, 'forwarder')
  // Nobody else may read it.
  app = await openAs('trader', address, market, { locale })
  expect(
    await screen.findByText(locale === 'zh-CN' ? '没有找到这份对账单' : 'Statement not found', {}, WAIT),
  ).toBeTruthy()
  expect(buyer.id).not.toBe('c01')
})

test.each([
  {
    locale: 'en-US' as const,
    name: 'Late fee',
    counted: /^USD [\d,.]+ × 0\.05% × 9 days$/,
    waits: 'Counts once the buyer confirms it',
    all: 'Confirm all',
    adds: /^A late fee of USD [\d.]+ \+ CNY [\d.]+ is added to what you pay\.$/,
    term: / · late fee 0\.05% a day/,
  },
  {
    locale: 'zh-CN' as const,
    name: '逾期违约金',
    counted: /^USD [\d,.]+ × 0\.05% × 9 天$/,
    waits: '买方确认后计入余额',
    all: '确认全部',
    adds: /^逾期违约金 USD [\d.]+ \+ CNY [\d.]+ 将计入应付金额。$/,
    term: / · 逾期违约金 0\.05%\/天/,
  },
])(
  'in $locale a late fee says how it was counted, and is owed once the buyer confirms it',
  async ({ locale, ...words }) => {
    const market = await quietMarket()
    const before = await statementOf(market, 'trader')
    const fees = before.lines.filter(({ kind }) => kind === 'LATE_FEE')
    const orderId = fees[0]?.order?.id ?? ''
    const owed = async () => {
      const token = await market.signIn('trader')
      return (await market.call(orderEndpoints.detail, { id: orderId }, { token })).data
    }
    expect((await owed()).payState).toBe('PAID')
    const address = `/business/payment?tab=statements&statement=${before.id}`
    app = await openAs('trader', address, market, { locale })
    expect(await screen.findAllByText(words.name, {}, WAIT)).toHaveLength(fees.length)
    expect(screen.getByText(words.counted)).toBeTruthy()
    expect(screen.getAllByText(words.waits)).toHaveLength(fees.length)
    await userEvent.click(screen.getByRole('button', { name: words.all }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(words.adds)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: words.all }))
    await gone()
    await waitFor(() => expect(screen.queryByText(words.waits)).toBeNull(), WAIT)
    expect((await owed()).payState).toBe('PARTLY_PAID')
    app.session.stop()
    cleanup()
    app = await openAs('trader', `/business/payment?orderId=${orderId}`, market, { locale })
    expect((await screen.findAllByText(words.name, {}, WAIT)).length).toBeGreaterThan(0)
    expect(screen.getAllByText(words.term).length).toBeGreaterThan(0)
  },
)

test.each([
  { locale: 'en-US' as const, send: 'Send statement', waive: /^Waive the late fee of / },
  { locale: 'zh-CN' as const, send: '发送对账单', waive: /^免收本期逾期违约金 / },
])('in $locale the seller may waive the fees of a draft', async ({ locale, ...words }) => {
  const store = memoryStore()
  const market = await openMarket({ store })
  await market.call(demoEndpoints.robots, { robots: false })
  const { id } = await statementOf(market, 'forwarder')
  await store.atomically(async () => {
    const { orders, statements } = openRows(store)
    const row = statements.get(id)
    const order = orders.get(row?.lines?.[0]?.orderId ?? '')
    if (!row || !order) throw new Error('not seeded')
    const { lines: _, sentAt: _at, ...draft } = row
    statements.put({ ...draft, status: 'DRAFT' })
    orders.put({ ...order, paymentTerm: 'MONTHLY_30', lateFeeDailyPct: '0.05' })
  })
  market.time.now += 20 * 24 * 3600_000
  app = await openAs('forwarder', `/business/payment?tab=statements&statement=${id}`, market, { locale })
  await userEvent.click(await screen.findByRole('button', { name: words.send }, WAIT))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByLabelText(words.waive))
  await userEvent.click(within(dialog).getByRole('button', { name: words.send }))
  await gone()
  const fees = (await statementOf(market, 'forwarder')).lines.filter(({ kind }) => kind === 'LATE_FEE')
  expect(fees.map(({ state, agreed }) => [state, agreed])).toEqual(fees.map(() => ['AGREED', '0.00']))
  expect(fees.length).toBeGreaterThan(0)
})
