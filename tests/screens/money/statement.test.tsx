import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import type { StatementDetail } from '@/contract/money/statement/schemas.ts'
import type { Market } from '@tests/mock/support/market.ts'
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
])(
  'in $locale the buyer disputes a line of its statement and confirms the rest',
  { timeout: 60_000 },
  async ({ locale, ...words }) => {
    const market = await quietMarket()
    const { id, lines } = await statementOf(market, 'trader')
    app = await openAs('trader', '/business/payment?tab=statements', market, { locale })
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
  },
)

test.each([
  {
    locale: 'en-US' as const,
    reply: 'Reply',
    amount: /^Settle at/,
    note: /^Your words/,
    offer: /The seller offers to settle at USD 30\.00/,
  },
  {
    locale: 'zh-CN' as const,
    reply: '答复异议',
    amount: /^结算金额/,
    note: /^答复说明/,
    offer: /卖方提出按 USD 30\.00 结算/,
  },
])(
  'in $locale the seller replies to a dispute: an offer needs words',
  { timeout: 60_000 },
  async ({ locale, ...words }) => {
    const market = await quietMarket()
    const { id } = await statementOf(market, 'forwarder')
    const address = `/business/payment?tab=statements&statement=${id}`
    app = await openAs('forwarder', address, market, { locale })
    await userEvent.click(await screen.findByRole('button', { name: words.reply }, WAIT))
    const dialog = await screen.findByRole('dialog', {}, WAIT)
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: words.reply }))
    const amount = within(dialog).getByLabelText(words.amount)
    expect(amount).toHaveProperty('value', '26.00')
    await userEvent.clear(amount)
    await userEvent.type(amount, '30')
    await send()
    const note = within(dialog).getByLabelText(words.note)
    expect(note.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(note, 'The filing was made twice')
    await send()
    await gone()
    expect(await screen.findByText(words.offer, {}, WAIT)).toBeTruthy()
    app.session.stop()
    cleanup()
    const { buyer } = await statementOf(market, 'forwarder')
    // Nobody else may read it.
    app = await openAs('trader', address, market, { locale })
    expect(
      await screen.findByText(locale === 'zh-CN' ? '没有找到这份对账单' : 'Statement not found', {}, WAIT),
    ).toBeTruthy()
    expect(buyer.id).not.toBe('c01')
  },
)
