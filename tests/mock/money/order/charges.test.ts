import { Big } from 'big.js'
import { roundMoney } from '@/contract/money.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { promisedAs } from '@/contract/money/order/quoted.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { ChargeAnswer } from '@/contract/money/order/values.ts'
import { ledgerOf } from '@mock/domain/money/order/ledger.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { told } from '../../support/inbox.ts'
import { HOUR, paidOrder, payDue, picture, propose, type Paid } from '../../support/fulfilled.ts'
import { newRequestNo, openMarket } from '../../support/market.ts'
import { DTHC } from '../../support/trade.ts'

describe('a charge that was not quoted', () => {
  let paid: Paid
  beforeEach(async () => {
    paid = await paidOrder()
    await paid.seller(order.start)
  })
  const answer = async (how: ChargeAnswer, note = 'Not in the quote') => {
    const { adjustments } = await paid.now()
    return paid.buyer(order.answerCharge, { chargeId: adjustments[0]?.id ?? '', answer: how, note })
  }
  const sums = ({ payable, paid: got, due }: OrderDetail) => [payable.amount, got.amount, due.amount]

  /** All dues of the first payment in dollars, the yuan converted once at the locked rate. */
  const paidIn = ({ rateLock: { rates } }: OrderDetail) =>
    new Big(roundMoney(new Big('450').div(rates.cnyPer.USD), 'USD')).plus('3600').toFixed(2)

  it('changes nothing while it is proposed, and what is payable once it is approved', async () => {
    const proposed = (await propose(paid, '120.5')).data
    expect(proposed.adjustments).toMatchObject([{ status: 'PROPOSED', amount: { amount: '120.50', currency: 'USD' } }])
    expect(sums(proposed)).toEqual(['3663.48', '3663.48', '0.00'])
    const approved = (await answer('APPROVED', '')).data
    expect(sums(approved)).toEqual(['3783.98', '3663.48', '120.50'])
    expect(approved.payableIn[0]).toEqual({ dues: ['USD'], currency: 'USD', amount: '120.50' })
    expect(approved.ledger).toMatchObject({ quoted: '3663.48', changes: '120.50', billed: '3783.98' })
  })

  it('is paid as a payment of its own and holds the settlement back until then', async () => {
    await propose(paid, '120.5')
    await paid.seller(order.deliver)
    expect((await paid.buyer(order.accept)).code).toBe(4003)
    await answer('APPROVED', '')
    expect((await paid.buyer(order.accept)).message).toBe('Answer and pay the additional charges first')
    await payDue(paid.state, await paid.now())
    const after = await paid.now()
    expect(after.status).toBe('DELIVERED')
    expect(sums(after)).toEqual(['3783.98', '3783.98', '0.00'])
    expect(after.payments.map((payment) => payment.amount.amount)).toEqual(['120.50', paidIn(after)])
    expect((await paid.buyer(order.accept)).data.status).toBe('SETTLED')
  })

  it.each(['REJECTED', 'DISPUTED'] as const)('adds nothing when it is %s, which needs a reason', async (how) => {
    await propose(paid, '120.5')
    expect((await answer(how, '')).data).toMatchObject({ fields: [{ field: 'note' }] })
    const after = (await answer(how)).data
    expect(after.adjustments).toMatchObject([{ status: how, answer: 'Not in the quote' }])
    expect(sums(after)).toEqual(['3663.48', '3663.48', '0.00'])
    expect((await answer('APPROVED')).code).toBe(4009)
  })

  it('lapses after 48 hours without an answer, and both sides are told', async () => {
    const since = paid.state.market.time.now
    await propose(paid, '120.5')
    paid.state.market.time.now += 48 * HOUR
    await paid.renew()
    expect((await paid.now()).adjustments).toMatchObject([{ status: 'LAPSED' }])
    expect((await answer('APPROVED')).code).toBe(4009)
    expect(sums(await paid.now())).toEqual(['3663.48', '3663.48', '0.00'])
    const about = async (account: string) =>
      (await told(paid.state.market, account, since)).filter((one) => one.includes('120.50'))
    const words = 'EXM USD 120.50 was not approved within 48 hours and is not payable.'
    const { no } = await paid.now()
    expect(await about('trader')).toEqual([
      `ADJUSTMENT_ANSWERED: Order ${no}: ${words}`,
      `ADJUSTMENT_PROPOSED: Order ${no}: the seller requests EXM USD 120.50. Reply within 48 hours; only approved charges are payable.`,
    ])
    expect(await about('forwarder')).toEqual([`ADJUSTMENT_ANSWERED: Order ${no}: ${words}`])
  })

  it('is proposed by the seller only, with a known code, an amount, a reason and a file of its own', async () => {
    const wrong = await propose(paid, '0', { reason: 'so', evidence: [] })
    expect(wrong.data).toMatchObject({ fields: [{ field: 'amount' }, { field: 'reason' }, { field: 'evidence' }] })
    expect((await propose(paid, '5', { code: 'XXX' })).data).toMatchObject({ fields: [{ field: 'code' }] })
    const foreign = { id: 'f', name: 'x', url: '/x', size: 100, type: 'image/png' }
    expect((await propose(paid, '5', { evidence: [foreign] })).data).toMatchObject({
      fields: [{ field: 'evidence.0' }],
    })
    const asked = { code: 'EXM', amount: '5', reason: 'I want it', evidence: [] }
    expect((await paid.buyer(order.proposeCharge, asked)).code).toBe(4003)
    await propose(paid, '5')
    const { adjustments } = await paid.now()
    expect(
      (await paid.seller(order.answerCharge, { chargeId: adjustments[0]?.id ?? '', answer: 'APPROVED', note: '' }))
        .code,
    ).toBe(4003)
  })

  it('is a todo of the buyer until it is answered, and then the rest is one', async () => {
    const duty = async (kind: string) => {
      const { data } = await paid.state.market.call(memberEndpoints.memCenter, {}, { token: paid.state.trader })
      return data.duties.find((one) => one.kind === kind)
    }
    const todo = async (kind: string) => (await duty(kind))?.items.find((one) => one.id === paid.id)?.amount?.amount
    const toPay = (await duty('TO_PAY'))?.count ?? 0
    await propose(paid, '120.5')
    expect(await todo('CHARGE_TO_ANSWER')).toBe('120.50')
    await answer('APPROVED')
    expect(await todo('CHARGE_TO_ANSWER')).toBeUndefined()
    // Without a deadline it stands behind the few that are listed.
    expect((await duty('TO_PAY'))?.count).toBe(toPay + 1)
  })

  it('leaves a ledger whose lines add up to what is payable, whatever is proposed and answered', async () => {
    let seed = 7
    const pick = (max: number) => {
      seed = (seed * 16807) % 2147483647
      return seed % max
    }
    for (let round = 0; round < 12; round++) {
      await propose(paid, `${1 + pick(900)}.${String(pick(100)).padStart(2, '0')}`)
      await answer((['APPROVED', 'REJECTED', 'DISPUTED'] as const)[pick(3)] ?? 'APPROVED')
      const { ledger, payable } = await paid.now()
      const sum = (field: 'quoted' | 'changes' | 'billed') =>
        ledger.lines.reduce((total, line) => total.plus(line[field]), new Big(0)).toFixed(2)
      expect([sum('quoted'), sum('changes'), sum('billed')]).toEqual([ledger.quoted, ledger.changes, ledger.billed])
      expect(new Big(ledger.quoted).plus(ledger.changes).toFixed(2)).toBe(payable.amount)
      expect(ledger.billed).toBe(payable.amount)
    }
  })
})

describe('a charge that the quote names', () => {
  const said = { ...DTHC, unitPrice: '0' }
  const mayArise = { ...said, code: 'EXM', group: 'CONDITIONAL' } as const

  it.each([
    ['INCLUDED', 'en-US', 'The quote promised DTHC as “Included”; it cannot be added'],
    ['INCLUDED', 'zh-CN', '报价承诺 DTHC 为“已包含”，不能再加收'],
    ['NOT_APPLICABLE', 'en-US', 'The quote promised DTHC as “Not applicable”; it cannot be added'],
    ['NOT_APPLICABLE', 'zh-CN', '报价承诺 DTHC 为“不适用”，不能再加收'],
  ] as const)('as %s is refused at the code, in %s', async (state, language, message) => {
    const paid = await paidOrder({}, [{ ...said, state }])
    await paid.seller(order.start)
    const input = {
      id: paid.id,
      code: 'DTHC',
      amount: '5',
      reason: 'The terminal asks for it',
      requestNo: newRequestNo(),
    }
    const evidence = [await picture(paid.state, paid.state.one)]
    const token = paid.state.one
    const refused = await paid.state.market.call(order.proposeCharge, { ...input, evidence }, { token, language })
    expect(refused.code).toBe(4001)
    expect(refused.data).toMatchObject({ fields: [{ field: 'code', message }] })
    expect((await paid.now()).adjustments).toEqual([])
  })

  it.each([
    ['excluded', { ...mayArise, state: 'EXCLUDED' }],
    ['at cost', { ...mayArise, basis: 'AT_COST', qty: '1' }],
    ['a price', DTHC],
    ['a rate of what may arise', { ...mayArise, unitPrice: '90' }],
  ] as const)('as %s can be added', async (_, line) => {
    const paid = await paidOrder({}, [line])
    await paid.seller(order.start)
    const proposed = await propose(paid, '120.5', { code: line.code })
    expect([proposed.code, proposed.data.adjustments]).toMatchObject([200, [{ code: line.code, status: 'PROPOSED' }]])
  })

  it('is refused also where the other party of the sale would pay it', async () => {
    const payers = usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' })
    const paid = await paidOrder({ incoterm: 'CIF', payers }, [{ ...said, state: 'INCLUDED' }])
    await paid.seller(order.start)
    expect((await propose(paid, '5', { code: 'DTHC' })).data).toMatchObject({ fields: [{ field: 'code' }] })
  })
})

it('no seeded addition is of a charge that its quote promised', async () => {
  const store = memoryStore()
  await openMarket({ store })
  const added = openRows(store)
    .orders.all()
    .flatMap((one) => (one.adjustments ?? []).map(({ code }) => [one, code] as const))
  expect(added.length).toBeGreaterThan(5)
  expect(added.filter(([one, code]) => promisedAs(code, one)).map(([one]) => one.no)).toEqual([])
})

it('the ledger of every seeded order adds up to what is payable', async () => {
  const store = memoryStore()
  const { time } = await openMarket({ store })
  const rows = openRows(store)
  const orders = rows.orders.all()
  expect(orders.length).toBeGreaterThan(100)
  const off = orders.filter((one) => {
    const { lines, quoted, changes } = ledgerOf({ rows, now: () => time.now } as Deps, one)
    const billed = lines.reduce((total, line) => total.plus(line.billed), new Big(0))
    return !billed.eq(one.payable.amount) || !new Big(quoted).plus(changes).eq(one.payable.amount)
  })
  expect(off.map((one) => one.no)).toEqual([])
})
