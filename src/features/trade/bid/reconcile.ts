import type { BidDetail, BidLane } from '@/contract/trade/bid/schemas.ts'
import { withDemand } from './offer.ts'
import { firstLane, laneOf, requiredRows } from './quoteForm.ts'
import type { Charges, QuoteForm, Terms } from './quoteForm.ts'

/** The part of a bid that the form holds. */
export type Sent = { lanes: readonly BidLane[] } & Pick<
  BidDetail,
  'validFrom' | 'validTo' | 'note' | 'attachments' | 'optionName'
>

/** Form state of a submitted bid for a revision; lanes and charges added to the tender since are blank. */
export function formOf(bid: Sent, terms: Terms, all: Charges): QuoteForm {
  const form: QuoteForm = {
    lanes: bid.lanes.map((lane) =>
      laneOf(
        lane,
        terms.lanes.find((asked) => asked.laneNo === lane.laneNo),
      ),
    ),
    validFrom: bid.validFrom,
    validTo: bid.validTo,
    note: bid.note,
    attachments: bid.attachments,
    optionName: bid.optionName ?? '',
  }
  return reconcile(form, terms, all)
}

/**
 * Fits a form to the current tender: lanes in order, all required charges, new quantities; drops only removed lanes.
 */
export function reconcile(form: QuoteForm, terms: Terms, all: Charges): QuoteForm {
  const lanes = terms.lanes.map((lane) => {
    const typed = form.lanes.find((entry) => entry.laneNo === lane.laneNo)
    if (!typed) return firstLane(lane, terms, all)
    const missing = requiredRows(lane, terms, all).filter((row) => !typed.charges.some(({ code }) => code === row.code))
    return withDemand({ ...typed, charges: [...typed.charges, ...missing] }, lane)
  })
  return { ...form, lanes }
}
