import { missingCells } from '@/contract/trade/bid/coverage.ts'
import type { BidDetail, BidLane } from '@/contract/trade/bid/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { withDemand } from './offer.ts'
import { blankRow, firstLane, laneOf, requiredRows } from './quoteForm.ts'
import type { ChargeRow, Charges, LaneForm, QuoteForm, Terms } from './quoteForm.ts'

/** The part of a bid that the form holds. */
export type Sent = { lanes: readonly BidLane[] } & Pick<
  BidDetail,
  'validFrom' | 'validTo' | 'note' | 'attachments' | 'optionName' | 'creditOffered'
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
    creditOffered: bid.creditOffered ?? '',
  }
  return reconcile(form, terms, all)
}

/** Blank lines for charges of which the form says nothing, or nothing for a container type. */
function missingRows(typed: LaneForm, lane: TenderLane, terms: Terms, all: Charges): ChargeRow[] {
  const first = requiredRows(lane, terms, all)
  const codes = [...new Set(first.map(({ code }) => code))]
  return missingCells(typed.charges, codes, lane).flatMap(({ code, isoCode }) =>
    isoCode ? [blankRow(code, lane, terms.mode, all, isoCode)] : first.filter((row) => row.code === code),
  )
}

/**
 * Fits a form to the current tender: lanes in order, all required charges, new quantities; drops only removed lanes.
 */
export function reconcile(form: QuoteForm, terms: Terms, all: Charges): QuoteForm {
  const lanes = terms.lanes.map((lane) => {
    const typed = form.lanes.find((entry) => entry.laneNo === lane.laneNo)
    if (!typed) return firstLane(lane, terms, all)
    const charges = [...typed.charges, ...missingRows(typed, lane, terms, all)]
    return withDemand({ ...typed, charges }, { ...lane, mode: terms.mode })
  })
  return { ...form, lanes }
}
