import type { Endpoint } from '@/contract/endpoint.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { ScheduleReason } from '@/contract/money/order/schedule/values.ts'
import type { AgreementCommand, AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { RequestCallOff } from '@/contract/market/booking/schemas.ts'
import type { TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { answerAward, awardShares, bidNow, laneOf, openTerm, quoteLane, quoteLanes } from '../../support/contract.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { newRequestNo, type Market } from '../../support/market.ts'

/** 52 containers in 26 bookings over half a year, two a week. */
export const LANE: TenderLane = {
  ...laneOf(1, 52),
  etdFrom: '2026-12-08',
  etdTo: '2027-06-07',
  plannedBookings: 26,
  allocation: { period: 'WEEK', boxes: 2 },
}

/** A tender under which some surcharges float. */
export const FLOATING: Partial<TenderDraft> = {
  term: { leadDays: 7, confirmHours: 24, floating: ['GRI', 'PSS', 'PCS'] },
}

/** A tender that the forwarder has won and not confirmed yet. */
export async function awardedTerm(
  lanes: TenderLane[] = [LANE],
  part: Partial<TenderDraft> = {},
  store = memoryStore(),
) {
  const { market, tender } = await openTerm(lanes, { validityWantedTo: '2027-06-30', ...part }, store)
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
export async function agreed(lanes: TenderLane[] = [LANE], part: Partial<TenderDraft> = {}, store = memoryStore()) {
  const { market, tender } = await awardedTerm(lanes, part, store)
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
export async function accept(
  market: Market,
  { id, version }: { id: string; version: number },
  day = '2026-12-08',
  more: { creditLimit?: string } = {},
) {
  const etd = `${day}T02:00:00Z`
  const eta = new Date(Date.parse(etd) + 15 * 86_400_000).toISOString()
  const sailing = { vessel: 'CT PIONEER', voyage: '049W', etd, eta }
  const token = await market.signIn('forwarder')
  return market.call(bookingEndpoints.accept, { id, version, sailing, requestNo: newRequestNo(), ...more }, { token })
}

/** Two containers called off on credit, loaded on 8 December and not paid by 12 December: their order. */
export async function agreedOverdue(lanes: TenderLane[] = [LANE]) {
  const { market, tender, id } = await agreed(lanes, { paymentTerm: 'ON_BL' })
  const asked = (await request(market, id)).data
  const confirmed = await accept(market, asked, '2026-12-08', { creditLimit: '90000' })
  if (confirmed.code !== 200) throw new Error(JSON.stringify(confirmed))
  await load(market, asked.id, '2026-12-08')
  market.time.now = Date.parse('2026-12-12T01:00:00Z')
  return { market, tender, id, orderId: asked.id }
}

/** The forwarder starts an order and reports its loading on this day, which comes. */
export async function load(market: Market, orderId: string, day: string): Promise<void> {
  const token = await market.signIn('forwarder')
  const { version } = (await market.call(orderEndpoints.detail, { id: orderId }, { token })).data
  const step = { id: orderId, version, requestNo: newRequestNo() }
  const started = await market.call(orderEndpoints.start, step, { token })
  const at = `${day}T04:00:00Z`
  market.time.now = Date.parse(at) + 3600_000
  const report = { id: orderId, code: 'LOBD', at, place: '', requestNo: newRequestNo() } as const
  const loaded = await market.call(
    orderEndpoints.milestone,
    { ...report, containers: [] },
    { token: await market.signIn('forwarder') },
  )
  if (loaded.code !== 200) throw new Error(JSON.stringify([started, loaded]))
}

/** A command about an agreement in its current version. */
export async function command<In extends AgreementCommand>(
  market: Market,
  endpoint: Endpoint<In, AgreementDetail, AgreementDetail>,
  account: string,
  id: string,
  more: Omit<In, keyof AgreementCommand>,
) {
  const { version = 1 } = await agreementNow(market, id)
  const input = { id, version, requestNo: newRequestNo(), ...more } as In
  return market.call(endpoint, input, { token: await market.signIn(account) })
}

/** The trader pays the whole order, in yuan. */
export async function pay(market: Market, orderId: string): Promise<void> {
  await market.call(demoEndpoints.robots, { robots: true })
  const token = await market.signIn('trader')
  const read = async () => (await market.call(orderEndpoints.detail, { id: orderId }, { token })).data
  let order = await read()
  if (order.payableIn.length === 0 || Date.parse(order.rateLock.until) < market.time.now) {
    await market.call(
      orderEndpoints.relock,
      { id: orderId, version: order.version, requestNo: newRequestNo() },
      { token },
    )
    order = await read()
  }
  const whole = order.payableIn.find(({ currency, dues }) => currency === 'CNY' && dues?.length !== 1)
  const amount = { amount: whole?.amount ?? '', currency: 'CNY' as const }
  const input = { orderId, version: order.version, method: 'ALIPAY' as const, amount, requestNo: newRequestNo() }
  const paid = await market.call(paymentEndpoints.create, input, { token })
  if (paid.code !== 200) throw new Error(JSON.stringify(paid))
  market.time.now += 10_000
}

/** The forwarder offers a sailing on another day. */
export async function offerSailing(
  market: Market,
  { id, version }: { id: string; version: number },
  day: string,
  more: { creditLimit?: string } = {},
) {
  const etd = `${day}T02:00:00Z`
  const eta = new Date(Date.parse(etd) + 15 * 86_400_000).toISOString()
  const sailing = { vessel: 'CT PIONEER', voyage: '051W', etd, eta }
  const token = await market.signIn('forwarder')
  return market.call(bookingEndpoints.counter, { id, version, sailing, requestNo: newRequestNo(), ...more }, { token })
}

/** The trader takes or leaves the sailing offered. */
export async function answerSailing(
  market: Market,
  { id, version }: { id: string; version: number },
  agree: boolean,
  account = 'trader',
) {
  const token = await market.signIn(account)
  return market.call(bookingEndpoints.answerCounter, { id, version, agree, requestNo: newRequestNo() }, { token })
}

/** The forwarder puts an order on the sailing of another day. */
export async function rollTo(market: Market, id: string, day: string, reason: ScheduleReason, laneNo = 1) {
  const token = await market.signIn('forwarder')
  const { version } = (await market.call(orderEndpoints.detail, { id }, { token })).data
  const etd = `${day}T02:00:00Z`
  const eta = new Date(Date.parse(etd) + 15 * 86_400_000).toISOString()
  const sailing = { vessel: 'CT VOYAGER', voyage: '060W', etd, eta }
  const note = reason === 'OTHER' ? 'Crane broken' : ''
  const input = { id, version, laneNo, sailing, cutOffs: {}, reason, note, requestNo: newRequestNo() }
  return market.call(orderEndpoints.schedule, input, { token })
}
