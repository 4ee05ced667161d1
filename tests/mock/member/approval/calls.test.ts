import { describe, expect, test } from 'vitest'
import { CALLS } from '@mock/conformance/wire.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { GUARDED_CALLS, guardedName, guardedPath } from '@/contract/member/approval/calls.ts'
import { permissionFor } from '@/contract/member/staff/calls.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { book, draftOf, seen, send } from '../../support/listing.ts'
import { newRequestNo } from '../../support/market.ts'
import { shipmentOf } from '../../support/shipment.ts'
import { approve, asked, must, openOffice, toAward } from './support.ts'

describe('the table of guarded calls', () => {
  test.each(GUARDED_CALLS)('%s is a call that writes and needs a permission', (name) => {
    const call = CALLS.find(({ path }) => path === guardedPath(name))
    expect(call?.method).toBe('POST')
    expect(guardedName(call?.path ?? '')).toBe(name)
    expect(permissionFor(guardedPath(name))).toBeDefined()
  })
})

test('a credit line above the limit is asked for, and granted the same way', async () => {
  const office = await openOffice()
  const { market } = office
  const finance = await office.person('FINANCE')
  const approver = await office.person('APPROVER')
  await office.limit(finance, { CREDIT: '70000' })
  const { input } = await toAward(office, '1800')
  must(await market.call(tenderEndpoints.award, input, { token: await office.owner() }))
  const wanted = (limit: string) => ({
    sellerId: 'c02',
    currency: 'USD' as const,
    limit,
    monthly: '5000',
    note: 'Weekly shipments',
    requestNo: newRequestNo(),
  })
  const above = await market.call(creditEndpoints.request, wanted('10000'), { token: finance })
  expect(above).toMatchObject({ code: 4003, data: { kind: 'CREDIT', amount: { amount: '10000', currency: 'USD' } } })
  const one = await asked(office, finance, 'credit/request', wanted('10000'))
  expect(one.subject).toBeUndefined()
  expect(one.title).not.toBe('')
  expect(must(await approve(office, approver, one)).status).toBe('APPROVED')
  const kept = office.rows.credits.all(({ buyerId, sellerId }) => buyerId === 'c01' && sellerId === 'c02')
  expect(kept.map((row) => Number(row.asked?.limit))).toEqual([10_000])
})

test('a booking above the limit is asked for, and booked once it is approved', async () => {
  const office = await openOffice()
  const { market } = office
  const operations = await office.person('OPERATIONS')
  const approver = await office.person('APPROVER')
  await office.limit(operations, { CALL_OFF: '0' })
  const seller = await market.signIn('forwarder')
  const { id } = must(await send(market, seller, draftOf()))
  market.time.now += 4000
  const listing = await seen(market, id, seller)
  const direct = await book({ market, listing, seller, buyer: operations }, 2)
  expect(direct).toMatchObject({ code: 4003, data: { kind: 'CALL_OFF', limit: '0' } })
  const items = [{ isoCode: '45G1', qty: 2 }]
  const shipment = shipmentOf(listing, items, { readyDate: marketDay(market.time.now) })
  const body = { listingId: id, listingVersion: listing.version, items, shipment, note: '', requestNo: newRequestNo() }
  const one = await asked(office, operations, 'booking/request', body)
  expect(one.subject).toEqual({ kind: 'LISTING', id })
  const ordersOf = () => office.rows.orders.count((row) => row.listingId === id)
  expect(ordersOf()).toBe(0)
  expect(must(await approve(office, approver, one)).status).toBe('APPROVED')
  expect(ordersOf()).toBe(1)
})
