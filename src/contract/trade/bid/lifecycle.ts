import type { BidStatus } from './values.ts'

export type BidActor = 'bidder' | 'publisher' | 'clock'

/** Allowed status transitions of a bid, by actor (FIELD 2.3). */
export const BID_EDGES = [
  { from: 'DRAFT', to: 'SUBMITTED', by: 'bidder' },
  { from: 'SUBMITTED', to: 'SUBMITTED', by: 'bidder' },
  { from: 'SUBMITTED', to: 'NEED_RECONFIRM', by: 'publisher' },
  { from: 'NEED_RECONFIRM', to: 'EXPIRED', by: 'clock' },
  { from: 'NEED_RECONFIRM', to: 'SUBMITTED', by: 'bidder' },
  { from: 'SUBMITTED', to: 'WITHDRAWN', by: 'bidder' },
  { from: 'NEED_RECONFIRM', to: 'WITHDRAWN', by: 'bidder' },
  { from: 'WITHDRAWN', to: 'SUBMITTED', by: 'bidder' },
  { from: 'SUBMITTED', to: 'SHORTLISTED', by: 'publisher' },
  { from: 'SHORTLISTED', to: 'SUBMITTED', by: 'publisher' },
  { from: 'SUBMITTED', to: 'AWARDED', by: 'publisher' },
  { from: 'SHORTLISTED', to: 'AWARDED', by: 'publisher' },
  { from: 'CONFIRMED', to: 'AWARDED', by: 'publisher' },
  { from: 'AWARDED', to: 'SHORTLISTED', by: 'publisher' },
  { from: 'AWARDED', to: 'CONFIRMED', by: 'bidder' },
  { from: 'AWARDED', to: 'DECLINED', by: 'bidder' },
  { from: 'AWARDED', to: 'DECLINED', by: 'clock' },
  { from: 'SUBMITTED', to: 'LOST', by: 'publisher' },
  { from: 'SHORTLISTED', to: 'LOST', by: 'publisher' },
  { from: 'LOST', to: 'SUBMITTED', by: 'publisher' },
  { from: 'SUBMITTED', to: 'EXPIRED', by: 'clock' },
  { from: 'SHORTLISTED', to: 'EXPIRED', by: 'clock' },
  { from: 'SUBMITTED', to: 'DISQUALIFIED', by: 'publisher' },
  { from: 'SHORTLISTED', to: 'DISQUALIFIED', by: 'publisher' },
  { from: 'DISQUALIFIED', to: 'SUBMITTED', by: 'publisher' },
] as const satisfies readonly { from: BidStatus; to: BidStatus; by: BidActor }[]

/** Whether this actor may move a bid from one state to another (FIELD 2.3). */
export function bidMayBecome(from: BidStatus, to: BidStatus, by: BidActor): boolean {
  return BID_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}

/** Statuses that take part in the comparison after the deadline. */
export function isStanding(status: BidStatus): boolean {
  return (
    status === 'SUBMITTED' ||
    status === 'SHORTLISTED' ||
    status === 'AWARDED' ||
    status === 'CONFIRMED' ||
    status === 'LOST'
  )
}
