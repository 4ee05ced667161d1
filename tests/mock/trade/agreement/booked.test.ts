import { expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { AcceptBooking } from '@/contract/market/booking/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { cutOffsOfSailing } from '@/contract/money/order/schedule/rules.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { agreed, answerSailing, request } from './support.ts'

const SAILING = { vessel: 'CT PIONEER', voyage: '049W', etd: '2026-12-08T02:00:00Z', eta: '2026-12-23T02:00:00Z' }
const CUT_OFFS = { si: '2026-12-05T04:00:00.000Z', vgm: '2026-12-06T04:00:00.000Z', cy: '2026-12-06T10:00:00.000Z' }

async function answer(
  market: Market,
  { id, version }: { id: string; version: number },
  part: Pick<AcceptBooking, 'cutOffs'> & Partial<Pick<AcceptBooking, 'sailing'>>,
  call: 'accept' | 'counter' = 'accept',
) {
  const token = await market.signIn('forwarder')
  const input = { id, version, sailing: SAILING, requestNo: newRequestNo(), ...part }
  return market.call(bookingEndpoints[call], { ...input, sailing: input.sailing }, { token })
}

const orderNow = async (market: Market, id: string) =>
  (await market.call(orderEndpoints.detail, { id }, { token: await market.signIn('trader') })).data

test('accepted with its cut-offs, the order has them, its booking is confirmed, and the contract names them', async () => {
  const { market, id } = await agreed()
  const asked = (await request(market, id)).data
  const at = new Date(market.time.now).toISOString()
  expect((await answer(market, asked, { cutOffs: CUT_OFFS })).code).toBe(200)
  const order = await orderNow(market, asked.id)
  expect(order.schedules).toMatchObject([{ laneNo: 1, sailing: { vessel: 'CT PIONEER' }, cutOffs: CUT_OFFS }])
  expect(order.milestones).toMatchObject([{ code: 'BKCF' }])
  expect(order.milestones[0]?.at.localeCompare(at)).toBeGreaterThanOrEqual(0)
  const token = await market.signIn('trader')
  const contract = (await market.call(orderEndpoints.contract, { id: asked.id }, { token })).data
  expect(contract.terms.schedule).toMatchObject([{ laneNo: 1, cutOffs: CUT_OFFS }])
  expect(contract.versions).toHaveLength(1)
})

test('a cut-off after the departure is refused at its field, and nothing is accepted', async () => {
  const { market, id } = await agreed()
  const asked = (await request(market, id)).data
  const late = await answer(market, asked, { cutOffs: { ...CUT_OFFS, cy: '2026-12-08T03:00:00Z' } })
  expect(late).toMatchObject({ code: 4001, data: { fields: [{ field: 'cutOffs.cy' }] } })
  const order = await orderNow(market, asked.id)
  expect([order.status, order.milestones, order.schedules ?? []]).toEqual(['TO_CONFIRM', [], []])
})

test('a sailing of the schedules brings its cut-offs, where the seller names none', async () => {
  const { market, id } = await agreed()
  const asked = (await request(market, id)).data
  const token = await market.signIn('forwarder')
  const [lane] = asked.callOff ? (await orderNow(market, asked.id)).lanes : []
  const query = { pol: lane?.pol ?? '', pod: lane?.pod ?? '', etdFrom: '2026-12-06', etdTo: '2026-12-10' }
  const found = await market.call(shippingDateEndpoints.page, { ...query, current: 1, size: 30 }, { token })
  const scheduled = found.data.records.find(({ etd }) => etd.slice(0, 10) >= '2026-12-08')
  if (!scheduled) throw new Error('nothing sails')
  const sailing = {
    id: scheduled.id,
    vessel: scheduled.vesselName,
    voyage: scheduled.voyage,
    etd: scheduled.etd,
    eta: scheduled.eta,
  }
  const accepted = await answer(market, asked, { sailing })
  expect(accepted.code).toBe(200)
  const order = await orderNow(market, asked.id)
  expect(order.schedules?.[0]?.cutOffs).toEqual(cutOffsOfSailing(scheduled.cutOffs))
  expect(Object.keys(order.schedules?.[0]?.cutOffs ?? {}).toSorted()).toEqual(['cy', 'si', 'vgm'])
})

test('another sailing keeps its cut-offs until the buyer takes it', async () => {
  const { market, id } = await agreed()
  const asked = (await request(market, id)).data
  const offered = await answer(market, asked, { cutOffs: CUT_OFFS }, 'counter')
  expect(offered.data.callOff?.counter?.cutOffs).toEqual(CUT_OFFS)
  expect((await orderNow(market, asked.id)).schedules ?? []).toEqual([])
  expect((await answerSailing(market, offered.data, true)).code).toBe(200)
  const order = await orderNow(market, asked.id)
  expect(order.schedules?.[0]?.cutOffs).toEqual(CUT_OFFS)
  expect(order.milestones).toMatchObject([{ code: 'BKCF' }])
})
