import type { Problem } from '../../../problem.ts'
import { checkText } from '../../../validation.ts'
import { NOTE_MAX } from '../../../limits.ts'
import { failedOf, judgeBid } from '../../bid/judge.ts'
import type { AwardFrame } from '../award/lanePrices.ts'
import type { AwardShare } from '../award/schemas.ts'
import type { Demand } from '../demands/values.ts'
import type { Waiver } from './schemas.ts'

/** Shortest explanation of a waiver. TRADE.md 1.3. */
export const WAIVER_NOTE_MIN = 5

/** Validates the note of a waiver at the given field. */
export function checkWaiverNote(note: string, field = 'note'): Problem[] {
  const code = checkText(note, NOTE_MAX, WAIVER_NOTE_MIN)
  return code ? [{ field, code, params: { min: WAIVER_NOTE_MIN, max: NOTE_MAX } }] : []
}

/** Validates the waivers of an evaluation: each explained, none twice, all of bids on the tender. */
export function checkWaivers(waivers: readonly Waiver[], bidIds: ReadonlySet<string>): Problem[] {
  return waivers.flatMap((waiver, index): Problem[] => {
    const field = `waivers.${index}`
    const isTwice = waivers
      .slice(0, index)
      .some(({ bidId, demand }) => bidId === waiver.bidId && demand === waiver.demand)
    if (isTwice || !bidIds.has(waiver.bidId)) return [{ field: `${field}.bidId`, code: 'chooseSome' }]
    return checkWaiverNote(waiver.note, `${field}.note`)
  })
}

/** The musts that a winner fails on its lanes and that nobody waived. */
export function failedIn({ bidId, lanes }: AwardShare, frame: AwardFrame): Demand[] {
  const bid = frame.bids.find(({ id }) => id === bidId)
  const wanted = frame.lanes.filter(({ laneNo }) => lanes.some((lane) => lane.laneNo === laneNo))
  return bid ? failedOf(judgeBid(bid, wanted, frame.requiredCharges, frame)) : []
}

/** Validates the winners of an award: a bid that fails a must needs a waiver. TRADE.md 1.4. */
export function checkFails(shares: readonly AwardShare[], frame: AwardFrame): Problem[] {
  return shares.flatMap((share, index): Problem[] => {
    const no = frame.bids.find(({ id }) => id === share.bidId)?.no ?? ''
    return failedIn(share, frame).length > 0 ? [{ field: `shares.${index}`, code: 'bidFails', params: { no } }] : []
  })
}
