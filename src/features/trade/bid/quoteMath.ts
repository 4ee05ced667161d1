import { Big } from 'big.js'
import { priceLines } from '@/contract/trade/bid/calc.ts'
import { checkEstimate, checkSteps } from '@/contract/trade/bid/chargeRules.ts'
import { completenessOf, missingCells } from '@/contract/trade/bid/coverage.ts'
import type { ChargeCell } from '@/contract/trade/bid/coverage.ts'
import { sumsOf } from '@/contract/trade/bid/payer.ts'
import type { PaidSums } from '@/contract/trade/bid/payer.ts'
import type { BidDetail, BidLane, BidLaneView, ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { isAllInGroup } from '@/contract/trade/bid/values.ts'
import { roundMoney, sumByCurrency } from '@/contract/money.ts'
import type { Money } from '@/contract/money.ts'
import { PRICE_MAX, QTY_MAX } from '@/contract/trade/bid/limits.ts'
import type { Problem } from '@/contract/problem.ts'
import { collector, teuOf } from '@/contract/trade/tender/rules.ts'
import { checkDecimal } from '@/contract/validation.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { offeredLane, offeredRows } from './offer.ts'
import { creditOf, laneInput, lineOf } from './quoteInput.ts'
import type { ChargeRow, LaneForm, QuoteForm } from './quoteForm.ts'

/** Whether a line is answered: a valid price, or one of included, excluded, not applicable. */
export function isAnswered(row: ChargeRow, tender: Pick<TenderDetail, 'mode' | 'payers'>): boolean {
  const line = lineOf(row, tender)
  const wrong: Problem[] = []
  if (line.estimate !== undefined) checkEstimate(line, '', collector(wrong))
  checkSteps(line, '', tender, collector(wrong))
  if (wrong.length > 0) return false
  if (row.state !== 'QUOTED' || row.basis === 'AT_COST') return true
  return checkDecimal(row.unitPrice, PRICE_MAX, true) === undefined && checkDecimal(row.qty, QTY_MAX) === undefined
}

/** A blank charge, with the container type if it is about one. */
export const cellName = ({ code, isoCode }: ChargeCell, boxCode: (isoCode: string) => string): string =>
  isoCode ? `${code} ${boxCode(isoCode)}` : code

/** Live totals of a lane: lines by row key, all-in, and the required charges still blank. */
export interface LaneSum {
  lines: ReadonlyMap<string, ChargeLine>
  allIn: Money
  /** The all-in by who pays it. */
  paid: PaidSums
  /** False while no line has a price: show no total instead of zero. */
  isPriced: boolean
  missing: ChargeCell[]
  /** The answered part of the lane, as the buyer would see it. */
  view: BidLaneView
}

/** Cache per lane: typing in one of fifty lanes recalculates one. Forms are never mutated. */
const counted = new WeakMap<LaneForm, { tender: TenderDetail; sum: LaneSum }>()

/** Calculates a lane with the shared rules; blank or invalid lines are left out, never taken as zero. */
export function sumLane(lane: LaneForm, tender: TenderDetail): LaneSum {
  const known = counted.get(lane)
  if (known?.tender === tender) return known.sum
  const sum = countLane(lane, tender)
  counted.set(lane, { tender, sum })
  return sum
}

function countLane(lane: LaneForm, tender: TenderDetail): LaneSum {
  const { compareCurrency, rates, cargo, requiredCharges, payers } = tender
  const rows = lane.noQuote ? [] : offeredRows(lane).filter((row) => isAnswered(row, tender))
  const asked = tender.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
  const priced = priceLines(
    rows.map((row) => lineOf(row, tender)),
    rates,
    cargo.value,
  )
  const lines = new Map<string, ChargeLine>()
  rows.forEach((row, index) => {
    const line = priced[index]
    if (line) lines.set(row.key, line)
  })
  const paid = sumsOf(priced, payers, compareCurrency, rates)
  const allIn = paid.total
  return {
    lines,
    allIn,
    paid,
    isPriced: priced.some((line) => line.state === 'QUOTED'),
    missing: lane.noQuote || !asked ? [] : missingCells(priced, requiredCharges, offeredLane(asked, lane.offered)),
    view: { ...laneInput({ ...lane, charges: rows }, tender), charges: priced, allIn },
  }
}

/** Totals of the whole quote. */
export interface QuoteSum {
  lanes: readonly LaneSum[]
  allIn: Money
  isPriced: boolean
  completeness: number
  /** Sums of all-in lines per quoted currency, unconverted. */
  byCurrency: Money[]
  /** All-in per TEU of the priced lanes; absent if containers are not counted. */
  perTeu?: Money
}

/** Calculates the form with the server's rules; `factor` gives the TEU of a container type. FIELD 2.3. */
export function sumQuote(form: QuoteForm, tender: TenderDetail, factor: (isoCode: string) => number): QuoteSum {
  const sums = form.lanes.map((lane) => sumLane(lane, tender))
  const currency = tender.compareCurrency
  const total = sums.reduce((sum, lane) => sum.plus(lane.allIn.amount), new Big(0))
  const allIn = { amount: roundMoney(total, currency), currency }
  const offered = form.lanes.flatMap((lane, index) => {
    const asked = !sums[index]?.isPriced ? undefined : tender.lanes.find((entry) => entry.laneNo === lane.laneNo)
    return asked ? [offeredLane(asked, lane.offered)] : []
  })
  const teu = teuOf({ mode: tender.mode, lanes: offered }, factor)
  const isPriced = sums.some((lane) => lane.isPriced)
  const lanes: BidLane[] = sums.map((lane) => lane.view)
  return {
    lanes: sums,
    allIn,
    isPriced,
    completeness: completenessOf(lanes, tender.requiredCharges, tender.lanes),
    byCurrency: sumByCurrency(
      sums.flatMap(({ view }) => view.charges.filter((line) => line.state === 'QUOTED' && isAllInGroup(line.group))),
    ),
    ...(teu > 0 && isPriced && { perTeu: perTeuOf(allIn, teu) }),
  }
}

/** An amount per TEU, rounded half up. */
function perTeuOf({ amount, currency }: Money, teu: number): Money {
  return { amount: roundMoney(new Big(amount).div(teu), currency), currency }
}

/** The part of a bid that buyer and bidder see. */
export type BidPreview = Pick<
  BidDetail,
  'lanes' | 'allIn' | 'completeness' | 'validFrom' | 'validTo' | 'note' | 'attachments' | 'optionName' | 'creditOffered'
>

/** The form as the buyer will see it. */
export function previewOf(form: QuoteForm, tender: TenderDetail, sum: QuoteSum): BidPreview {
  return {
    lanes: sum.lanes.map((lane) => lane.view),
    allIn: { ...sum.allIn, rateDate: tender.rates.date },
    completeness: sum.completeness,
    validFrom: form.validFrom,
    validTo: form.validTo,
    note: form.note,
    attachments: form.attachments,
    ...(form.optionName.trim() && { optionName: form.optionName.trim() }),
    ...creditOf(form, tender),
  }
}
