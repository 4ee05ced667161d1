import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { RequestCallOff } from '@/contract/market/booking/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { answerAward, awardShares, bidNow, laneOf, openTerm, quoteLane, quoteLanes } from '../../support/contract.ts'
import { newRequestNo, type Market } from '../../support/market.ts'

/** 52 containers in 26 bookings over half a year, two a week. */
export const LANE: TenderLane = {
  ...laneOf(1, 52),
  etdFrom: '2026-12-08',
  etdTo: '2027-06-07',
  plannedBookings: 26,
  allocation: { period: 'WEEK', boxes: 2 },
}

/** A tender that the forwarder has won and not confirmed yet. */
export async function awardedTerm(lanes: TenderLane[] = [LANE]) {
  const { market, tender } = await openTerm(lanes, { validityWantedTo: '2027-06-30' })
  const quoted = lanes.map((lane) => {
    const one = quoteLane(lane, '2400')
    return {
      ...one,
      charges: one.charges.map((line) =>
        line.code === 'DOC' ? { ...line, qty: String(lane.plannedBookings ?? 1) } : line,
      ),
    }
  })
  const sent = await quoteLanes(market, 'forwarder', tender, quoted, { validTo: '2027-06-30' })
  if (sent.code !== 200) throw new Error(JSON.stringify(sent))
  market.time.now = Date.parse(tender.deadline) + 1000
  const share = { bidId: sent.data.id, lanes: lanes.map(({ laneNo, boxes }) => ({ laneNo, boxes })) }
  const award = await awardShares(market, tender.id, [share])
  if (award.code !== 200) throw new Error(JSON.stringify(award))
  return { market, tender, award: award.data }
}

/** The agreement that the forwarder has confirmed. */
export async function agreed(lanes: TenderLane[] = [LANE]) {
  const { market, tender } = await awardedTerm(lanes)
  await answerAward(market, 'forwarder', tender.id, true)
  const bid = await bidNow(market, 'forwarder', tender.id)
  return { market, tender, id: bid?.agreementId ?? '' }
}

export async function agreementNow(market: Market, id: string, account = 'trader') {
  return (await market.call(agreementEndpoints.detail, { id }, { token: await market.signIn(account) })).data
}

/** The trader calls off two containers for a Tuesday; `part` overrides fields. */
export async function request(market: Market, id: string, part: Partial<RequestCallOff> = {}, account = 'trader') {
  const wish: RequestCallOff = {
    agreementId: id,
    laneNo: 1,
    boxes: [{ isoCode: '45G1', qty: 2 }],
    etd: '2026-12-08',
    readyDate: '2026-12-01',
    blCount: 1,
    note: '',
    requestNo: newRequestNo(),
    ...part,
  }
  return market.call(bookingEndpoints.request, wish, { token: await market.signIn(account) })
}

/** The forwarder accepts with a sailing on this day. */
export async function accept(market: Market, { id, version }: { id: string; version: number }, day = '2026-12-08') {
  const etd = `${day}T02:00:00Z`
  const eta = new Date(Date.parse(etd) + 15 * 86_400_000).toISOString()
  const sailing = { vessel: 'CT PIONEER', voyage: '049W', etd, eta }
  const token = await market.signIn('forwarder')
  return market.call(bookingEndpoints.accept, { id, version, sailing, requestNo: newRequestNo() }, { token })
}
