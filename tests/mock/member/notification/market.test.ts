import { describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { inbox } from '../../support/inbox.ts'
import { book, draftOf, listed, send } from '../../support/listing.ts'
import { newRequestNo, type Market } from '../../support/market.ts'

const DAY = 24 * 3600_000

/** The messages of an account about these objects, oldest first, with their links. */
const led = async (market: Market, account: string, things: readonly string[]) =>
  (await inbox(market, account))
    .filter(({ type, target }) => /LISTING|BOOK/.test(type) && things.includes(target?.id ?? ''))
    .map(({ type, target }) => [type, target?.kind, target?.id])
    .toReversed()

describe('messages of the market lead to the place where something can be done', () => {
  it('a listing that is online to its page, one that was sent back or ends to the seller’s list', async () => {
    const { market, seller, listing } = await listed({ validTo: '2026-11-23' })
    const sent = await send(market, seller, draftOf({ title: '加微信 13800138000' }))
    market.time.now += 4000
    market.time.now = Date.parse('2026-11-24T00:00:00+08:00')
    const messages = await led(market, 'forwarder', [listing.id, listing.no, sent.data.no])
    expect(messages).toEqual([
      ['LISTING_APPROVED', 'LISTING', listing.id],
      ['LISTING_REJECTED', 'OWN_LISTING', sent.data.no],
      ['LISTING_EXPIRING', 'OWN_LISTING', listing.no],
      ['LISTING_EXPIRED', 'OWN_LISTING', listing.no],
    ])
  })

  it('a booking to the seller’s bookings, an accepted one to the order to pay, the others to the buyer’s bookings', async () => {
    const state = await listed({ minOrder: 1 })
    const { market, seller, buyer } = state
    const decide = async (call: 'accept' | 'refuse' | 'cancel', token: string) => {
      const booking = (await book(state, 1)).data
      const body = { id: booking.id, version: booking.version, requestNo: newRequestNo() }
      const answer =
        call === 'refuse'
          ? await market.call(bookingEndpoints.refuse, { ...body, reason: 'OTHER', note: '' }, { token })
          : await market.call(bookingEndpoints[call], body, { token })
      expect(answer.code).toBe(200)
      return booking.id
    }
    const accepted = await decide('accept', seller)
    const refused = await decide('refuse', seller)
    const cancelled = await decide('cancel', buyer)
    const lapsed = (await book(state, 1)).data.id
    market.time.now += DAY
    const ids = [accepted, refused, cancelled, lapsed]
    expect(await led(market, 'trader', ids)).toEqual([
      ['BOOKING_ACCEPTED', 'ORDER', accepted],
      ['BOOKING_REFUSED', 'BOOKING_MADE', refused],
      ['BOOKING_LAPSED', 'BOOKING_MADE', lapsed],
    ])
    const seen = await led(market, 'forwarder', ids)
    expect(seen.filter(([type]) => type === 'ORDER_BOOKED')).toHaveLength(4)
    expect(seen.map(([, kind]) => kind)).toEqual(Array.from({ length: 6 }, () => 'BOOKING_RECEIVED'))
    expect(seen).toContainEqual(['BOOKING_CANCELLED', 'BOOKING_RECEIVED', cancelled])
  })
})
