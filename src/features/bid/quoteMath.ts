import { Big } from 'big.js'
import { allInOf, bidAllIn, completenessOf, missingCodes, priceLines } from '@/contract/bid/calc.ts'
import type { BidDetail, BidLane, BidLaneView, ChargeLine } from '@/contract/bid/schemas.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Money } from '@/contract/money.ts'
import { checkDecimal } from '@/contract/validation.ts'
import type { TenderDetail } from '@/contract/tender/schemas.ts'
import { inputOf, lineOf } from './quoteInput.ts'
import type { ChargeRow, LaneForm, QuoteForm } from './quoteForm.ts'

const MAX_PRICE = 100_000_000
const MAX_QTY = 1_000_000

/** Whether a line says something: a price that can be counted with, or in words that it is included, excluded, not applicable. */
export function isAnswered(row: ChargeRow): boolean {
  if (row.state !== 'QUOTED' || row.basis === 'AT_COST') return true
  return checkDecimal(row.unitPrice, MAX_PRICE, true) === undefined && checkDecimal(row.qty, MAX_QTY) === undefined
}

/** What a lane comes to while it is being typed: lines by row key, all-in, and the required codes still blank. */
export interface LaneSum {
  lines: ReadonlyMap<string, ChargeLine>
  allIn: Money
  /** False while no line has a price: then there is no total, not a total of zero. */
  isPriced: boolean
  missing: string[]
}

/** Counts a lane with the shared rules; lines that are blank or not numbers are left out, never taken as zero. */
export function sumLane(lane: LaneForm, tender: TenderDetail): LaneSum {
  const { compareCurrency, rates, cargo, requiredCharges } = tender
  const rows = lane.noQuote ? [] : lane.charges.filter(isAnswered)
  const priced = priceLines(rows.map(lineOf), rates, cargo.value)
  const lines = new Map<string, ChargeLine>()
  rows.forEach((row, index) => {
    const line = priced[index]
    if (line) lines.set(row.key, line)
  })
  return {
    lines,
    allIn: allInOf(priced, compareCurrency, rates),
    isPriced: priced.some((line) => line.state === 'QUOTED'),
    missing: lane.noQuote ? [] : missingCodes({ charges: priced }, requiredCharges),
  }
}

/** What the whole quote comes to. */
export interface QuoteSum {
  lanes: readonly LaneSum[]
  allIn: Money
  isPriced: boolean
  completeness: number
  /** All-in per twenty-foot equivalent; absent where boxes are not counted or a lane is left out. */
  perTeu?: Money
}

/** The answered part of a form as lanes of a bid. */
function answered(form: QuoteForm, tender: TenderDetail): BidLane[] {
  return inputOf(
    { ...form, lanes: form.lanes.map((lane) => ({ ...lane, charges: lane.charges.filter(isAnswered) })) },
    tender,
  ).lanes
}

/** Counts the form with the rules that the server counts with. FIELD 2.3. */
export function sumQuote(form: QuoteForm, tender: TenderDetail, teuOf: (laneNo: number) => number): QuoteSum {
  const lanes = answered(form, tender)
  const allIn = bidAllIn(lanes, tender.compareCurrency, tender.rates, tender.cargo.value)
  const teu = form.lanes.filter((lane) => !lane.noQuote).reduce((sum, lane) => sum + teuOf(lane.laneNo), 0)
  const sums = form.lanes.map((lane) => sumLane(lane, tender))
  const isPriced = sums.some((lane) => lane.isPriced)
  return {
    lanes: sums,
    allIn,
    isPriced,
    completeness: completenessOf(lanes, tender.requiredCharges, tender.lanes.length),
    ...(teu > 0 && isPriced && { perTeu: perTeuOf(allIn, teu) }),
  }
}

/** An amount per twenty-foot equivalent, rounded half up. */
export function perTeuOf({ amount, currency }: Money, teu: number): Money {
  return { amount: roundMoney(new Big(amount).div(teu), currency), currency }
}

/** What a bid shows to whoever reads it: the buyer, or its bidder later. */
export type BidFace = Pick<
  BidDetail,
  'lanes' | 'allIn' | 'completeness' | 'validFrom' | 'validTo' | 'note' | 'attachments'
>

/** The form as the buyer will see it. */
export function faceOf(form: QuoteForm, tender: TenderDetail, sum: QuoteSum): BidFace {
  const lanes: BidLaneView[] = answered(form, tender).map((lane) => {
    const charges = priceLines(lane.charges, tender.rates, tender.cargo.value)
    return { ...lane, charges, allIn: allInOf(charges, tender.compareCurrency, tender.rates) }
  })
  return {
    lanes,
    allIn: { ...sum.allIn, rateDate: tender.rates.date },
    completeness: sum.completeness,
    validFrom: form.validFrom,
    validTo: form.validTo,
    note: form.note,
    attachments: form.attachments,
  }
}
