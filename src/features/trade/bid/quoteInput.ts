import { needsCredit } from '@/contract/money/credit/terms.ts'
import type { BidInput, BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { paidAtOf } from '@/contract/trade/tender/payers/split.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { offeredBoxes, offeredRows } from './offer.ts'
import type { ChargeRow, LaneForm, QuoteForm } from './quoteForm.ts'

/** A line for the request; an unpriced line carries 0, its state tells why. Who pays is the tender's to say. */
export function lineOf(row: ChargeRow, payers: Payers | undefined): ChargeInput {
  const isPriced = row.state === 'QUOTED' && row.basis !== 'AT_COST'
  const { key: _key, isoCode, ...line } = row
  return {
    ...line,
    ...(isoCode && { isoCode }),
    ...(payers && { paymentTerm: paidAtOf(payers, row) }),
    unitPrice: isPriced ? row.unitPrice.trim() : '0',
    qty: isPriced ? row.qty.trim() : '1',
  }
}

const whole = (text: string): number | undefined => (/^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined)

/** One lane for the request. */
export function laneInput(lane: LaneForm, payers: Payers | undefined): BidLane {
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
      ...(free.dayRate.trim() && { dayRate: { amount: free.dayRate.trim(), currency: free.rateCurrency } }),
    },
    charges: lane.noQuote ? [] : offeredRows(lane).map((row) => lineOf(row, payers)),
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
  tender: Pick<TenderDetail, 'id' | 'version' | 'payers' | 'paymentTerm'>,
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
    lanes: form.lanes.map((lane) => laneInput(lane, tender.payers)),
    attachments: form.attachments,
  }
}
