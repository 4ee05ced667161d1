import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { CallOffTerm } from '@/contract/trade/tender/term/schemas.ts'
import { answerAward, awardShares, bidNow, openTerm, quoteLane, quoteLanes } from '../../support/contract.ts'
import { LANE } from './support.ts'

/** BAF of 0.35 tonnes a TEU above USD 560 a tonne. */
export const FUEL_TERM: CallOffTerm = {
  leadDays: 7,
  confirmHours: 24,
  fuel: { code: 'BAF', factor: '0.35', base: '560' },
}
export const BAF: ChargeInput = {
  code: 'BAF',
  group: 'FREIGHT',
  basis: 'PER_CONTAINER',
  qty: '52',
  unitPrice: '320',
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
}

/** A tender of one lane that asks for BAF. */
export const openFuelTender = (term: CallOffTerm = FUEL_TERM) =>
  openTerm([LANE], { validityWantedTo: '2027-06-30', requiredCharges: ['OFR', 'BAF'], term })

/** The forwarder's quote with this line for fuel. */
export async function quoteFuel({ market, tender }: Awaited<ReturnType<typeof openFuelTender>>, baf = BAF) {
  const lane = quoteLane(LANE, '2400')
  const charges = [...lane.charges.map((line) => (line.code === 'DOC' ? { ...line, qty: '26' } : line)), baf]
  return quoteLanes(market, 'forwarder', tender, [{ ...lane, charges }], { validTo: '2027-06-30' })
}

/** An agreement whose BAF of USD 320 a 40HQ follows the price of fuel. */
export async function openFuelAgreement() {
  const open = await openFuelTender()
  const { market, tender } = open
  const sent = await quoteFuel(open)
  if (sent.code !== 200) throw new Error(JSON.stringify(sent))
  market.time.now = Date.parse(tender.deadline) + 1000
  await awardShares(market, tender.id, [{ bidId: sent.data.id, lanes: [{ laneNo: 1, boxes: LANE.boxes }] }])
  await answerAward(market, 'forwarder', tender.id, true)
  return { market, id: (await bidNow(market, 'forwarder', tender.id))?.agreementId ?? '' }
}
