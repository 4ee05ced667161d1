import { expect, it } from 'vitest'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import type { FreeTime } from '@/contract/trade/bid/carriage/schemas.ts'
import { DAY, paidOrder, propose } from '../../support/fulfilled.ts'

const RISING = [
  { fromDay: 1, toDay: 5, rate: '120' },
  { fromDay: 6, rate: '180' },
]
const SEPARATE: FreeTime = {
  originDetDays: 7,
  destDemDays: 7,
  destDetDays: 7,
  tiers: { currency: 'USD', dem: RISING, det: [{ fromDay: 1, rate: '90' }] },
}
const TOGETHER: FreeTime = {
  originDetDays: 7,
  destDemDays: 0,
  destDetDays: 0,
  combinedDays: 14,
  tiers: { currency: 'USD', combined: RISING },
}
const BOX = { isoCode: '45G1', discharged: '2026-12-01', pickedUp: '2026-12-12', returned: '2026-12-22' }

// TRADE part 6: 4 x 120 + 3 x 90 = 750.00 a container; combined 5 x 120 + 2 x 180 = 960.00.
it.each([
  ['separate clocks', 1, '750.00', 'USD 9,249.11', SEPARATE],
  ['one clock', 1, '960.00', 'USD 9,039.11', TOGETHER],
  ['separate clocks', 2, '1500.00', 'USD 8,499.11', SEPARATE],
  ['one clock', 2, '1920.00', 'USD 8,079.11', TOGETHER],
] as const)(
  'with %s and rates by day, of %i containers %s was agreed: 9,999.11 is %s above',
  async (_, count, expected, above, freeTime) => {
    const paid = await paidOrder({}, [], [], freeTime)
    await paid.seller(order.start)
    paid.state.market.time.now += 40 * DAY
    await paid.renew()
    const both = freeTime.combinedDays === undefined
    const basis = { laneNo: 1, ...(both && { both }), boxes: Array.from({ length: count }, () => BOX) }
    const { adjustments } = (await propose(paid, '9999.11', { code: 'DEM', basis })).data
    expect(adjustments[0]?.agreed).toEqual({ verdict: 'ABOVE', expected })
    const chargeId = adjustments[0]?.id ?? ''
    const refused = await paid.buyer(order.answerCharge, { chargeId, answer: 'APPROVED', note: 'The strike' })
    expect(refused.data).toMatchObject({ fields: [{ field: 'acceptAbove', message: expect.stringContaining(above) }] })
    const { lanes } = await paid.now()
    expect(lanes[0]?.freeTime?.tiers).toEqual(freeTime.tiers)
    expect((await paid.buyer(order.contract)).data.terms.lanes[0]?.freeTime).toEqual(freeTime)
  },
)
