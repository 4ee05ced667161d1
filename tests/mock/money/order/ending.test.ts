import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { DAY, HOUR, paidOrder, payDue, propose, type Paid } from '../../support/fulfilled.ts'
import { openMarket } from '../../support/market.ts'

const BAD = { priceTruth: 1, onTime: 1, communication: 1, documents: 1 }
const GOOD = { priceTruth: 5, onTime: 5, communication: 5, documents: 5 }

describe('the end of an order', () => {
  let paid: Paid
  beforeEach(async () => {
    paid = await paidOrder()
    await paid.seller(order.start)
  })
  const settle = async () => {
    await paid.seller(order.deliver)
    await paid.buyer(order.accept)
  }
  const rated = async (token: string) => {
    const { data } = await paid.state.market.call(memberEndpoints.queryMemInfo, {}, { token })
    return [data.rating, data.ratingCount] as const
  }

  it('is disputed by its buyer and goes on once both sides named the same end', async () => {
    const opened = { reason: 'LATE', text: 'Nine days behind the sailing' } as const
    expect((await paid.seller(order.dispute, opened)).code).toBe(4003)
    expect((await paid.buyer(order.dispute, { ...opened, text: 'no' })).data).toMatchObject({
      fields: [{ field: 'text' }],
    })
    expect((await paid.buyer(order.dispute, opened)).data).toMatchObject({ status: 'DISPUTED', dispute: opened })
    expect((await paid.seller(order.deliver)).code).toBe(4009)
    const first = await paid.seller(order.resolve, { to: 'SETTLED', text: 'We refund the delay' })
    expect(first.data.dispute?.proposal).toMatchObject({ by: 'SELLER', to: 'SETTLED' })
    expect((await paid.seller(order.resolve, { to: 'SETTLED', text: '' })).data.status).toBe('DISPUTED')
    const counter = await paid.buyer(order.resolve, { to: 'EXECUTING', text: 'Deliver first' })
    expect(counter.data).toMatchObject({ status: 'DISPUTED', dispute: { proposal: { by: 'BUYER', to: 'EXECUTING' } } })
    const agreed = await paid.seller(order.resolve, { to: 'EXECUTING', text: '' })
    expect(agreed.data).toMatchObject({
      status: 'EXECUTING',
      dispute: { resolution: { to: 'EXECUTING', text: 'Deliver first' } },
    })
    expect((await paid.buyer(order.resolve, { to: 'EXECUTING', text: '' })).code).toBe(4009)
  })

  it('takes an addition after its settlement too, until 15 business days after the delivery, and it is due', async () => {
    await settle()
    const { additionsUntil } = await paid.now()
    expect(Date.parse(additionsUntil ?? '')).toBeGreaterThan(paid.state.market.time.now + 18 * DAY)
    await propose(paid, '120')
    const [charge] = (await paid.now()).adjustments
    const answer = { chargeId: charge?.id ?? '', answer: 'APPROVED' as const, note: '' }
    const { data } = await paid.buyer(order.answerCharge, answer)
    expect([data.status, data.due]).toEqual(['SETTLED', { amount: '120.00', currency: 'USD' }])
    await payDue(paid.state, data)
    const now = await paid.now()
    expect([now.status, now.due.amount]).toEqual(['SETTLED', '0.00'])
    paid.state.market.time.now = Date.parse(additionsUntil ?? '') + HOUR
    await paid.renew()
    expect((await propose(paid, '120')).code).toBe(4009)
    expect((await paid.now()).adjustments).toHaveLength(1)
  })

  it('is cancelled out of a dispute once both agree, and everything goes back', async () => {
    await paid.buyer(order.dispute, { reason: 'NOT_PERFORMED', text: 'The space was sold twice' })
    const asked = await paid.buyer(order.resolve, { to: 'CANCELLED', text: 'Give it back' })
    expect([asked.data.status, asked.data.refunds]).toEqual(['DISPUTED', undefined])
    const { data } = await paid.seller(order.resolve, { to: 'CANCELLED', text: '' })
    expect(data).toMatchObject({ status: 'CANCELLED', dispute: { resolution: { to: 'CANCELLED' } } })
    const [payment] = data.payments
    expect(data.refunds).toMatchObject([
      { reason: 'ORDER_CANCELLED', status: 'APPROVED', amounts: [payment?.amount], note: 'Give it back' },
    ])
  })

  it('is not cancelled as a whole after a part was given back', async () => {
    const credit = { code: 'DOC', currency: 'CNY' as const, amount: '100', reason: 'Documents were late' }
    await paid.seller(order.creditNote, credit)
    await paid.buyer(order.dispute, { reason: 'NOT_PERFORMED', text: 'The space was sold twice' })
    expect((await paid.buyer(order.resolve, { to: 'CANCELLED', text: '' })).code).toBe(4003)
    expect((await paid.now()).status).toBe('DISPUTED')
  })

  it('is settled out of a dispute over a delivery', async () => {
    await paid.seller(order.deliver)
    await paid.buyer(order.dispute, { reason: 'DAMAGED', text: 'Two cartons are wet' })
    await paid.buyer(order.resolve, { to: 'SETTLED', text: 'Insurance pays' })
    expect((await paid.seller(order.resolve, { to: 'SETTLED', text: '' })).data.status).toBe('SETTLED')
  })

  it('is reviewed by both sides, who read each other only when both have written; then the ratings change', async () => {
    expect((await paid.buyer(order.review, { points: BAD, text: '' })).code).toBe(4009)
    await settle()
    const [before, count] = await rated(paid.state.one)
    const mine = await paid.buyer(order.review, { points: BAD, text: 'Late' })
    expect(mine.data).toMatchObject({ status: 'SETTLED', reviews: [{ by: 'BUYER', text: 'Late' }] })
    expect((await paid.buyer(order.review, { points: GOOD, text: '' })).code).toBe(4009)
    const { state, id } = paid
    const seen = await state.market.call(order.detail, { id }, { token: state.one })
    expect(seen.data.reviews).toEqual([])
    const taken = await state.market.call(memberEndpoints.exportData, {}, { token: state.one })
    expect(taken.data.records['orders']?.find((row) => row['id'] === id)?.['reviews']).toEqual([])
    expect(await rated(state.one)).toEqual([before, count])
    const both = await paid.seller(order.review, { points: GOOD, text: 'Paid at once' })
    expect(both.data.status).toBe('REVIEWED')
    expect(both.data.reviews.map((one) => one.text)).toEqual(['Late', 'Paid at once'])
    const [after, countAfter] = await rated(state.one)
    expect(countAfter).toBe(count + 1)
    expect(after).toBe(Math.round(((before * count + 1) / (count + 1)) * 10) / 10)
  })

  it('publishes a single review after 14 days and takes no other then', async () => {
    await settle()
    await paid.buyer(order.review, { points: BAD, text: 'Late' })
    paid.state.market.time.now += 14 * DAY + HOUR
    await paid.renew()
    const { state, id } = paid
    const seen = await state.market.call(order.detail, { id }, { token: state.one })
    expect(seen.data).toMatchObject({ status: 'REVIEWED', reviews: [{ by: 'BUYER', text: 'Late' }] })
    expect((await paid.seller(order.review, { points: GOOD, text: '' })).code).toBe(4009)
  })
})

describe('a robot', () => {
  it('that sells agrees to the end of a dispute that a person proposes, and carries the order out to the delivery', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const rows = openRows(store)
    const [found] = rows.orders.all(
      (one) => one.status === 'EXECUTING' && one.buyerId === 'c01' && Number(one.sellerId.slice(1)) > 12,
    )
    if (!found) throw new Error('nothing to dispute')
    const dispute = { reason: 'LATE', text: 'Six days late', openedAt: found.updatedAt } as const
    await store.atomically(() => rows.orders.put({ ...found, status: 'DISPUTED', dispute }))
    const token = await market.signIn('trader')
    const input = { id: found.id, to: 'EXECUTING', text: 'Go on', requestNo: 'resolve-1' } as const
    expect((await market.call(order.resolve, input, { token })).data.status).toBe('DISPUTED')
    await market.call(demoEndpoints.clock, { advanceMs: 5 * DAY })
    await market.backend.tick()
    const delivered = rows.orders.get(found.id)
    expect(delivered).toMatchObject({ status: 'DELIVERED', dispute: { resolution: { to: 'EXECUTING' } } })
    expect(delivered?.milestones?.length).toBe(11)
  })

  it('that buys answers a charge, pays what it agreed to, accepts and reviews', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const rows = openRows(store)
    const [found] = rows.orders.all(
      (one) => one.status === 'EXECUTING' && one.sellerId === 'c02' && Number(one.buyerId.slice(1)) > 12,
    )
    if (!found) throw new Error('nothing to carry')
    const token = await market.signIn('forwarder')
    await market.call(order.deliver, { id: found.id, requestNo: 'deliver-1' }, { token })
    await market.call(demoEndpoints.clock, { advanceMs: DAY })
    await market.backend.tick()
    expect(rows.orders.get(found.id)).toMatchObject({ status: 'SETTLED', reviews: [{ by: 'BUYER' }] })
  })
})
