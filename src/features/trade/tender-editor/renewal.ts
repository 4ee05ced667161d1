import { addDays } from '@/contract/money/credit/terms.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { MAX_INVITED } from '@/contract/trade/tender/limits.ts'
import { daysOf } from '@/contract/trade/tender/term/rules.ts'
import { TERM_MAX_DAYS } from '@/contract/trade/tender/term/values.ts'
import { copyForm } from './form.ts'
import type { IssueForm, LaneInput, WrittenTender } from './form.ts'

/** Days from today to the first sailing after an agreement that has ended: time to quote and to award. Assumed: 0050. */
const START_DAYS = 21

/**
 * A form that tenders the lanes of an agreement again: its quantities, as long a period after it, and its seller among
 * the invited. `today`: day of the market.
 */
export function renewForm(source: WrittenTender, agreement: AgreementDetail, today: string): IssueForm {
  const form = copyForm(source)
  const next = addDays(agreement.validTo, 1)
  const soonest = addDays(today, START_DAYS)
  const etdFrom = next > soonest ? next : soonest
  const lanes = agreement.lanes.flatMap((lane): LaneInput[] => {
    const asked = source.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
    if (!asked) return []
    const { laneNo: _no, sailingId: _sailing, ...kept } = asked
    const days = Math.min(daysOf(asked.etdFrom, asked.etdTo), TERM_MAX_DAYS)
    return [
      {
        ...kept,
        boxes: lane.boxes,
        plannedBookings: lane.plannedBookings,
        cargoReadyDate: addDays(etdFrom, -1),
        etdFrom,
        etdTo: addDays(etdFrom, days - 1),
      },
    ]
  })
  const invited = [agreement.seller.id, ...(source.invited ?? []).filter((id) => id !== agreement.seller.id)]
  return { ...form, draft: { ...form.draft, lanes, invited: invited.slice(0, MAX_INVITED) } }
}
