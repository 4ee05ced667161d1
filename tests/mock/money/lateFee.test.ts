import { describe, expect, it } from 'vitest'
import type { Endpoint } from '@/contract/endpoint.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import type { StatementDetail, StatementLine } from '@/contract/money/statement/schemas.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { award, evaluating, type Evaluating } from '../support/awarded.ts'
import { payDue } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'
import { publish } from '../support/trade.ts'

const MONTHLY = { paymentTerm: 'MONTHLY_30', lateFeeDailyPct: '0.05' } as const
type What = Pick<StatementLine, 'kind' | 'state'> & { amount: string; currency: string; parts: string }
const whatOf = ({ kind, state, amount, fee }: StatementLine): What => ({
  kind,
  state,
  ...amount,
  parts: fee?.parts.map((part) => `${part.amount} x ${part.days}`).join(' + ') ?? '',
})

/** An order of 3,600 dollars and 450 yuan that was loaded on 22 November 2026. */
async function loaded(part: Partial<TenderDraft>) {
  const state: Evaluating = await evaluating(part)
  const call = async <In, Out>(endpoint: Endpoint<In, Out>, input: object, token: string) =>
    state.market.call(endpoint, { requestNo: newRequestNo(), ...input } as In, { token })
  const id = (await award(state)).data.orderId ?? ''
  const { version } = (await call(bidEndpoints.detail, { id: state.cheap.id }, state.one)).data
  await call(bidEndpoints.confirm, { id: state.cheap.id, version, creditLimit: '20000' }, state.one)
  const order = async (): Promise<OrderDetail> => (await call(orderEndpoints.detail, { id }, state.trader)).data
  const until = async (day: string) => {
    state.market.time.now = Date.parse(`${day}T10:00:00+08:00`)
    state.trader = await state.market.signIn('trader')
    state.one = await state.market.signIn('forwarder')
  }
  /** The newest statement of the two, as a side sees it. */
  const newest = async (token: string): Promise<StatementDetail> => {
    const { data } = await call(statementEndpoints.page, { size: 100 }, token)
    const mine = data.records.filter(({ buyer, seller }) => buyer.id === 'c01' && seller.id === 'c02')
    const [row] = mine.toSorted((a, b) => b.month.localeCompare(a.month))
    if (!row) throw new Error('no statement')
    return (await call(statementEndpoints.detail, { id: row.id }, token)).data
  }
  const send = async (more: object = {}) => {
    const now = await newest(state.one)
    return (await call(statementEndpoints.send, { id: now.id, version: now.version, ...more }, state.one)).data
  }
  const fees = async () => (await newest(state.one)).lines.filter(({ kind }) => kind === 'LATE_FEE')
  const feeIn = async (currency: string) => {
    const now = await newest(state.trader)
    const line = now.lines.find((one) => one.kind === 'LATE_FEE' && one.amount.currency === currency)
    return { id: now.id, version: now.version, line: line?.key ?? '' }
  }
  const confirm = async (currency: string) => {
    const { id: statement, version: seen, line } = await feeIn(currency)
    return call(statementEndpoints.confirmLines, { id: statement, version: seen, lines: [line] }, state.trader)
  }
  const pay = async () => {
    await call(orderEndpoints.relock, { id, version: (await order()).version }, state.trader)
    for (let left = 2; left > 0 && Number((await order()).due.amount) > 0; left -= 1) await payDue(state, await order())
  }
  const start = async () => {
    await call(orderEndpoints.start, { id }, state.one)
    const at = new Date(state.market.time.now).toISOString()
    await call(orderEndpoints.milestone, { id, code: 'LOBD', at, place: '', containers: [] }, state.one)
  }
  return { state, id, call, order, until, newest, send, fees, feeIn, confirm, pay, start }
}

async function overdue() {
  const all = await loaded(MONTHLY)
  await all.start()
  await all.until('2026-12-02')
  await all.send()
  await all.until('2027-01-11')
  return all
}

describe('the late fee of a tender', () => {
  it('is at most 0.1 % a day, and none of a prepaid one', async () => {
    const { market } = await evaluating()
    const token = await market.signIn('trader')
    const sent = async (part: Partial<TenderDraft>) =>
      publish(market, token, part).then(
        ({ id }) => id,
        (error: unknown) => String(error),
      )
    expect(await sent({ ...MONTHLY, lateFeeDailyPct: '0.11' })).toContain('lateFeeDailyPct')
    expect(await sent({ ...MONTHLY, lateFeeDailyPct: '0' })).toContain('lateFeeDailyPct')
    expect(await sent({ ...MONTHLY, lateFeeDailyPct: '0.1' })).not.toContain('lateFeeDailyPct')
    const state = await evaluating({ paymentTerm: 'PREPAID', lateFeeDailyPct: '0.05' })
    const id = (await award(state)).data.orderId ?? ''
    const { data } = await market.call(orderEndpoints.detail, { id }, { token: state.trader })
    expect(data?.lateFeeDailyPct).toBeUndefined()
  })

  it('is a term of its contract', async () => {
    const { call, id, state, order } = await loaded(MONTHLY)
    expect((await call(orderEndpoints.contract, { id }, state.trader)).data.terms).toMatchObject(MONTHLY)
    expect(await order()).toMatchObject(MONTHLY)
  })
})

describe('a late fee in a statement', () => {
  it('is proposed to the buyer for each currency and day, and owed by nobody before it confirms', async () => {
    const { send, order, newest, state } = await overdue()
    const before = await order()
    expect(before.payState).toBe('OVERDUE')
    const { lines, closing } = await send()
    expect(lines.map(whatOf)).toEqual([
      { kind: 'CARRIED', state: 'CONFIRMED', amount: '3600.00', currency: 'USD', parts: '' },
      { kind: 'CARRIED', state: 'CONFIRMED', amount: '450.00', currency: 'CNY', parts: '' },
      { kind: 'LATE_FEE', state: 'OPEN', amount: '21.60', currency: 'USD', parts: '3600.00 x 12' },
      { kind: 'LATE_FEE', state: 'OPEN', amount: '2.70', currency: 'CNY', parts: '450.00 x 12' },
    ])
    expect(closing).toContainEqual({ amount: '3600.00', currency: 'USD' })
    expect((await order()).payable).toEqual(before.payable)
    expect((await newest(state.trader)).openLines).toBe(2)
  })

  it('is owed once it is confirmed, and freezes no line', async () => {
    const { send, confirm, order, pay, newest, state, call } = await overdue()
    await send()
    expect((await confirm('USD')).code).toBe(200)
    expect((await newest(state.trader)).closing).toContainEqual({ amount: '3621.60', currency: 'USD' })
    const now = await order()
    expect(now.dues).toContainEqual({ amount: '3621.60', currency: 'USD', rest: '3621.60' })
    expect(now.adjustments[0]).toMatchObject({ code: 'LATE_FEE', status: 'APPROVED', amount: { amount: '21.60' } })
    expect(now.adjustments[0]?.reason).toMatch(/^DZ\d{8}-\d{4}: 3600\.00 × 0\.05% × 12$/)
    expect(now.ledger.lines.at(-1)).toMatchObject({ code: 'LATE_FEE', quoted: '0.00', billed: '21.60' })
    expect((await confirm('USD')).code).toBe(4009)
    await pay()
    expect((await order()).payState).toBe('PAID')
    // The fee in yuan comes after all else was paid: it is due, but it has no day to be late for.
    await confirm('CNY')
    expect((await order()).payState).toBe('PARTLY_PAID')
    const { data } = await call(creditEndpoints.page, { size: 100 }, state.trader)
    const line = data.records.find(({ seller }) => seller.id === 'c02')
    expect(line).toMatchObject({ status: 'GRANTED' })
    expect(line?.overdue).toBeUndefined()
  })

  it('is claimed for no day twice, and until the day of the payment', async () => {
    const { send, confirm, until, pay, fees, newest, state } = await overdue()
    await send()
    await confirm('USD')
    await until('2027-01-16')
    await pay()
    await until('2027-02-03')
    // Paid on the 16th: five days more, of the freight and not of the fee.
    expect((await fees()).map(whatOf)).toEqual([
      { kind: 'LATE_FEE', state: 'OPEN', amount: '9.00', currency: 'USD', parts: '3600.00 x 5' },
      { kind: 'LATE_FEE', state: 'OPEN', amount: '1.13', currency: 'CNY', parts: '450.00 x 5' },
    ])
    await send()
    await until('2027-03-03')
    // Nothing is left to state.
    expect((await newest(state.one)).month).toBe('2027-01')
  })

  it('is disputed as other lines are, and settled at what both believe', async () => {
    const { send, feeIn, call, state, order, newest } = await overdue()
    await send()
    const line = await feeIn('USD')
    const before = await order()
    const dispute = { ...line, reason: 'WRONG_AMOUNT', believed: '10', note: 'Paid within the week' }
    expect((await call(statementEndpoints.disputeLine, dispute, state.trader)).data.status).toBe('DISPUTED')
    // It was never due: nothing of the order waits.
    expect((await order()).disputed).toBeUndefined()
    expect((await order()).payable).toEqual(before.payable)
    const answer = { ...(await feeIn('USD')), amount: '10', note: '' }
    const settled = await call(statementEndpoints.answerLine, answer, state.one)
    expect(settled.data.lines.find(({ key }) => key === line.line)).toMatchObject({ state: 'AGREED', agreed: '10.00' })
    expect((await newest(state.trader)).closing).toContainEqual({ amount: '3610.00', currency: 'USD' })
    expect((await order()).adjustments[0]?.amount).toEqual({ amount: '10.00', currency: 'USD' })
  })

  it('counts nothing of what is disputed', async () => {
    const { start, until, send, call, state, fees } = await loaded(MONTHLY)
    await start()
    await until('2026-12-02')
    const { id, version, lines } = await send()
    const line = lines.find(({ code }) => code === 'OFR')?.key
    const dispute = { id, version, line, reason: 'WRONG_RATE', believed: '3000', note: 'As we agreed by mail' }
    expect((await call(statementEndpoints.disputeLine, dispute, state.trader)).code).toBe(200)
    await until('2027-01-11')
    expect((await fees()).map(({ amount }) => amount)).toEqual([{ amount: '2.70', currency: 'CNY' }])
  })

  it('can be waived by its seller, for good', async () => {
    const { send, order, until, fees } = await overdue()
    const { lines } = await send({ waiveFees: true })
    expect(lines.filter(({ kind }) => kind === 'LATE_FEE')).toMatchObject([
      { state: 'AGREED', agreed: '0.00' },
      { state: 'AGREED', agreed: '0.00' },
    ])
    expect((await order()).adjustments).toEqual([])
    await until('2027-02-02')
    expect((await fees())[0]?.fee).toMatchObject({ from: '2027-01-11', until: '2027-02-02' })
  })

  it('is the only line of an order that is paid on the B/L', async () => {
    const { start, until, send, confirm, order, pay, newest, state } = await loaded({
      ...MONTHLY,
      paymentTerm: 'ON_BL',
    })
    await start()
    await until('2026-12-13')
    expect((await order()).dueOn).toBe('2026-11-25')
    await until('2027-01-02')
    const { lines } = await send()
    expect(lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['LATE_FEE', '68.40'],
      ['LATE_FEE', '8.55'],
    ])
    await confirm('USD')
    expect((await newest(state.trader)).closing).toEqual([{ amount: '68.40', currency: 'USD' }])
    await pay()
    const paid = await newest(state.trader)
    expect(paid.open).toEqual([])
    await until('2027-02-02')
    expect((await newest(state.one)).lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['CARRIED', '68.40'],
      ['PAYMENT', '-68.40'],
    ])
  })

  it('is not there if the tender did not state it', async () => {
    const all = await loaded({ paymentTerm: 'MONTHLY_30' })
    await all.start()
    await all.until('2026-12-02')
    await all.send()
    await all.until('2027-02-02')
    expect(await all.fees()).toEqual([])
  })
})
