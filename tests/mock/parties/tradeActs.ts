import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { laneOf, quoteLane, quoteLanes } from '../support/contract.ts'
import { publish } from '../support/trade.ts'
import { BIDDERS, BUYERS, DAY_MS, dayOf, HOUR_MS, type Act, type Published, type Scene } from './scene.ts'

const WEIGHTS = { price: 100, transit: 0, freeTime: 0, rating: 0 }

const lanesOf = ({ random, market }: Scene, isContract: boolean): TenderLane[] =>
  Array.from({ length: random.int(1, 2) }, (_, index) => {
    const { boxesPerWeek: _pace, ...lane } = laneOf(index + 1, random.int(isContract ? 8 : 2, isContract ? 16 : 5))
    return {
      ...lane,
      cargoReadyDate: dayOf(market.time.now + 8 * DAY_MS),
      etdFrom: dayOf(market.time.now + 10 * DAY_MS),
      etdTo: dayOf(market.time.now + 60 * DAY_MS),
      ...(isContract && { plannedBookings: 6 }),
    }
  })

/** Publishes a tender of a buyer; contract tenders become rate agreements. */
async function publishOne(scene: Scene, buyer: Published['buyer'], isContract: boolean): Promise<void> {
  const { market, random, tenders, tokenOf } = scene
  const part: Partial<TenderDraft> = {
    title: `${isContract ? '协议' : '单票'} ${tenders.length + 1}`,
    type: isContract ? 'CONTRACT' : 'SPOT',
    ...(isContract && { term: { leadDays: 7, confirmHours: 24 } }),
    compareCurrency: 'CNY',
    deadline: new Date(market.time.now + random.pick([24, 30]) * HOUR_MS).toISOString(),
    validityWantedTo: dayOf(market.time.now + 60 * DAY_MS),
    lanes: lanesOf(scene, isContract),
  }
  // `publish` has no session of its own, and a walk may last longer than one.
  await scene.ask(buyer, tenderEndpoints.page, {})
  const { id } = await publish(market, await tokenOf(buyer), part)
  tenders.push({ id, buyer })
}

/** One tender of each kind for each buyer. */
export async function openTenders(scene: Scene): Promise<void> {
  for (const buyer of BUYERS) for (const isContract of [true, false]) await publishOne(scene, buyer, isContract)
}

const inStatus = ({ rows, tenders }: Scene, status: string): Published[] =>
  tenders.filter(({ id }) => rows.tenders.get(id)?.status === status)

const publishAnother: Act = async (scene) => {
  if (scene.tenders.length > 9) return false
  await publishOne(scene, scene.random.pick([...BUYERS]), scene.random.chance(0.3))
  return true
}

const quote: Act = async (scene) => {
  const open = inStatus(scene, 'QUOTING')
  if (open.length === 0) return false
  const { random, market } = scene
  const account = random.pick([...BIDDERS])
  const { data: tender } = await scene.ask(account, tenderEndpoints.detail, { id: random.pick(open).id })
  const lanes = tender.lanes.map((lane) => {
    const quoted = quoteLane(lane, scene.price())
    const many = String(lane.plannedBookings ?? 1)
    return { ...quoted, charges: quoted.charges.map((one) => (one.code === 'DOC' ? { ...one, qty: many } : one)) }
  })
  const dates = { validFrom: dayOf(market.time.now), validTo: dayOf(market.time.now + 60 * DAY_MS) }
  const { code } = await quoteLanes(market, account, tender, lanes, dates)
  scene.codes.add(code)
  return true
}

/** A buyer looks at what it received, which is nothing before the deadline. */
const look: Act = async (scene) => {
  const open = inStatus(scene, 'QUOTING')
  if (open.length === 0) return false
  const { id, buyer } = scene.random.pick(open)
  await scene.ask(buyer, bidEndpoints.received, { tenderId: id })
  for (const account of [...BIDDERS, ...BUYERS]) await scene.ask(account, tenderEndpoints.detail, { id })
  return true
}

/** Awards the lanes that are left, whole or a part of their containers, to bidders at random. */
const award: Act = async (scene) => {
  const open = inStatus(scene, 'EVALUATING')
  if (open.length === 0) return false
  const { random } = scene
  const { id, buyer } = random.pick(open)
  const { data: tender } = await scene.ask(buyer, tenderEndpoints.detail, { id })
  const { data: received } = await scene.ask(buyer, bidEndpoints.received, { tenderId: id })
  if (received.bids.length === 0) return false
  const given = (tender.remaining ?? []).map(({ laneNo, boxes }) => ({
    bidId: random.pick(received.bids).id,
    // Now and then more than there is.
    lane: { laneNo, boxes: random.chance(0.8) ? boxes : boxes.map((box) => ({ ...box, qty: random.int(1, 20) })) },
  }))
  const shares = [...new Set(given.map(({ bidId }) => bidId))].map((bidId) => ({
    bidId,
    lanes: given.filter((one) => one.bidId === bidId).map(({ lane }) => lane),
  }))
  const reason = { reason: 'SERVICE' as const, note: 'Known for years' }
  const body = { tenderId: id, version: tender.version, shares, ...reason, weights: WEIGHTS }
  await scene.send(buyer, tenderEndpoints.award, body)
  return true
}

/** A winner confirms, mostly. */
const answer: Act = async (scene) => {
  const { random } = scene
  const won = inStatus(scene, 'AWARDED').flatMap(({ id }) => BIDDERS.map((account) => ({ id, account })))
  if (won.length === 0) return false
  const { id, account } = random.pick(won)
  const { data } = await scene.ask(account, bidEndpoints.forTender, { tenderId: id, option: 1 })
  if (data.bid?.status !== 'AWARDED') return false
  const command = { id: data.bid.id, version: data.bid.version }
  if (random.chance(0.85)) await scene.send(account, bidEndpoints.confirm, command)
  else await scene.send(account, bidEndpoints.decline, { ...command, reason: 'NO_SPACE', note: '' })
  return true
}

export const TRADE_ACTS = { publishAnother, quote, look, award, answer }
