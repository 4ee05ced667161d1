import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { departureOf } from '@mock/domain/tools/schedule/byId.ts'
import { eventOf, type RoundEvent } from '@mock/domain/tools/schedule/events.ts'
import { sailingsInstead } from '@mock/domain/tools/schedule/instead.ts'
import { passageById, type Passage } from '@mock/domain/tools/schedule/passages.ts'
import { pickOf } from '@mock/domain/tools/schedule/sailings.ts'
import { SERVICES } from '@mock/domain/tools/schedule/timetable.ts'
import type { Evaluating } from './awarded.ts'
import { openMarket, START } from './market.ts'
import { bidOn, publish, quote } from './trade.ts'

const DAY = 24 * 3600_000

/** A sailing of which something is announced. */
export interface Hit {
  id: string
  planned: Passage
  announcedAt: number
}

/** Direct sailings whose port of loading is hit by an event that is announced within weeks after the tests begin. */
export function hits(type: RoundEvent['type']): Hit[] {
  return [...SERVICES.values()].flatMap((service) =>
    Array.from({ length: 120 }, (_, round) => round).flatMap((round): Hit[] => {
      const event = eventOf(service, round)
      if (event?.type !== type) return []
      const call = 'call' in event ? event.call : 0
      const id = `s-${service.code}.${round}.${call}.${call + 1}.0`
      const planned = passageById(id, -Infinity)
      const { announcedAt } = event
      if (!planned || announcedAt < START + 4 * DAY || announcedAt > START + 24 * DAY) return []
      const isMoved = type !== 'DELAY' || departureOf(id, announcedAt + DAY)?.etd !== planned.etd
      const isReplaced = sailingsInstead(id, ['DRY'], announcedAt + DAY).length === 2
      return isMoved && isReplaced ? [{ id, planned, announcedAt }] : []
    }),
  )
}

/** The first of them; a test without any says so. */
export function firstHit(type: RoundEvent['type']): Hit {
  const [hit] = hits(type)
  if (!hit) throw new Error(`No ${type} in the weeks of the tests`)
  return hit
}

/** A tender of `trader` on the lane of a sailing, two bids that name it, after the deadline; robots are off. */
export async function evaluatingOn({
  planned: { pol, pod, etd },
  id,
}: Hit): Promise<Evaluating & { pick: SailingPick }> {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  const found = departureOf(id, market.time.now)
  if (!found) throw new Error(id)
  const pick = pickOf(found, market.time.now)
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const lane = {
    laneNo: 1,
    pol,
    pod,
    receiptType: 'CY' as const,
    deliveryType: 'CY' as const,
    boxes: [{ isoCode: '45G1', qty: 2 }],
    cargoReadyDate: '2026-11-24',
    etdFrom: day(START + 3 * DAY),
    etdTo: day(etd + 5 * DAY),
    directOnly: false,
  }
  const tender = await publish(market, await market.signIn('trader'), { lanes: [lane], validityWantedTo: '2027-02-28' })
  const bid = async (account: string, freight: string) => {
    const lanes = quote(tender, freight).lanes.map((one) => ({ ...one, sailings: [pick] }))
    const sent = await bidOn(market, await market.signIn(account), tender, freight, { lanes, validTo: '2027-02-28' })
    if (sent.code !== 200) throw new Error(JSON.stringify(sent))
    return sent.data
  }
  const cheap = await bid('forwarder', '1800')
  const dear = await bid('forwarder2', '1900')
  market.time.now += DAY
  const [trader, one, two] = [
    await market.signIn('trader'),
    await market.signIn('forwarder'),
    await market.signIn('forwarder2'),
  ]
  const now = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token: trader })).data
  return { market, trader, one, two, tender: now, cheap, dear, pick }
}

/** Moves the clock until the schedules have told an event, and the day's work is done; signs everybody in again. */
export async function untilTold(state: Evaluating, { announcedAt }: Hit): Promise<number> {
  const { market } = state
  market.time.now = announcedAt - 60_000
  await market.signIn('trader')
  const since = market.time.now
  market.time.now = announcedAt + DAY + 10 * 60_000
  state.trader = await market.signIn('trader')
  state.one = await market.signIn('forwarder')
  state.two = await market.signIn('forwarder2')
  state.cheap = (await market.call(bidEndpoints.detail, { id: state.cheap.id }, { token: state.one })).data
  return since
}
