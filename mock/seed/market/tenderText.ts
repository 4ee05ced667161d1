import { suggestedCharges } from '@/contract/trade/tender/defaults.ts'
import type { Boxes, TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import { CALL_OFF_HOURS, isCalledOff, LEAD_DAYS } from '@/contract/trade/tender/term/values.ts'
import { countsBoxes, namesBls, type TenderStatus, type TransportMode } from '@/contract/trade/tender/values.ts'
import { PRICE_ONLY, usualWeights } from '@/contract/trade/tender/weights.ts'
import type { Deps } from '../../domain/deps.ts'
import type { Random } from '../random.ts'
import { GOODS, type Good } from './goods.ts'
import * as plan from './plan.ts'

/** Most containers that a seeded shipper has on one bill of lading. */
const BOXES_OF_A_BL = 8
const DAY_MS = 24 * 3600_000
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Content of a tender around its deadline: real ports, weights below the payload, dates in order. */
export function writeTender(deps: Deps, random: Random, mode: TransportMode, deadline: number): TenderDraft {
  const good = random.pick(GOODS.filter((one) => mode === 'FCL' || (!one.reeferC && !one.dg)))
  const lanes = writeLanes(deps, random, mode, good, deadline)
  const totals = totalsOf(deps, random, lanes, good, mode)
  const [first] = lanes
  const lastEtd =
    lanes
      .map((lane) => lane.etdTo)
      .toSorted()
      .at(-1) ?? day(deadline)
  const awardRule = random.chance(0.45) ? 'WEIGHTED' : 'LOWEST'
  const isDomestic = mode === 'TRUCK'
  const draft: TenderDraft = {
    title: '',
    type: random.chance(0.2) ? 'CONTRACT' : 'SPOT',
    mode,
    visibility: 'PUBLIC',
    quoting: random.pick(['SEALED', 'SEALED', 'SEALED', 'RANK', 'OPEN']),
    deadline: new Date(deadline).toISOString(),
    validityWantedTo: day(Date.parse(lastEtd) + 10 * DAY_MS),
    compareCurrency: isDomestic ? 'CNY' : random.pick(['USD', 'USD', 'USD', 'CNY']),
    ...(!isDomestic && incotermAt(deps, incotermOf(random, mode), first)),
    paymentTerm: random.pick(['PREPAID', 'PREPAID', 'ON_BL', 'MONTHLY_30', 'MONTHLY_60']),
    awardRule,
    weights: awardRule === 'WEIGHTED' ? usualWeights(mode) : PRICE_ONLY,
    requiredCharges: requiredOf(deps, mode, first),
    lanes,
    cargo: {
      hsCode: good.hsCode,
      nameZh: good.nameZh,
      nameEn: good.nameEn,
      packageType: good.packageType,
      ...totals,
      ...(good.dg && { dg: good.dg }),
      ...(good.reeferC !== undefined && { reefer: { setC: good.reeferC, ventCbmH: 0 } }),
      stackable: random.chance(0.8),
    },
    remarks: random.chance(0.4) ? '演示数据：请注明船期与免箱期，截单后不接受改单费以外的附加费。' : '',
    attachments: [],
  }
  return { ...draft, ...payersOf(draft), ...termOf(draft) }
}

/** A contract by container is called off, two containers a booking. */
function termOf({ lanes, ...draft }: TenderDraft): Pick<TenderDraft, 'lanes' | 'term'> {
  if (!isCalledOff(draft)) return { lanes: lanes.map((lane) => ({ ...lane, ...blsOf(draft, lane) })) }
  return {
    term: { leadDays: LEAD_DAYS, confirmHours: CALL_OFF_HOURS },
    lanes: lanes.map((lane) => ({ ...lane, plannedBookings: Math.ceil(boxCount(lane) / 2) })),
  }
}

/** Many containers of one shipment come under several bills of lading. */
function blsOf(draft: Pick<TenderDraft, 'type' | 'mode'>, lane: TenderLane): Pick<TenderLane, 'blCount'> {
  const count = Math.ceil(boxCount(lane) / BOXES_OF_A_BL)
  return namesBls(draft) && count > 1 ? { blCount: count } : {}
}

/** The same tender as it was before there were agreements. */
export function withoutTerm({ term: _term, ...draft }: TenderDraft): TenderDraft {
  return { ...draft, lanes: draft.lanes.map(({ plannedBookings: _bookings, ...lane }) => lane) }
}

/** Exporters that pay the freight say who pays what; under FOB and FCA they leave it open, as tenders used to. */
function payersOf(draft: TenderDraft): Pick<TenderDraft, 'payers'> {
  const saysSo = draft.incoterm !== undefined && !['FOB', 'FCA'].includes(draft.incoterm)
  return saysSo ? { payers: usualPayers('SHIPPER', draft) } : {}
}

function writeLanes(deps: Deps, random: Random, mode: TransportMode, good: Good, deadline: number): TenderLane[] {
  const count = mode === 'FCL' && random.chance(0.15) ? random.int(2, 4) : 1
  const { pol, pods } = writeWays(random, mode, count)
  return pods.map((pod, index) => {
    const etdFrom = deadline + (random.int(3, 12) + 2) * DAY_MS
    const lane: TenderLane = {
      laneNo: index + 1,
      pol,
      receiptType: mode === 'LCL' ? 'CFS' : 'CY',
      deliveryType: mode === 'LCL' ? 'CFS' : 'CY',
      boxes: countsBoxes(mode) ? writeBoxes(random, good) : [],
      cargoReadyDate: day(etdFrom - random.int(1, 2) * DAY_MS),
      etdFrom: day(etdFrom),
      etdTo: day(etdFrom + random.int(5, 14) * DAY_MS),
      directOnly: random.chance(0.15),
    }
    if (mode === 'TRUCK')
      return { ...lane, receiptType: 'SD', deliveryType: 'CY', truck: writeTruck(deps, random, pol) }
    const freeDaysWanted = mode === 'FCL' ? random.pick([7, 10, 14]) : undefined
    return {
      ...lane,
      pod,
      ...(freeDaysWanted !== undefined && { freeDaysWanted }),
      ...(!countsBoxes(mode) && { loose: writeLoose(random, good, mode) }),
    }
  })
}

/** From where to where: between seaports or airports, by rail where a train goes. */
function writeWays(random: Random, mode: TransportMode, count: number): { pol: string; pods: readonly string[] } {
  if (mode === 'RAIL') {
    const pol = busiest(random, plan.RAIL_ORIGINS)
    return { pol, pods: random.some(plan.trainsFrom(pol), count) }
  }
  const [origins, destinations] =
    mode === 'AIR' ? [plan.AIR_ORIGINS, plan.AIR_DESTINATIONS] : [plan.ORIGINS, plan.DESTINATIONS]
  const pol = busiest(random, origins)
  return { pol, pods: random.some(destinations.slice(0, random.int(8, 34)), count) }
}

/** Picks from the front of a list more often than from its end. */
function busiest(random: Random, list: readonly string[]): string {
  return list[Math.floor(random.next() ** 1.8 * list.length)] ?? 'CNSHA'
}

function writeBoxes(random: Random, good: Good): Boxes[] {
  if (good.reeferC !== undefined) return [{ isoCode: '45R1', qty: random.int(1, 4) }]
  if (good.density > 450) return [{ isoCode: '22G1', qty: random.int(1, 12) }]
  const main = { isoCode: random.pick(['45G1', '45G1', '45G1', '42G1']), qty: random.int(1, 15) }
  return random.chance(0.2) ? [main, { isoCode: '22G1', qty: random.int(1, 4) }] : [main]
}

function writeLoose(random: Random, good: Good, mode: TransportMode): NonNullable<TenderLane['loose']> {
  const cbm = mode === 'AIR' ? random.int(4, 60) / 10 : random.int(12, 140) / 10
  return { pieces: random.int(8, 300), grossKg: String(Math.round(cbm * good.density)), cbm: cbm.toFixed(2) }
}

function writeTruck(deps: Deps, random: Random, pol: string): NonNullable<TenderLane['truck']> {
  const port = deps.reference.portByCode.get(pol)?.nameZh ?? pol
  const town = random.pick(['义乌', '苏州', '昆山', '东莞', '佛山', '绍兴', '潍坊', '泉州'])
  return {
    pickup: `${town}经济开发区${random.int(1, 60)}号`,
    drop: `${port}港区`,
    emptyReturn: `${port}堆场`,
    weighbridge: random.chance(0.5),
    waitingFreeHours: random.int(2, 6),
  }
}

/** Pieces, kg and cubic metres of the whole cargo, within the capacity of the containers. */
function totalsOf(deps: Deps, random: Random, lanes: TenderLane[], good: Good, mode: TransportMode) {
  const sizes = new Map(deps.reference.freight.containerTypes.map((type) => [type.isoCode, type]))
  let [cbm, most] = [0, 0]
  for (const lane of lanes) {
    for (const box of lane.boxes) {
      cbm += (sizes.get(box.isoCode)?.planningCbm ?? 28) * box.qty
      most += (sizes.get(box.isoCode)?.typicalMaxPayloadKg ?? 20_000) * box.qty
    }
    if (lane.loose) {
      cbm += Number(lane.loose.cbm)
      most += Number(lane.loose.grossKg)
    }
  }
  const filled = countsBoxes(mode) ? cbm * (0.82 + random.next() * 0.14) : cbm
  const kg = countsBoxes(mode) ? Math.min(filled * good.density, most * 0.94) : most
  const used = Math.min(filled, kg / good.density)
  const loose = lanes.reduce((sum, lane) => sum + (lane.loose?.pieces ?? 0), 0)
  const pieces = loose > 0 ? loose : Math.max(1, Math.round(used / (0.05 + random.next() * 0.2)))
  return { pieces, grossKg: String(Math.round(kg)), cbm: used.toFixed(2) }
}

function requiredOf({ reference }: Deps, mode: TransportMode, lane: TenderLane | undefined): string[] {
  return suggestedCharges(mode, reference.portByCode.get(lane?.pod ?? ''), reference.freight.charges)
}

function incotermOf(random: Random, mode: TransportMode): string {
  return mode === 'FCL' || mode === 'LCL'
    ? random.pick(['FOB', 'CIF', 'CFR', 'DAP', 'FCA'])
    : random.pick(['FCA', 'CPT', 'DAP'])
}

/** The place of an Incoterm is in Latin letters on all documents. */
const placeOf = (deps: Deps, code = '') => deps.reference.portByCode.get(code)?.nameEn ?? ''

/** An Incoterm with its place: where the seller hands over, for an F term the port of loading. */
export function incotermAt(deps: Deps, incoterm: string, lane: Pick<TenderLane, 'pol' | 'pod'> | undefined) {
  return { incoterm, namedPlace: placeOf(deps, incoterm.startsWith('F') ? lane?.pol : lane?.pod) }
}

/** Offset of a tender's deadline to now by status, ms. */
export function deadlineOffset(random: Random, status: TenderStatus): number {
  const hours = (min: number, max: number) => (min + random.next() * (max - min)) * 3600_000
  switch (status) {
    case 'DRAFT':
    case 'REVIEWING':
      return hours(48, 240)
    case 'QUOTING':
      return hours(26, 230)
    case 'EVALUATING':
      return -hours(2, 96)
    case 'AWARDED':
      return -hours(24, 96)
    case 'CONTRACTED':
      return -hours(72, 400)
    case 'DONE':
    case 'FAILED':
    case 'CANCELLED':
      return -hours(240, 2100)
  }
}
