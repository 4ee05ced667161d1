import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/contract/endpoint.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import type { StatementDetail } from '@/contract/money/statement/schemas.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { award, evaluating, type Evaluating } from '../support/awarded.ts'
import { DAY, payDue, picture } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'

/** 3,600 dollars and 450 yuan on monthly terms, loaded on 28 November, with 720 dollars of demurrage agreed later. */
describe('the statement of an order on monthly terms', () => {
  let state: Evaluating
  let orderId: string

  const call = async <In, Out>(endpoint: Endpoint<In, Out>, part: object, token: string) =>
    state.market.call(endpoint, { requestNo: newRequestNo(), ...part } as In, { token })
  const order = async (): Promise<OrderDetail> =>
    (await state.market.call(orderEndpoints.detail, { id: orderId }, { token: state.trader })).data
  const pass = async (days: number) => {
    state.market.time.now += days * DAY
    state.trader = await state.market.signIn('trader')
    state.one = await state.market.signIn('forwarder')
  }
  /** The statement of the two for November, with what a side may see of it. */
  const statement = async (token: string): Promise<StatementDetail | undefined> => {
    const { data } = await state.market.call(statementEndpoints.page, { size: 100 }, { token })
    const found = data.records.filter(({ buyer, seller }) => buyer.id === 'c01' && seller.id === 'c02')
    const row = found.find(({ month }) => month === '2026-11')
    return row && (await state.market.call(statementEndpoints.detail, { id: row.id }, { token })).data
  }
  const mine = async (token = state.trader): Promise<StatementDetail> => {
    const found = await statement(token)
    if (!found) throw new Error('no statement')
    return found
  }
  const keyOf = ({ lines }: StatementDetail, code: string) => lines.find((line) => line.code === code)?.key ?? ''
  const send = async () => {
    const { id, version } = await mine(state.one)
    return call(statementEndpoints.send, { id, version }, state.one)
  }
  const dispute = async (code: string, believed: string) => {
    const now = await mine()
    const part = { id: now.id, version: now.version, line: keyOf(now, code), reason: 'WRONG_AMOUNT' as const }
    return call(statementEndpoints.disputeLine, { ...part, believed, note: 'Four days were agreed' }, state.trader)
  }
  const answer = async (code: string, amount: string, note = '') => {
    const now = await mine(state.one)
    const part = { id: now.id, version: now.version, line: keyOf(now, code), amount, note }
    return call(statementEndpoints.answerLine, part, state.one)
  }
  const confirm = async (codes: readonly string[]) => {
    const now = await mine()
    const lines = codes.map((code) => keyOf(now, code))
    return call(statementEndpoints.confirmLines, { id: now.id, version: now.version, lines }, state.trader)
  }

  beforeEach(async () => {
    state = await evaluating({ paymentTerm: 'MONTHLY_30' })
    orderId = (await award(state)).data.orderId ?? ''
    const { id } = state.cheap
    const { version } = (await state.market.call(bidEndpoints.detail, { id }, { token: state.one })).data
    await call(bidEndpoints.confirm, { id, version, creditLimit: '20000' }, state.one)
    await call(orderEndpoints.start, { id: orderId }, state.one)
    const at = new Date(state.market.time.now).toISOString()
    await call(orderEndpoints.milestone, { id: orderId, code: 'LOBD', at, place: '', containers: [] }, state.one)
    const evidence = [await picture(state, state.one)]
    const claim = { code: 'DEM', amount: '720', currency: 'USD', reason: 'Six days at the port', evidence }
    const proposed = await call(orderEndpoints.proposeCharge, { id: orderId, ...claim }, state.one)
    const chargeId = proposed.data.adjustments[0]?.id
    await call(orderEndpoints.answerCharge, { id: orderId, chargeId, answer: 'APPROVED', note: '' }, state.trader)
  })

  it('is a draft of its seller on the first of the next month, with every charge once', async () => {
    expect(await statement(state.one)).toBeUndefined()
    await pass(10)
    expect(await statement(state.trader)).toBeUndefined()
    const draft = await mine(state.one)
    expect(draft).toMatchObject({ status: 'DRAFT', side: 'SELLER', opening: [] })
    expect(draft.no).toMatch(/^DZ20261201-\d{4}$/)
    expect(
      draft.lines.map(({ kind, code, amount, dueOn }) => [kind, code, amount.amount, amount.currency, dueOn]),
    ).toEqual([
      ['CHARGE', 'OFR', '3600.00', 'USD', '2026-12-30'],
      ['CHARGE', 'DOC', '450.00', 'CNY', '2026-12-30'],
      ['ADDITION', 'DEM', '720.00', 'USD', '2026-12-30'],
    ])
    expect((await call(statementEndpoints.detail, { id: draft.id }, state.trader)).code).toBe(4004)
  })

  it('is sent by its seller once, and its lines stand as they are', async () => {
    await pass(10)
    const { id, version } = await mine(state.one)
    expect((await call(statementEndpoints.send, { id, version: version + 1 }, state.one)).code).toBe(4009)
    expect((await send()).data).toMatchObject({ status: 'SENT', openLines: 3 })
    expect((await call(statementEndpoints.send, { id, version: version + 1 }, state.one)).code).toBe(4009)
    const reduction = { id: orderId, code: 'OFR', currency: 'USD', amount: '150', reason: 'Late release of boxes' }
    expect((await call(orderEndpoints.creditNote, reduction, state.one)).code).toBe(200)
    const now = await mine()
    expect(now.lines).toHaveLength(3)
    // The reduction lowers what is open; the next statement has it as a line.
    expect(now.closing).toEqual([
      { amount: '4320.00', currency: 'USD' },
      { amount: '450.00', currency: 'CNY' },
    ])
    expect(now.open).toContainEqual({ amount: '4170.00', currency: 'USD' })
    await pass(31)
    const { data } = await state.market.call(statementEndpoints.page, { size: 100 }, { token: state.one })
    const next = data.records.find(({ month, buyer }) => month === '2026-12' && buyer.id === 'c01')
    const lines = (await state.market.call(statementEndpoints.detail, { id: next?.id ?? '' }, { token: state.one }))
      .data.lines
    expect(lines.map(({ kind, amount }) => [kind, amount.amount, amount.currency])).toEqual([
      ['CARRIED', '4320.00', 'USD'],
      ['CARRIED', '450.00', 'CNY'],
      ['REDUCTION', '-150.00', 'USD'],
    ])
  })

  it('leaves the other lines payable while one is disputed, and nothing overdue', async () => {
    await pass(10)
    await send()
    expect((await dispute('DEM', '720')).code).toBe(4001)
    expect((await dispute('DEM', '480')).data).toMatchObject({
      status: 'DISPUTED',
      disputed: [{ amount: '720.00', currency: 'USD' }],
      due: [
        {
          dueOn: '2026-12-30',
          amounts: [
            { amount: '3600.00', currency: 'USD' },
            { amount: '450.00', currency: 'CNY' },
          ],
        },
      ],
    })
    expect((await order()).payableIn[0]).toMatchObject({ amount: '3663.55', currency: 'USD' })
    for (let left = 2; left > 0 && (await order()).payState !== 'PARTLY_PAID'; left -= 1) {
      const stale = { id: orderId, version: (await order()).version }
      await call(orderEndpoints.relock, stale, state.trader)
      await payDue(state, await order())
    }
    await pass(40)
    expect((await order()).payState).toBe('PARTLY_PAID')
    // Nobody is asked to pay what waits for both to agree.
    const { data: centre } = await state.market.call(memberEndpoints.memCenter, {}, { token: state.trader })
    const toPay = centre.duties.find(({ kind }) => kind === 'TO_PAY')?.items ?? []
    expect(toPay.map(({ id }) => id)).not.toContain(orderId)
    const { data } = await state.market.call(creditEndpoints.page, { size: 100 }, { token: state.trader })
    const line = data.records.find(({ seller }) => seller.id === 'c02')
    expect(line).toMatchObject({ status: 'GRANTED' })
    expect(line?.overdue).toBeUndefined()
  })

  it('takes back what is disputed once the seller agrees, and the order costs less', async () => {
    await pass(10)
    await send()
    await dispute('DEM', '480')
    const before = (await order()).ledger.billed
    expect((await answer('DEM', '480')).data.lines.at(-1)).toMatchObject({ state: 'AGREED', agreed: '480.00' })
    expect(Number(before) - Number((await order()).ledger.billed)).toBeCloseTo(240, 2)
    expect((await confirm(['OFR', 'DOC'])).data.status).toBe('CONFIRMED')
    expect((await mine()).closing).toContainEqual({ amount: '4080.00', currency: 'USD' })
  })

  it('settles at an offer that the buyer confirms, or whole if it takes its dispute back', async () => {
    await pass(10)
    await send()
    await dispute('DEM', '480')
    expect((await answer('DEM', '600')).code).toBe(4001)
    expect((await answer('DEM', '600', 'Five days at 120')).data).toMatchObject({ status: 'DISPUTED' })
    expect((await confirm(['DEM'])).data.lines.at(-1)).toMatchObject({ state: 'AGREED', agreed: '600.00' })
    await dispute('OFR', '3000')
    expect((await confirm(['OFR', 'DOC'])).data.lines[0]).toMatchObject({ state: 'WITHDRAWN' })
    expect((await confirm(['OFR'])).code).toBe(4009)
    expect((await mine()).closing).toContainEqual({ amount: '4200.00', currency: 'USD' })
  })

  it('reminds a buyer that does not answer every seven days, until it does', async () => {
    await pass(10)
    await send()
    const reminders = async () => {
      const { data } = await state.market.call(messageEndpoints.page, { size: 100 }, { token: state.trader })
      const { no } = await mine()
      return data.records.filter(({ title, body }) => title === 'Statement not checked' && body.includes(no)).length
    }
    await pass(8)
    expect(await reminders()).toBe(1)
    await pass(7)
    expect(await reminders()).toBe(2)
    await confirm(['OFR', 'DOC', 'DEM'])
    await pass(8)
    expect(await reminders()).toBe(2)
  })
})
