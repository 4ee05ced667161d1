import { beforeEach, describe, expect, it } from 'vitest'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import type { ChangeSchedule } from '@/contract/money/order/schedule/schemas.ts'
import { DAY, HOUR, paidOrder, type Paid } from '../../support/fulfilled.ts'
import { told } from '../../support/inbox.ts'

const iso = (ms: number): string => new Date(ms).toISOString()
const NOTE = { note: 'Too late for the season' }
let paid: Paid
let etd: number
let eta: number
beforeEach(async () => {
  paid = await paidOrder()
  const { lanes } = await paid.now()
  const [picked] = lanes[0]?.sailings ?? []
  etd = picked ? Date.parse(picked.etd) : paid.state.market.time.now + 20 * DAY
  eta = picked ? Date.parse(picked.eta) : etd + 30 * DAY
  if (!picked) await move(0, { reason: undefined })
  paid.state.market.time.now += 60_000
})

/** The seller moves departure and arrival to so many days after those agreed. */
async function move(days: number, part: Partial<ChangeSchedule> = {}) {
  const { version } = await paid.now()
  const sailing = { vessel: 'EVER GIVEN', voyage: '012W', etd: iso(etd + days * DAY), eta: iso(eta + days * DAY) }
  return paid.seller(order.schedule, { version, laneNo: 1, sailing, cutOffs: {}, reason: 'ROLLED', note: '', ...part })
}
const only = async () => (await paid.now()).schedules?.[0]

describe('a change of schedule', () => {
  it('keeps old and new, who and when, and tells the buyer', async () => {
    const since = paid.state.market.time.now
    const before = await only()
    const { data } = await move(3, { note: 'No space left' })
    const last = data.schedules?.[0]?.changes.at(-1)
    expect(last).toMatchObject({
      by: 'SELLER',
      at: iso(since),
      from: before?.sailing ?? { etd: iso(etd), eta: iso(eta) },
      to: { etd: iso(etd + 3 * DAY), eta: iso(eta + 3 * DAY), vessel: 'EVER GIVEN' },
      reason: 'ROLLED',
      note: 'No space left',
    })
    await move(4, { reason: 'WEATHER' })
    expect((await only())?.changes.map(({ reason }) => reason).slice(-2)).toEqual(['ROLLED', 'WEATHER'])
    const days = [0, 3, 4].map((day) => iso(etd + day * DAY + 8 * HOUR).slice(0, 10))
    expect((await told(paid.state.market, 'trader', since)).filter((one) => one.startsWith('SCHEDULE'))).toEqual([
      expect.stringContaining(`moves from ${days[1]} to ${days[2]}. Reason: Weather.`),
      expect.stringContaining(`moves from ${days[0]} to ${days[1]}. Reason: Rolled cargo.`),
    ])
  })

  it('counts the start anew: three days before the departure as it stands', async () => {
    await move(20)
    expect((await paid.now()).startBy).toBe(iso(etd + 17 * DAY))
  })

  it('leaves what was agreed as it was', async () => {
    const { lanes } = await paid.now()
    await move(5)
    expect((await paid.now()).lanes).toEqual(lanes)
  })

  it('asks for a reason where a date moves, and for none where only cut-offs are told', async () => {
    expect((await move(1, { reason: undefined })).data).toMatchObject({ fields: [{ field: 'reason' }] })
    expect((await move(1, { reason: 'OTHER' })).data).toMatchObject({ fields: [{ field: 'note' }] })
    await move(1)
    const cutOffs = { si: iso(etd - DAY), vgm: iso(etd - DAY), cy: iso(etd - 20 * HOUR) }
    const { code, data } = await move(1, { reason: undefined, cutOffs })
    expect([code, data.schedules?.[0]?.cutOffs]).toEqual([200, cutOffs])
    expect(data.schedules?.[0]?.changes.at(-1)?.reason).toBeUndefined()
    expect((await move(1, { cutOffs })).data).toMatchObject({ fields: [{ field: 'etd' }] })
  })

  it('refuses an arrival before the departure, and cut-offs after it', async () => {
    const wrong = { vessel: '', voyage: '', etd: iso(etd), eta: iso(etd - DAY) }
    expect((await move(0, { sailing: wrong })).data).toMatchObject({ fields: [{ field: 'eta' }] })
    expect((await move(1, { cutOffs: { vgm: iso(etd + 2 * DAY) } })).data).toMatchObject({ fields: [{ field: 'vgm' }] })
    expect((await move(1, { laneNo: 9 })).data).toMatchObject({ fields: [{ field: 'laneNo' }] })
  })

  it('is the seller’s, of the order as it stands, until the cargo has arrived', async () => {
    const { version } = await paid.now()
    await move(2)
    expect((await move(3, { version })).code).toBe(4009)
    const sailing = { vessel: '', voyage: '', etd: iso(etd + 4 * DAY), eta: iso(eta + 4 * DAY) }
    const input = { version: version + 1, laneNo: 1, sailing, cutOffs: {}, reason: 'WEATHER' as const, note: '' }
    expect((await paid.buyer(order.schedule, input)).code).toBe(4003)
    await paid.seller(order.start)
    const report = async (code: 'DLPT' | 'BDAR') =>
      paid.seller(order.milestone, { code, at: iso(paid.state.market.time.now), place: '', containers: [] })
    await report('DLPT')
    expect((await move(3)).data).toMatchObject({ fields: [{ field: 'etd' }] })
    const later = { vessel: '', voyage: '', etd: iso(etd + 2 * DAY), eta: iso(eta + 9 * DAY) }
    expect((await move(0, { sailing: later, reason: 'CONGESTION' })).code).toBe(200)
    await report('BDAR')
    expect((await move(0, { sailing: { ...later, eta: iso(eta + 10 * DAY) } })).code).toBe(4009)
  })
})

describe('a departure that is late', () => {
  const free = async () => (await paid.buyer(order.cancelPaid, NOTE)).code

  it('by eight days lets the buyer cancel an order under way, in full', async () => {
    await paid.seller(order.start)
    paid.state.market.time.now += 60_000
    const since = paid.state.market.time.now
    await move(8)
    expect(await told(paid.state.market, 'trader', since)).toEqual([expect.stringContaining('You may cancel free')])
    const [payment] = (await paid.now()).payments
    const { data } = await paid.buyer(order.cancelPaid, NOTE)
    expect([data.status, data.refunds?.[0]?.amounts]).toEqual(['CANCELLED', [payment?.amount]])
  })

  it.each([
    ['seven days', [7], ['ROLLED']],
    ['eight days by the buyer’s wish', [8], ['CUSTOMER']],
    ['twelve days, six of them by the buyer’s wish', [6, 12], ['CUSTOMER', 'WEATHER']],
    ['eight days that were won back', [8, 5], ['WEATHER', 'OTHER']],
  ] as const)('by %s does not', async (_, days, reasons) => {
    await paid.seller(order.start)
    for (const [index, day] of days.entries())
      expect((await move(day, { reason: reasons[index], note: 'A long story' })).code).toBe(200)
    expect(await free()).toBe(4009)
    expect((await paid.now()).status).toBe('EXECUTING')
  })

  it('by eight days does not once the cargo is loaded', async () => {
    await paid.seller(order.start)
    await move(8)
    const at = iso(paid.state.market.time.now)
    await paid.seller(order.milestone, { code: 'LOBD', at, place: '', containers: [] })
    expect(await free()).toBe(4009)
  })
})
