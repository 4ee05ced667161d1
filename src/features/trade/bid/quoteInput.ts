import { needsCredit } from '@/contract/money/credit/terms.ts'
import { takesEstimate } from '@/contract/trade/bid/bidderFigures.ts'
import { takesBreaks, takesMinimum } from '@/contract/trade/bid/lineCost.ts'
import type { BidInput, BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { paidAtOf } from '@/contract/trade/tender/payers/split.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { countedOut, isAllByDay } from '@/reference/carriage/freeTimeForm.ts'
import { offeredBoxes, offeredRows } from './offer.ts'
import type { BreakRow, ChargeRow, LaneForm, QuoteForm } from './quoteForm.ts'

/** What of a tender decides the lines of a quote. */
type LineTerms = Pick<TenderDetail, 'mode' | 'payers'>

/** Weight breaks with something typed, in the order of their fields. */
export const typedBreaks = ({ breaks = [] }: Pick<ChargeRow, 'breaks'>): BreakRow[] =>
  breaks.filter(({ fromKg, unitPrice }) => fromKg.trim() !== '' || unitPrice.trim() !== '')

/** Minimum and weight breaks, where the basis may have them. */
function stepsOf(row: ChargeRow, mode: TransportMode): Pick<ChargeInput, 'minAmount' | 'breaks'> {
  const minAmount = row.minAmount?.trim() ?? ''
  const breaks = typedBreaks(row).map((one) => ({ fromKg: one.fromKg.trim(), unitPrice: one.unitPrice.trim() }))
  return {
    ...(minAmount !== '' && takesMinimum(mode, row.basis) && { minAmount }),
    ...(breaks.length > 0 && takesBreaks(mode, row.basis) && { breaks }),
  }
}

/** A line for the request; an unpriced line carries 0, its state tells why. Who pays is the tender's to say. */
export function lineOf(row: ChargeRow, { mode, payers }: LineTerms): ChargeInput {
  const isPriced = row.state === 'QUOTED' && row.basis !== 'AT_COST'
  const { key: _key, isoCode, minAmount: _minAmount, breaks: _breaks, estimate = '', includedIn, ...line } = row
  return {
    ...line,
    ...(isPriced && stepsOf(row, mode)),
    ...(takesEstimate(row) && estimate.trim() !== '' && { estimate: estimate.trim() }),
    ...(isoCode && { isoCode }),
    ...(row.state === 'INCLUDED' && includedIn && { includedIn }),
    ...(payers && { paymentTerm: paidAtOf(payers, row) }),
    unitPrice: isPriced ? row.unitPrice.trim() : '0',
    qty: isPriced ? row.qty.trim() : '1',
  }
}

const whole = (text: string): number | undefined => (/^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined)

/** One lane for the request. */
export function laneInput(lane: LaneForm, terms: LineTerms): BidLane {
  const { freeTime: free } = lane
  const boxes = offeredBoxes(lane.offered)
  return {
    laneNo: lane.laneNo,
    noQuote: lane.noQuote,
    ...(boxes && !lane.noQuote && { offeredBoxes: boxes }),
    ...(lane.carrierScac && { carrierScac: lane.carrierScac }),
    ...(lane.service.trim() && { service: lane.service.trim() }),
    direct: lane.direct,
    via: lane.direct ? [] : lane.via.filter((port) => port !== ''),
    // The schema requires a number even for a lane that is not quoted.
    transitDays: whole(lane.transitDays) ?? (lane.noQuote ? 1 : 0),
    sailings: lane.noQuote
      ? []
      : lane.sailings.map(({ id, vessel, voyage, etd, eta }) => ({ ...(id && { id }), vessel, voyage, etd, eta })),
    spaceStatus: lane.spaceStatus,
    ...(lane.accepts && { accepts: lane.accepts }),
    freeTime: {
      originDetDays: whole(free.originDetDays) ?? 0,
      destDemDays: free.isCombined ? 0 : (whole(free.destDemDays) ?? 0),
      destDetDays: free.isCombined ? 0 : (whole(free.destDetDays) ?? 0),
      ...(free.isCombined && { combinedDays: whole(free.combinedDays) ?? 0 }),
      ...countedOut(free),
      ...(free.dayRate.trim() &&
        !isAllByDay(free) && { dayRate: { amount: free.dayRate.trim(), currency: free.rateCurrency } }),
    },
    charges: lane.noQuote ? [] : offeredRows(lane).map((row) => lineOf(row, terms)),
  }
}

/** The credit limit offered; only on credit. */
export function creditOf(
  { creditOffered = '' }: QuoteForm,
  { paymentTerm }: Pick<TenderDetail, 'paymentTerm'>,
): Pick<BidInput, 'creditOffered'> {
  const typed = creditOffered.trim()
  return needsCredit(paymentTerm) && typed !== '' ? { creditOffered: typed } : {}
}

/** The form as body of the submit request; lanes and lines keep their indexes, so that field errors map back. */
export function inputOf(
  form: QuoteForm,
  tender: Pick<TenderDetail, 'id' | 'version' | 'mode' | 'payers' | 'paymentTerm'>,
  option: number,
): BidInput {
  return {
    tenderId: tender.id,
    option,
    ...(form.optionName.trim() && { optionName: form.optionName.trim() }),
    ...creditOf(form, tender),
    tenderVersion: tender.version,
    validFrom: form.validFrom,
    validTo: form.validTo,
    note: form.note.trim(),
    lanes: form.lanes.map((lane) => laneInput(lane, tender)),
    attachments: form.attachments,
  }
}
