import type { RateMatch } from '@/contract/market/rateSheet/schemas.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { offeredLane } from './offer.ts'
import { costNames } from './ownCost.ts'
import type { OwnCosts } from './ownCost.ts'
import { placePrices } from './pasteCharges.ts'
import type { LaneForm, QuoteForm } from './quoteForm.ts'

/** Where the prices of a lane come from: a rate sheet, its row, and the last day of the rate. */
export interface RateSource {
  sheetId: string
  name: string
  row: number
  validTo: string
  /** Ids of all rates of the lane. */
  rateIds: readonly string[]
}

/** What a fill could not do, or warns of. */
export interface RateLeft {
  laneNo: number
  why: 'none' | 'box' | 'floor'
  isoCode?: string
  code?: string
}

/** A quote filled from rate sheets; costs and sources are the seller's own and never sent. */
export interface RateFill {
  form: QuoteForm
  /** Number of lines with a price. */
  placed: number
  costs: OwnCosts
  sources: Readonly<Record<number, RateSource>>
  left: RateLeft[]
}

type Lines = RateMatch['lines']

/** Carrier, routing, transit and free time of the main rate, as far as it says them. */
function carriageOf(lane: LaneForm, main: Lines[number] | undefined): Partial<LaneForm> {
  if (!main) return {}
  const { carrierScac, service, via, transitDays, freeDays } = main.rate
  return {
    ...(carrierScac !== undefined && { carrierScac }),
    ...(service !== undefined && { service }),
    direct: via.length === 0,
    via: [...via],
    ...(transitDays !== undefined && { transitDays: String(transitDays) }),
    ...(freeDays !== undefined && {
      freeTime: { ...lane.freeTime, isCombined: true, combinedDays: String(freeDays) },
    }),
  }
}

function fillLane(lane: LaneForm, lines: Lines, tender: TenderDetail, charges: readonly ChargeType[]): LaneForm {
  const asked = tender.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
  if (!asked) return lane
  const { mode } = tender
  const typeOf = (code: string) => charges.find((charge) => charge.code === code)
  const main = lines.find(({ code }) => code === MAIN_CHARGE[mode])
  const priced = lines.flatMap(({ code, isoCode, price, rate }) => {
    const type = typeOf(code)
    const said = { price, currency: rate.currency, basis: rate.basis }
    return type ? [{ term: rate.term, said: { type, ...(isoCode !== undefined && { isoCode }), ...said } }] : []
  })
  const included = (main?.rate.included ?? []).flatMap((code) => {
    const type = typeOf(code)
    return type && !lines.some((line) => line.code === code) ? [{ type, state: 'INCLUDED' as const }] : []
  })
  const place = { shown: lane.charges, asked: offeredLane(asked, lane.offered), mode }
  const rows = placePrices([...priced.map(({ said }) => said), ...included], place, charges).map((row, at) => {
    const term = priced[at]?.term
    if (term) return { ...row, paymentTerm: term }
    return { ...row, includedIn: main?.code ?? '' }
  })
  const changed = new Map(rows.map((row) => [row.key, row]))
  const known = lane.charges.map((row) => changed.get(row.key) ?? row)
  const added = rows.filter(({ key }) => !lane.charges.some((row) => row.key === key))
  return { ...lane, ...carriageOf(lane, main), charges: [...known, ...added] }
}

/** Costs of the filled lines, by the names under which the cost column keeps them. */
function costsOf(lane: LaneForm, lines: Lines): [string, string][] {
  const names = costNames(lane)
  return lines.flatMap(({ code, isoCode = '', rate }) => {
    const row = lane.charges.find((one) => one.code === code && one.isoCode === isoCode)
    const name = row && names.get(row.key)
    return name === undefined ? [] : [[name, rate.price] as [string, string]]
  })
}

/** Fills a quote from the rates that match its lanes; what has no rate stays as it is. TRADE part 9. */
export function fillFromRates(
  form: QuoteForm,
  matches: ReadonlyMap<number, RateMatch>,
  tender: TenderDetail,
  charges: readonly ChargeType[],
): RateFill {
  const result = { placed: 0, costs: {} as Record<string, string>, sources: {} as Record<number, RateSource> }
  const left: RateLeft[] = []
  const lanes = form.lanes.map((lane) => {
    const match = lane.noQuote ? undefined : matches.get(lane.laneNo)
    if (!match) return lane
    const { laneNo } = lane
    const { lines, unmatched } = match
    const [first] = lines
    if (!first) {
      left.push({ laneNo, why: 'none' })
      return lane
    }
    for (const isoCode of unmatched) left.push({ laneNo, why: 'box', isoCode })
    for (const { isBelowFloor, code, isoCode } of lines)
      if (isBelowFloor) left.push({ laneNo, why: 'floor', code, ...(isoCode !== undefined && { isoCode }) })
    const filled = fillLane(lane, lines, tender, charges)
    result.placed += lines.length
    Object.assign(result.costs, Object.fromEntries(costsOf(filled, lines)))
    const { sheet, rate } = first
    const rateIds = lines.map((line) => line.rate.id)
    result.sources[laneNo] = { sheetId: sheet.id, name: sheet.name, row: rate.row, validTo: rate.validTo, rateIds }
    return filled
  })
  return { ...result, form: { ...form, lanes }, left }
}
