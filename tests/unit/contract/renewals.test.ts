import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { withSavedBid } from '@/contract/trade/bid/savedBid.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidDetail, BidForTender, ReceivedBids } from '@/contract/trade/bid/schemas.ts'
import type { Renewal } from '@/contract/endpoint.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { CONTRACT } from '@mock/contract.ts'

const CALLS = Object.entries(CONTRACT).flatMap(([tag, { calls, wire }]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    name: `${tag}.${name}`,
    endpoint,
    schemas: wire[name],
  })),
)
const details = new Map(
  CALLS.flatMap(({ name, schemas }) => (name.endsWith('.detail') && schemas ? [[schemas.output, name] as const] : [])),
)
const kindsOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : schema ? [schema] : []
/** Writes that may be rejected with the current version of a detail. */
const WRITES = CALLS.filter(({ schemas }) => kindsOf(schemas?.current).some((kind) => details.has(kind)))

/** The result of a renewal of cached data; `asks` if it has to be requested again. */
const after = (renewals: readonly Renewal[], { path }: { path: string }, before: unknown, input: unknown) => {
  const own = renewals.find((one) => one.path === path)
  if (!own) return before
  return own.change(before, input) ?? 'asks'
}

describe('a write that may be refused with the current version of a detail', () => {
  test('was really seen', () => expect(WRITES.length).toBeGreaterThan(40))
  test.each(WRITES.map(({ name, endpoint }) => [name, endpoint] as const))('%s puts it in place', (_, endpoint) => {
    expect('renews' in endpoint).toBe(true)
  })
})

describe('what a changed bid changes', () => {
  // Only the fields that the renewals read.
  const bid = {
    id: 'b1',
    tenderId: 't1',
    option: 2,
    status: 'SUBMITTED',
    lanes: [],
    allIn: { amount: '9.00', currency: 'USD' },
  } as unknown as BidDetail
  const renewals = bidEndpoints.withdraw.renews?.(bid, { id: 'b1', version: 1, requestNo: '1' }) ?? []

  test('its own detail, and no other', () => {
    expect(after(renewals, bidEndpoints.detail, 'old', { id: 'b1' })).toBe(bid)
    expect(after(renewals, bidEndpoints.detail, 'old', { id: 'b2' })).toBe('old')
  })

  test('what is held on its tender under its own option', () => {
    const held: BidForTender = {
      options: [{ id: 'b0', option: 1, status: 'SUBMITTED', allIn: { amount: '8.00', currency: 'USD' } }],
    }
    expect(after(renewals, bidEndpoints.forTender, held, { tenderId: 't1', option: 2 })).toEqual({
      bid,
      options: [...held.options, { id: 'b1', option: 2, status: 'SUBMITTED', allIn: bid.allIn }],
    })
    for (const input of [{ tenderId: 't1', option: 1 }, { tenderId: 't1' }, { tenderId: 't2', option: 2 }])
      expect(after(renewals, bidEndpoints.forTender, held, input)).toBe(held)
  })

  test('the lists and counts of the bidder, which are asked again', () => {
    expect(after(renewals, bidEndpoints.minePage, {}, {})).toBe('asks')
    expect(after(renewals, bidEndpoints.stats, {}, {})).toBe('asks')
  })
})

test('an option that is held already is replaced, and options stay in their order', () => {
  const of = (id: string, option: number) =>
    ({ id, option, status: 'WITHDRAWN', allIn: { amount: '7.00', currency: 'CNY' } }) as unknown as BidDetail
  const held = [of('b3', 3), of('b1', 1), of('b2', 2)].reduce<BidForTender>(withSavedBid, { options: [] })
  expect(withSavedBid(held, of('b9', 2)).options.map(({ id }) => id)).toEqual(['b1', 'b9', 'b3'])
})

test('the bids on a tender are known by the one that was written to', () => {
  const before = { bids: [{ id: 'b1' }, { id: 'b2' }] } as unknown as ReceivedBids
  const now = { ...before, bidCount: 2 }
  const of = (id: string) =>
    bidEndpoints.shortlist.renews?.(now, { id, version: 1, requestNo: '1', shortlisted: true }) ?? []
  expect(after(of('b2'), bidEndpoints.received, before, { tenderId: 't1' })).toBe(now)
  expect(after(of('b3'), bidEndpoints.received, before, { tenderId: 't1' })).toBe(before)
})

test('a saved favourite is seen on its tender alone; a removed one is asked for wherever it may have been one', () => {
  const tender = { id: 't1', watching: false, watchCount: 3 }
  const saved = favoriteEndpoints.save.renews?.({ id: 'f1', count: 4 }, { targetType: 'TENDER', targetId: 't1' }) ?? []
  expect(after(saved, tenderEndpoints.detail, tender, { id: 't1' })).toEqual({
    id: 't1',
    watching: true,
    watchCount: 4,
  })
  expect(after(saved, tenderEndpoints.detail, tender, { id: 't2' })).toBe(tender)
  const company =
    favoriteEndpoints.save.renews?.({ id: 'f1', count: 4 }, { targetType: 'COMPANY', targetId: 't1' }) ?? []
  expect(after(company, tenderEndpoints.detail, tender, { id: 't1' })).toBe(tender)
  const removed = favoriteEndpoints.remove.renews?.({ done: true }, { ids: ['f1'] }) ?? []
  expect(after(removed, tenderEndpoints.detail, tender, { id: 't1' })).toBe(tender)
  expect(after(removed, tenderEndpoints.detail, { ...tender, watching: true }, { id: 't1' })).toBe('asks')
  expect([...saved, ...removed].filter(({ path }) => path.endsWith('/page'))).toHaveLength(2)
})

test('an offer that is over keeps its place; what its coupon is for the holder now is asked', () => {
  const page = {
    records: [
      { id: 'o1', status: 'OPEN' },
      { id: 'o2', status: 'OPEN' },
    ],
    total: 2,
  } as never
  const command = { id: 'o2', version: 1, requestNo: '1' }
  const taken = { id: 'o2', status: 'TAKEN_BACK', seller: {} } as never
  const offersAfter = (renewals: readonly Renewal[] | undefined) =>
    after(renewals ?? [], couponEndpoints.offers, page, {})
  const statuses = (answer: unknown) =>
    (answer as { records: { status: string }[] }).records.map(({ status }) => status)
  expect(statuses(offersAfter(couponEndpoints.takeBack.renews?.(taken, command)))).toEqual(['OPEN', 'TAKEN_BACK'])
  expect(statuses(offersAfter(couponEndpoints.buy.renews?.({ id: 'c9' } as never, command)))).toEqual(['OPEN', 'SOLD'])
  expect(offersAfter(couponEndpoints.buy.renews?.(taken, { ...command, id: 'o3' }))).toBe(page)
  for (const list of [couponEndpoints.minePage, couponEndpoints.counts, couponEndpoints.gifts, couponEndpoints.detail])
    expect(after(couponEndpoints.takeBack.renews?.(taken, command) ?? [], list, {}, {})).toBe('asks')
})

test('a gift is put in place by its answer, and asked for when the coupon came instead', () => {
  const gift = { id: 'g1', direction: 'RECEIVED', status: 'DECLINED' } as never
  const declined = couponEndpoints.declineGift.renews?.(gift, { id: 'g1', requestNo: '1' }) ?? []
  expect(after(declined, couponEndpoints.gift, 'old', { id: 'g1' })).toBe(gift)
  expect(after(declined, couponEndpoints.gifts, [], {})).toBe('asks')
  const taken = couponEndpoints.acceptGift.renews?.({ id: 'c1' } as never, { id: 'g1', requestNo: '1' }) ?? []
  expect(after(taken, couponEndpoints.gift, 'old', { id: 'g1' })).toBe('asks')
})

test('a payment has its order asked again, a refusal brings it along', () => {
  const input = { orderId: 'o1' } as never
  const order = { id: 'o1', payments: [] } as never
  const made = paymentEndpoints.create.renews?.({ id: 'p1' } as unknown as Payment, input) ?? []
  expect(after(made, orderEndpoints.detail, 'old', { id: 'o1' })).toBe('asks')
  const refused = paymentEndpoints.create.renews?.(order, input) ?? []
  expect(after(refused, orderEndpoints.detail, 'old', { id: 'o1' })).toBe(order)
  expect(after(refused, orderEndpoints.detail, 'old', { id: 'o2' })).toBe('old')
})
