import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import type { ChargeBasis } from '@/contract/money/order/agreedRate/schemas.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { DAY, paidOrder, picture, propose, type Paid } from '../../support/fulfilled.ts'
import { newRequestNo, openMarket } from '../../support/market.ts'
import { DTHC } from '../../support/trade.ts'

const daily = { ...DTHC, group: 'CONDITIONAL', basis: 'PER_CONTAINER_DAY', currency: 'USD' } as const
// Free: five days of demurrage, five of detention.
const LINES = [
  { ...daily, code: 'DEM', unitPrice: '80' },
  { ...daily, code: 'DET', unitPrice: '70' },
  { ...daily, code: 'WTG', basis: 'PER_HOUR', qty: '1', unitPrice: '15' },
] as const

describe('an addition at an agreed rate', () => {
  let paid: Paid
  /** Days of both containers, counted from now: 11 in the terminal, 10 outside. */
  let basis: ChargeBasis
  beforeEach(async () => {
    paid = await paidOrder({}, LINES)
    await paid.seller(order.start)
    paid.state.market.time.now += 40 * DAY
    await paid.renew()
    const day = (days: number) => new Date(paid.state.market.time.now - days * DAY).toISOString().slice(0, 10)
    const box = { isoCode: '45G1', discharged: day(30), pickedUp: day(19), returned: day(9) }
    basis = { laneNo: 1, both: true, boxes: [box, box] }
  })
  const claim = async (amount: string, part: object = {}) => propose(paid, amount, { code: 'DEM', basis, ...part })
  const answer = async (part: object) => {
    const { adjustments } = await paid.now()
    return paid.buyer(order.answerCharge, {
      chargeId: adjustments[0]?.id ?? '',
      answer: 'APPROVED',
      note: '',
      ...part,
    })
  }
  // 2 x (6 x 80 + 5 x 70)
  const EXPECTED = '1660.00'

  it.each([
    ['1660', 'MATCH'],
    ['1600', 'BELOW'],
  ])('of %s is a %s that both parties read, and one call approves', async (amount, verdict) => {
    const proposed = (await claim(amount)).data
    expect(proposed.adjustments[0]?.agreed).toEqual({ verdict, expected: EXPECTED })
    const { adjustments, lanes, quotedRates } = await paid.now()
    expect(adjustments[0]).toMatchObject({ basis, agreed: { verdict, expected: EXPECTED } })
    expect([lanes[0]?.freeTime?.destDemDays, quotedRates?.cnyPer.CNY]).toEqual([5, '1'])
    expect((await answer({})).data.adjustments).toMatchObject([{ status: 'APPROVED' }])
  })

  it('stands in the ledger as quoted with what was agreed, and only the rest as a change', async () => {
    await claim('1600')
    await answer({})
    const { ledger, payable } = await paid.now()
    const line = ledger.lines.find(({ code }) => code === 'DEM')
    expect(line).toMatchObject({ quoted: EXPECTED, changes: '-60.00', billed: '1600.00' })
    expect(ledger).toMatchObject({ quoted: '5323.48', changes: '-60.00', billed: '5263.48' })
    expect(payable.amount).toBe('5263.48')
  })

  it.each([
    ['en-US', 'USD 8,339.11 above the agreed rate. Tick to accept it and give a reason'],
    ['zh-CN', '超出约定 USD 8,339.11，请勾选确认并写明理由'],
  ] as const)('that is above it needs a tick and a reason of the buyer, in %s', async (language, message) => {
    const { adjustments, id } = (await claim('9999.11')).data
    expect(adjustments[0]?.agreed).toEqual({ verdict: 'ABOVE', expected: EXPECTED })
    const input = { id, chargeId: adjustments[0]?.id ?? '', answer: 'APPROVED', note: '' } as const
    const { market, trader: token } = paid.state
    const refused = await market.call(order.answerCharge, { ...input, requestNo: newRequestNo() }, { token, language })
    expect(refused.code).toBe(4001)
    expect(refused.data).toMatchObject({ fields: [{ field: 'acceptAbove', message }, { field: 'note' }] })
    expect((await answer({ note: 'The strike' })).data).toMatchObject({ fields: [{ field: 'acceptAbove' }] })
    expect((await answer({ acceptAbove: true })).data).toMatchObject({ fields: [{ field: 'note' }] })
    const agreed = (await answer({ acceptAbove: true, note: 'The strike' })).data
    expect(agreed.adjustments).toMatchObject([{ status: 'APPROVED', answer: 'The strike' }])
    expect(agreed.ledger.lines.find(({ code }) => code === 'DEM')).toMatchObject({
      quoted: EXPECTED,
      changes: '8339.11',
    })
  })

  it('is calculated by the hour as well', async () => {
    const proposed = await claim('60', { code: 'WTG', basis: { laneNo: 1, quantity: '4' } })
    expect(proposed.data.adjustments[0]?.agreed).toEqual({ verdict: 'MATCH', expected: '60.00' })
  })

  it('without days has no expected amount, and is approved as any addition', async () => {
    const evidence = [await picture(paid.state, paid.state.one)]
    const part = { code: 'DEM', amount: '480', reason: 'Late at the terminal', evidence }
    const { data } = await paid.seller(order.proposeCharge, part)
    expect(data.adjustments[0]?.agreed).toEqual({ verdict: 'NO_RATE', reason: 'NO_DEM_DAYS' })
    expect((await answer({})).data.adjustments).toMatchObject([{ status: 'APPROVED' }])
    expect((await paid.now()).ledger.lines.find(({ code }) => code === 'DEM')).toMatchObject({ changes: '480.00' })
  })

  it('is refused for days in the wrong order, and for containers that were claimed', async () => {
    const [box] = basis.boxes ?? []
    const late = { ...basis, boxes: [{ isoCode: '45G1', ...box, pickedUp: '2026-11-01' }] }
    expect((await claim('10', { basis: late })).data).toMatchObject({ fields: [{ field: 'basis.boxes.0.pickedUp' }] })
    expect((await claim('10', { basis: { ...basis, laneNo: 7 } })).data).toMatchObject({
      fields: [{ field: 'basis.laneNo' }],
    })
    await claim('1660')
    expect((await claim('1660')).data).toMatchObject({ fields: [{ field: 'basis.boxes.0.no' }, {}] })
    // Once it is rejected it may be claimed anew.
    await answer({ answer: 'REJECTED', note: 'Wrong dates' })
    expect((await claim('1660')).code).toBe(200)
  })

  it('is not the buyer’s to propose', async () => {
    const asked = { code: 'DEM', amount: '1660', reason: 'I want it', evidence: [], basis }
    expect((await paid.buyer(order.proposeCharge, asked)).code).toBe(4003)
  })
})

it('a robot buyer approves what was agreed however much it is, and refuses what is above it however little', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const { orders } = openRows(store)
  const [found] = orders.all(
    (one) =>
      one.status === 'EXECUTING' &&
      one.source === 'TENDER' &&
      one.sellerId === 'c02' &&
      Number(one.buyerId.slice(1)) > 12,
  )
  if (!found) throw new Error('nothing to carry')
  const [lane] = found.lanes
  if (!lane) throw new Error('no lane')
  const { currency } = found.payable
  const hourly = { ...daily, code: 'WTG', basis: 'PER_HOUR', qty: '1', unitPrice: '1', amount: '0', currency } as const
  const charge = (id: string, amount: string, quantity: string): Adjustment => ({
    id,
    code: 'WTG',
    amount: { amount, currency },
    reason: '',
    evidence: [],
    status: 'PROPOSED',
    proposedAt: found.updatedAt,
    until: new Date(market.time.now + 30 * DAY).toISOString(),
    basis: { laneNo: lane.laneNo, quantity },
  })
  const much = found.payable.amount
  const adjustments = [charge('match', much, much), charge('below', '5.00', '6'), charge('above', '5.00', '4')]
  const changed = { ...found, adjustments, lanes: [{ ...lane, charges: [...lane.charges, hourly] }] }
  await store.atomically(() => orders.put(changed))
  // Each run of the robot answers one.
  for (let run = 0; run < 5; run++) {
    await market.call(demoEndpoints.clock, { advanceMs: DAY })
    await market.backend.tick()
  }
  const after = orders.get(found.id)?.adjustments ?? []
  expect(after.map(({ id, status, answer }) => [id, status, answer])).toEqual([
    ['match', 'APPROVED', undefined],
    ['below', 'APPROVED', undefined],
    ['above', 'REJECTED', `> ${currency} 4.00`],
  ])
})
