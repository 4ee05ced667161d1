import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Big } from 'big.js'
import { afterEach, expect, test } from 'vitest'
import type { Money } from '@/contract/money.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import type { StatementDetail } from '@/contract/money/statement/schemas.ts'
import { statementEnUS } from '@/features/money/statement/messages/en-US.ts'
import { statementZhCN } from '@/features/money/statement/messages/zh-CN.ts'
import { newRequestNo, type Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { sheetsOf, watchSaved } from '@tests/setup/savedBook.ts'
import type { ReadSheet } from '@tests/setup/savedBook.ts'
import { openAs, quietMarket } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
const TEXTS = { 'zh-CN': statementZhCN, 'en-US': statementEnUS }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** The only seeded statement of an account. */
async function statementOf(market: Market, account: string): Promise<StatementDetail> {
  const token = await market.signIn(account)
  const [found] = (await market.call(statementEndpoints.page, {}, { token })).data.records
  return (await market.call(statementEndpoints.detail, { id: found?.id ?? '' }, { token })).data
}

/** The trader disputes a charge of its statement. */
async function dispute(market: Market): Promise<void> {
  const { id, version, lines } = await statementOf(market, 'trader')
  const line = lines.find(({ kind, state }) => kind === 'CHARGE' && state === 'OPEN')?.key ?? ''
  const input = { id, version, line, reason: 'WRONG_RATE' as const, believed: '10', note: 'Another rate was agreed' }
  const token = await market.signIn('trader')
  const answer = await market.call(statementEndpoints.disputeLine, { ...input, requestNo: newRequestNo() }, { token })
  if (answer.code !== 200) throw new Error(JSON.stringify(answer))
}

/** Sums of an amount column by the currency beside it, sorted; zero is left out as on the page. */
function sumsIn({ rows: [head = [], ...rows] }: ReadSheet, amount: string, currency: string, isCounted = () => true) {
  const [at, of] = [head.indexOf(amount), head.indexOf(currency)]
  if (at < 0 || of < 0) throw new Error(`no column ${amount} or ${currency} in ${head.join(' | ')}`)
  const sums = new Map<string, Big>()
  for (const row of rows.filter(isCounted)) {
    const name = String(row[of])
    sums.set(name, (sums.get(name) ?? new Big(0)).plus(row[at] || 0))
  }
  const all = [...sums].map(([name, sum]) => `${name} ${sum.toFixed(2)}`)
  return all.filter((one) => !one.endsWith(' 0.00')).toSorted()
}
const textsOf = (amounts: readonly Money[]) => amounts.map(({ amount, currency }) => `${currency} ${amount}`).toSorted()

/** Disputes of each statement at least: the trader has one of its own. */
const disputedBy = { trader: 1, forwarder: 0 } as const

test.each([
  ['en-US', 'trader'],
  ['zh-CN', 'trader'],
  ['en-US', 'forwarder'],
  ['zh-CN', 'forwarder'],
] as const)('in %s the file that %s exports gives the page’s sums to the cent', async (locale, account) => {
  const t = TEXTS[locale]
  const market = await quietMarket()
  await dispute(market)
  const { id, no, lines } = await statementOf(market, account)
  app = await openAs(account, `/business/payment?tab=statements&statement=${id}`, market, { locale })
  const files = watchSaved()
  await userEvent.click(await screen.findByRole('button', { name: t['statement.export'] }, WAIT))
  await waitFor(() => expect(files).toHaveLength(1), WAIT)
  const [summary, detail, orders, prices, disputes] = (await sheetsOf(files[0])) as [
    ReadSheet,
    ReadSheet,
    ReadSheet,
    ReadSheet,
    ReadSheet,
  ]
  const token = await market.signIn(account)
  const now = (await market.call(statementEndpoints.detail, { id }, { token })).data
  const [amount, currency] = [t['statement.amount'], t['statement.sheet.currency']]
  expect(summary.rows.find(([name]) => name === t['statement.sheet.number'])?.[1]).toBe(no)
  for (const [label, amounts] of [
    [t['statement.opening'], now.opening],
    [t['statement.closing'], now.closing],
    [t['statement.disputed'], now.disputed],
    [t['statement.sheet.open'], now.open],
  ] as const) {
    const own = { name: '', rows: summary.rows.filter((row, at) => at === 0 || row[0] === label) }
    expect(sumsIn(own, amount, currency)).toEqual(textsOf(amounts))
  }
  for (const { amount: sum } of [...now.closing, ...now.disputed, ...now.open]) {
    const shown = Number(sum).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(document.body.textContent).toContain(shown)
  }
  // Lines, and lines by order, add up to the closing balance.
  expect(detail.rows).toHaveLength(lines.length + 1)
  expect(sumsIn(detail, t['statement.sheet.counted'], currency)).toEqual(textsOf(now.closing))
  expect(sumsIn(orders, t['statement.sheet.total'], currency)).toEqual(textsOf(now.closing))
  const named = new Set(now.lines.flatMap(({ order }) => order?.no ?? []))
  expect(new Set(prices.rows.slice(1).map(([order]) => order))).toEqual(named)
  const told = now.lines.flatMap((line) => (line.dispute ? [[line.dispute.note, Number(line.dispute.believed)]] : []))
  expect(told.length).toBeGreaterThanOrEqual(disputedBy[account])
  expect(disputes.rows.slice(1)).toEqual(told.map((said) => expect.arrayContaining(said)))
})
