import { Big } from 'big.js'
import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import type { FreeTime } from '@/contract/trade/bid/carriage/schemas.ts'
import type { BidInput, BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { isUsualHere, usualCurrency } from '@/contract/reference/charges.ts'
import { basisIn, MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { paidAtOf, usualPaidAt } from '@/contract/trade/tender/payers/split.ts'
import { unquoted } from '@/contract/trade/bid/refit.ts'
import { hasFreeTime, type TransportMode } from '@/contract/trade/tender/values.ts'
import { trainBetween } from '../reference/overland.ts'
import { looseRates } from './looseRates.ts'
import { carriedBy, type Inventing } from './carriage.ts'
import { levelAt } from '../reference/level.ts'

/** Invented price of a 40-foot box by train where no train of the list goes, USD. */
const USUAL_USD40_RAIL = 6500

/** Invented usual prices of side charges, in their usual invoice currency. */
const USUAL_PRICE: Record<string, number> = {
  OTHC: 1050,
  ORC: 140,
  DOC: 450,
  SEAL: 50,
  EIR: 60,
  VGM: 100,
  TLX: 400,
  BKG: 300,
  ISPS: 20,
  CUSE: 350,
  TRKO: 1900,
  CFSO: 60,
  CFSD: 38,
  FSC: 8,
  SSC: 1.2,
  AMS: 30,
  ISF: 35,
  ENS: 35,
  ACI: 30,
  AFR: 30,
  BAF: 160,
  LSS: 45,
  EBS: 60,
  CAF: 1.5,
  PSS: 150,
  GRI: 200,
  PCS: 80,
  WRS: 40,
  CIC: 70,
  OWS: 120,
  HAZ: 300,
  ETS: 35,
  DTHC: 240,
  DDC: 310,
  DO: 95,
  CUSI: 140,
  TRKD: 620,
  CHS: 35,
  DEM: 110,
  DET: 95,
  STO: 60,
  WTG: 100,
  INS: 0.12,
}
/** Side charges that loose cargo pays per revenue ton instead of per container. */
const USUAL_LOOSE_PRICE: Record<string, number> = { EBS: 4, CIC: 5 }

/** The demand of an invented bid. */
export interface Wanted {
  id: string
  version: number
  body: Pick<TenderDraft, 'mode' | 'lanes' | 'requiredCharges' | 'validityWantedTo' | 'payers' | 'term'>
}

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * A plausible bid on a tender: answers every required charge, in mixed currencies. Prices are invented; by sea, carrier,
 * route, transit time and sailings are those of the schedules. A lane without ships, or without a train, is not quoted.
 */
export function inventBid(env: Inventing, wanted: Wanted): BidInput {
  const { body } = wanted
  const speed = env.chance()
  const skill = 0.93 + env.chance() * 0.16
  return {
    tenderId: wanted.id,
    tenderVersion: wanted.version,
    validFrom: dayText(env.now),
    validTo: body.validityWantedTo,
    note: '',
    attachments: [],
    lanes: body.lanes.map((lane) => inventLane(env, body, lane, { speed, skill })),
  }
}

/** How fast, and how dear, an enterprise is on all lanes of a bid. */
interface Bidder {
  /** From 0 to 1: its place between the most and the least days of a flight, a train or a truck. */
  speed: number
  /** Its prices to those of the market. */
  skill: number
}

function inventLane(env: Inventing, body: Wanted['body'], lane: TenderLane, { speed, skill }: Bidder): BidLane {
  const usd20 = levelAt(env.reference, lane, env.now)
  const carriage = carriedBy(env, body.mode, lane, speed)
  if (!carriage) return unquoted(lane.laneNo)
  const codes = [...new Set([MAIN_CHARGE[body.mode], ...body.requiredCharges])]
  const free = 7 + Math.floor(env.chance() * 3) * 7
  const charges = codes.flatMap((code) => inventCharge(env, body, lane, code, usd20 * skill))
  const spaceStatus = env.chance() < 0.6 ? 'CONFIRMED' : 'SUBJECT'
  const timed = freeTimeOf(lane, free, 85 + Math.floor(env.chance() * 8) * 10)
  return {
    laneNo: lane.laneNo,
    noQuote: false,
    ...carriage,
    spaceStatus,
    freeTime: hasFreeTime(body.mode) ? timed : { originDetDays: 0, destDemDays: 0, destDetDays: 0 },
    charges,
  }
}

/** Combined free days; of containers every other day rate, by its number, is half as much again after five days. */
function freeTimeOf({ boxes }: TenderLane, combinedDays: number, rate: number): FreeTime {
  const days = { originDetDays: 7, destDemDays: 5, destDetDays: 5, combinedDays }
  if (boxes.length === 0 || rate % 20 === 5) return { ...days, dayRate: { amount: String(rate), currency: 'USD' } }
  const combined = [
    { fromDay: 1, toDay: 5, rate: String(rate) },
    { fromDay: 6, rate: String(rate * 1.5) },
  ]
  return { ...days, tiers: { currency: 'USD', combined } }
}

const money = (value: number, digits = 0): string => new Big(value).toFixed(digits)

function inventCharge(
  env: Inventing,
  body: Wanted['body'],
  lane: TenderLane,
  code: string,
  usd20: number,
): ChargeInput[] {
  const type = env.reference.chargeByCode.get(code)
  if (!type) return []
  const basis = basisIn(body.mode, type)
  const base = {
    code,
    group: type.group,
    basis,
    currency: usualCurrency(type, body.mode),
    paymentTerm: body.payers ? paidAtOf(body.payers, type) : usualPaidAt(type),
  }
  // A tender has the same required charges for all lanes: a filing for another country is marked as not applicable.
  const pod = env.reference.portByCode.get(lane.pod ?? '')
  if (!isUsualHere(type, body.mode, { pod })) return [{ ...base, qty: '1', unitPrice: '0', state: 'NOT_APPLICABLE' }]
  const roll = env.chance()
  const main = code === MAIN_CHARGE[body.mode]
  // What follows the price of fuel is quoted: it could not follow otherwise.
  const isOpen = !main && body.term?.fuel?.code !== code
  if (isOpen && roll < 0.12)
    return [{ ...base, qty: '1', unitPrice: '0', state: 'INCLUDED', includedIn: MAIN_CHARGE[body.mode] }]
  if (isOpen && roll < 0.16) return [{ ...base, qty: '1', unitPrice: '0', state: 'NOT_APPLICABLE' }]
  if (main && basis === 'PER_CONTAINER')
    return lane.boxes.map((box) => ({
      ...base,
      isoCode: box.isoCode,
      qty: String(box.qty),
      unitPrice: mainPrice(env, { mode: body.mode, lane, isoCode: box.isoCode }, usd20),
      state: 'QUOTED' as const,
    }))
  const usual = (basis === 'PER_WM' ? USUAL_LOOSE_PRICE[code] : undefined) ?? USUAL_PRICE[code] ?? 100
  const price = main
    ? loosePrice(body.mode, usd20, env.chance)
    : money(usual * (0.9 + env.chance() * 0.25), usual < 10 ? 2 : 0)
  const rates = main ? looseRates(body.mode, price) : { unitPrice: price }
  return [{ ...base, qty: lockedQty({ ...base, basis }, { ...lane, mode: body.mode }), ...rates, state: 'QUOTED' }]
}

/** A 20-foot box by train pays that part of a 40-foot one. */
const RAIL_20_SHARE = 0.62

function mainPrice(
  env: Inventing,
  { mode, lane, isoCode }: { mode: TransportMode; lane: TenderLane; isoCode: string },
  usd20: number,
): string {
  const teu = env.reference.teuByIsoCode.get(isoCode) ?? 1
  if (mode === 'TRUCK') return money(1400 + env.chance() * 1200 + (teu > 1 ? 400 : 0))
  if (mode === 'RAIL') {
    const usd40 = (trainBetween(lane.pol, lane.pod)?.usd40 ?? USUAL_USD40_RAIL) * (0.95 + env.chance() * 0.15)
    return money(usd40 * (teu > 1 ? 1 : RAIL_20_SHARE))
  }
  const special = isoCode.includes('R') ? 1.9 : isoCode.includes('U') || isoCode.includes('P') ? 1.6 : 1
  const factor = teu > 2 ? 2.1 : teu > 1 ? 1.78 : 1
  return money(Math.round((usd20 * factor * special) / 5) * 5)
}

function loosePrice(mode: TransportMode, usd20: number, chance: () => number): string {
  // Air freight is quoted in CNY.
  return mode === 'AIR' ? money(18 + chance() * 17, 1) : money(18 + usd20 / 60 + chance() * 12, 1)
}
