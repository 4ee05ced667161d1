import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { CallOffRefusal } from '@/contract/trade/agreement/values.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, agreed, LANE, load, request } from './support.ts'

/** Ten containers over half a year: eight of them at least, a tenth may be missing, USD 150 each. */
export const MINIMUM: TenderLane = {
  ...LANE,
  boxes: [{ isoCode: '45G1', qty: 10 }],
  plannedBookings: 5,
  mqc: { pct: 80, tolerancePct: 10, feePerBox: '150' },
}
async function refuse(market: Market, order: { id: string; version: number }, reason: CallOffRefusal) {
  const input = { ...order, reason, note: '', requestNo: newRequestNo() }
  const answer = await market.call(bookingEndpoints.refuse, input, { token: await market.signIn('forwarder') })
  if (answer.code !== 200) throw new Error(JSON.stringify(answer))
}

/** On credit, so that a call-off is started without a payment: two containers loaded, two refused for lack of space. */
export async function used() {
  const { market, id } = await agreed([MINIMUM], { paymentTerm: 'ON_BL' })
  const asked = (await request(market, id)).data
  await accept(market, asked, '2026-12-08', { creditLimit: '90000' })
  const { id: refusedId, version } = (await request(market, id, { etd: '2026-12-15' })).data
  await refuse(market, { id: refusedId, version }, 'NO_SPACE')
  await load(market, asked.id, '2026-12-08')
  return { market, id, orderId: asked.id }
}
