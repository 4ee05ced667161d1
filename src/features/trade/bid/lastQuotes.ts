import type { LastQuotes } from '@/contract/trade/bid/record/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { copyCharges } from './bulk.ts'
import { offeredLane } from './offer.ts'
import { laneOf } from './quoteForm.ts'
import type { QuoteForm } from './quoteForm.ts'

/** What could not be copied: a lane never quoted before, or a line for a container type not asked for now. */
export interface LeftBehind {
  laneNo: number
  /** Absent if the whole lane has no earlier quote. */
  line?: { code: string; isoCode: string }
}

/**
 * Starts a form from the newest quotes on its lanes: unit prices, currencies, carrier and free time are copied,
 * quantities come from this tender. Sailings are not copied, because they are outdated.
 */
export function takeLast(
  form: QuoteForm,
  last: LastQuotes,
  tender: TenderDetail,
): { form: QuoteForm; left: LeftBehind[] } {
  const left: LeftBehind[] = []
  const lanes = form.lanes.map((lane) => {
    const asked = tender.lanes.find((entry) => entry.laneNo === lane.laneNo)
    const past = last.lanes.find((entry) => entry.laneNo === lane.laneNo)
    if (!asked || !past) {
      left.push({ laneNo: lane.laneNo })
      return lane
    }
    const offer = offeredLane(asked, lane.offered)
    const from = laneOf(past.lane)
    for (const { code, isoCode } of from.charges)
      if (isoCode !== '' && !offer.boxes.some((box) => box.isoCode === isoCode))
        left.push({ laneNo: lane.laneNo, line: { code, isoCode } })
    return copyCharges(from, lane, { ...offer, mode: tender.mode }, { withCarriage: true })
  })
  return { form: { ...form, lanes }, left }
}
