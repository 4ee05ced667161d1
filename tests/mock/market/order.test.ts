import { describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { payDue } from '../support/fulfilled.ts'
import type { Evaluating } from '../support/awarded.ts'
import { book, listed } from '../support/listing.ts'
import { newRequestNo } from '../support/market.ts'

describe('an order that came of a listing', () => {
  it('is paid, carried out, reviewed and invoiced like one of a tender', async () => {
    const state = await listed()
    const { market, seller, buyer } = state
    const booking = (await book(state, 3)).data
    const { id } = booking
    const accept = { id, version: booking.version, requestNo: newRequestNo() }
    const accepted = await market.call(bookingEndpoints.accept, accept, { token: seller })
    expect(accepted.data).toMatchObject({ status: 'TO_PAY', side: 'SELLER' })
    const now = async () => (await market.call(orderEndpoints.detail, { id }, { token: buyer })).data
    await payDue({ market, trader: buyer } as Evaluating, await now())
    expect(await now()).toMatchObject({ status: 'PAID', source: 'LISTING', paid: booking.allIn })

    const run = async <In, Out>(endpoint: Endpoint<In, Out>, token: string, part: object = {}) => {
      const answer = await market.call(endpoint, { id, requestNo: newRequestNo(), ...part } as In, { token })
      expect([endpoint.path, answer.code]).toEqual([endpoint.path, 200])
    }
    await run(orderEndpoints.start, seller)
    market.time.now += 60_000
    const at = new Date(market.time.now - 1000).toISOString()
    const containers = [{ no: 'CSQU3054383', isoCode: '45G1', sealNo: 'CT1' }]
    await run(orderEndpoints.milestone, seller, { code: 'BKCF', at, place: '', containers })
    await run(orderEndpoints.deliver, seller)
    await run(orderEndpoints.accept, buyer)
    const review = { points: { priceTruth: 5, onTime: 5, communication: 4, documents: 4 }, text: 'as agreed' }
    await run(orderEndpoints.review, buyer, review)
    await run(orderEndpoints.review, seller, review)
    const done = await now()
    expect(done).toMatchObject({ status: 'REVIEWED', ledger: { changes: '0.00', billed: booking.allIn.amount } })
    expect(done.containers).toMatchObject(containers)

    const billable = (await market.call(invoiceEndpoints.billable, {}, { token: buyer })).data
    const shares = JSON.stringify(billable).split(done.no).length - 1
    // International freight is exempt and the document fee is taxed: two tax groups of one order.
    expect(shares).toBe(2)
  })

  it('cancelled after its payment goes back in full, and its space can be booked again', async () => {
    const state = await listed()
    const { market, seller, buyer } = state
    const left = async () => {
      const { data } = await market.call(listingEndpoints.detail, { id: state.listing.id }, { token: buyer })
      return data.available
    }
    const before = await left()
    const booking = (await book(state, 3)).data
    const { id } = booking
    await market.call(
      bookingEndpoints.accept,
      { id, version: booking.version, requestNo: newRequestNo() },
      { token: seller },
    )
    const now = async () => (await market.call(orderEndpoints.detail, { id }, { token: buyer })).data
    await payDue({ market, trader: buyer } as Evaluating, await now())
    expect(await left()).not.toEqual(before)
    const paid = (await now()).payments[0]?.amount
    const input = { id, note: 'The factory is closed', requestNo: newRequestNo() }
    const { data } = await market.call(orderEndpoints.cancelPaid, input, { token: buyer })
    expect([data.status, data.refunds?.[0]?.amounts]).toEqual(['CANCELLED', [paid]])
    expect(await left()).toEqual(before)
  })
})
