import { hasLane } from '@/contract/market/listing/kinds.ts'
import type { BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { ListingCharge, ListingDraft } from '@/contract/market/listing/draft.ts'
import { usualCharges } from '@/contract/market/listing/price.ts'
import { type ListingKind } from '@/contract/market/listing/values.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { containerCheckDigit } from '@/contract/validation.ts'
import type { Deps } from '../../domain/deps.ts'
import { TRAINS } from '../../domain/reference/overland.ts'
import { inventBid } from '../../domain/robots/pricing.ts'
import type { CompanyRow } from '../../domain/rows.ts'
import type { Random } from '../random.ts'
import { optionalServices } from './optionalServices.ts'
import { AIR_ORIGINS } from './plan.ts'

const DAY_MS = 24 * 3600_000
const POLS = ['CNSHA', 'CNNGB', 'CNYTN', 'CNTAO', 'CNXMN', 'CNTXG']
const PODS = ['USLAX', 'USNYC', 'NLRTM', 'DEHAM', 'GBFXT', 'SGSIN', 'JPTYO', 'KRPUS', 'AEJEA', 'AUSYD', 'VNSGN']
const AIR_PODS = ['LAX', 'FRA', 'ORD', 'JFK', 'AMS', 'LHR', 'NRT', 'ICN', 'SIN', 'DXB', 'SYD']
const BOXES = ['22G1', '42G1', '45G1']
const GOODS = ['板式家具', '光伏组件', '注塑日用品', '汽车配件', '陶瓷洁具', '纺织面料']
const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * Creates the content of a listing of a kind by an enterprise, valid between two times. Prices and containers are
 * invented.
 */
export function writeListing(
  deps: Deps,
  random: Random,
  wanted: { kind: ListingKind; mode?: TransportMode | undefined },
  company: CompanyRow,
  [from, to, now]: readonly [from: number, to: number, now: number],
): ListingDraft {
  const { kind } = wanted
  const mode = wanted.mode ?? modeOf(random, kind, company)
  const [pol, pod] = wayOf(random, mode)
  const stock = stockOf(random, kind, mode)
  const offer = priceOf(deps, random.fork(), { kind, mode, pol, pod, stock, now, from: to < now ? from : now })
  return {
    kind,
    title: '',
    mode,
    ...(hasLane(kind) ? { pol, pod } : { provinceCode: company.provinceCode, cityName: company.cityName }),
    ...(kind === 'EMPTY_BOX' && {
      place: depotOf(deps, company.cityName, random.int(1, 9)),
      ...emptySpan(random, now),
    }),
    services: kind === 'SERVICE' ? ['CUSTOMS'] : [],
    plates: kind === 'TRUCK' ? platesOf(random) : [],
    containerNos: kind === 'EMPTY_BOX' ? numbersOf(random, stock[0]?.qty ?? 0) : [],
    ...carriedAs(kind, mode, offer),
    ...(kind === 'RATE' && mode === 'FCL' && { freeTime: offer.freeTime }),
    stock,
    minOrder: 1,
    charges: offer.charges,
    currency: kind === 'RATE' || kind === 'SPACE' || kind === 'CARGO' ? 'USD' : 'CNY',
    validFrom: dayText(from),
    validTo: dayText(to),
    ...(kind === 'CARGO' && { cargo: cargoOf(random, now) }),
    images: [],
  }
}

/** From where to where: between seaports or airports, by rail where a train goes. */
function wayOf(random: Random, mode: TransportMode): readonly [pol: string, pod: string] {
  if (mode === 'RAIL') {
    const { from, to } = random.pick(TRAINS)
    return [from, to]
  }
  return mode === 'AIR' ? [random.pick(AIR_ORIGINS), random.pick(AIR_PODS)] : [random.pick(POLS), random.pick(PODS)]
}

/** Carrier and service of full containers, route and time of a lane, and sailings of what is sold on it. */
function carriedAs(kind: ListingKind, mode: TransportMode, { carrierScac, service, ...offer }: BidLane) {
  const isSold = kind === 'RATE' || kind === 'SPACE'
  const isCarriers = kind === 'EMPTY_BOX' || (mode === 'FCL' && isSold)
  return {
    ...(isCarriers && carrierScac && { carrierScac }),
    ...(mode === 'FCL' && isSold && service && { service }),
    direct: offer.direct,
    via: offer.via,
    ...(hasLane(kind) && { transitDays: offer.transitDays }),
    sailings: isSold ? offer.sailings : [],
  }
}

function modeOf(random: Random, kind: ListingKind, company: CompanyRow): TransportMode {
  if (kind === 'TRUCK') return 'TRUCK'
  if (kind === 'SPACE' && company.userType === 3) return 'LCL'
  return (kind === 'RATE' || kind === 'SPACE') && random.chance(0.15) ? 'LCL' : 'FCL'
}

function stockOf(random: Random, kind: ListingKind, mode: TransportMode): ListingDraft['stock'] {
  if (kind === 'CARGO') return []
  if (kind === 'EMPTY_BOX') return [{ isoCode: random.pick(BOXES), qty: random.int(2, 8) }]
  if (kind === 'TRUCK' || kind === 'SERVICE') return [{ qty: random.int(4, 40) }]
  if (mode === 'LCL' || mode === 'AIR') return [{ qty: random.int(20, 120) }]
  return random.some(BOXES, random.int(1, 3)).map((isoCode) => ({ isoCode, qty: random.int(4, 60) }))
}

interface Offer {
  kind: ListingKind
  mode: TransportMode
  pol: string
  pod: string
  stock: ListingDraft['stock']
  now: number
  /** Sailings leave two to twelve days later. */
  from: number
}

/** A robot's price of one unit; a listing leaves out some of the usual side charges. */
function priceOf(deps: Deps, random: Random, { kind, mode, pol, pod, stock, now, from }: Offer) {
  const isLane = kind === 'RATE' || kind === 'SPACE' || kind === 'CARGO'
  const wanted = usualCharges(kind, mode).filter((code) => code === MAIN_CHARGE[mode] || random.chance(0.75))
  const boxes = stock.flatMap(({ isoCode }) => (isoCode ? [{ isoCode, qty: 1 }] : []))
  const lane = {
    laneNo: 1,
    pol,
    ...(isLane && { pod }),
    receiptType: 'CY' as const,
    deliveryType: 'CY' as const,
    boxes: kind === 'TRUCK' ? [{ isoCode: '45G1', qty: 1 }] : boxes,
    cargoReadyDate: dayText(now),
    etdFrom: dayText(from + 2 * DAY_MS),
    etdTo: dayText(from + 12 * DAY_MS),
    directOnly: false,
  }
  const body = { mode, lanes: [lane], requiredCharges: wanted, validityWantedTo: dayText(now) }
  const bid = inventBid({ reference: deps.reference, chance: random.next, now }, { id: 'x', version: 1, body })
  const [found] = bid.lanes
  if (!found) throw new Error('A bid has a lane')
  if (kind === 'CARGO') return { ...found, charges: [] }
  if (kind === 'EMPTY_BOX') return { ...found, charges: [simple('EIR', 'PER_CONTAINER', random.int(180, 520))] }
  if (kind === 'SERVICE') return { ...found, charges: [simple('CUSE', 'PER_BL', random.int(260, 480))] }
  const charges = found.charges.map((line): ListingCharge => {
    const { isoCode, ...rest } = line
    return { ...rest, qty: '1', ...(isoCode && kind !== 'TRUCK' && { isoCode }) }
  })
  // Drawn last: prices and stock of listings are the same without them.
  const services = kind === 'RATE' && mode === 'FCL' ? optionalServices(random) : []
  return { ...found, charges: [...charges, ...services] }
}

function simple(code: string, basis: ChargeInput['basis'], price: number): ChargeInput {
  return {
    code,
    group: 'ORIGIN',
    basis,
    qty: '1',
    unitPrice: String(price),
    currency: 'CNY',
    paymentTerm: 'PRE',
    state: 'QUOTED',
  }
}

/** A depot code that is the same in every language: the city's port, else the city's first letters, and a number. */
function depotOf({ reference }: Deps, city: string, number: number): string {
  const { nameEn = '', ports = [] } = reference.cities.find(({ nameZh }) => nameZh === city) ?? {}
  return `${ports[0]?.slice(2) ?? nameEn.slice(0, 3).toUpperCase()}-D${number}`
}

function platesOf(random: Random): string[] {
  return [0, 1].map((place) => `沪A${String(random.int(10_000, 49_999) + place * 50_000)}`)
}

function numbersOf(random: Random, count: number): string[] {
  const start = random.int(100_000, 899_999)
  return Array.from({ length: count }, (_, index) => {
    const first10 = `CTGU${String(start + index)}`
    return `${first10}${containerCheckDigit(first10)}`
  })
}

function emptySpan(random: Random, now: number) {
  const from = now + random.int(1, 5) * DAY_MS
  return { emptyFrom: new Date(from).toISOString(), emptyTo: new Date(from + random.int(3, 12) * DAY_MS).toISOString() }
}

function cargoOf(random: Random, now: number): NonNullable<ListingDraft['cargo']> {
  const cbm = random.int(15, 120)
  const readyDate = dayText(now + random.int(4, 20) * DAY_MS)
  return { nameZh: random.pick(GOODS), grossKg: String(cbm * random.int(120, 300)), cbm: String(cbm), readyDate }
}
