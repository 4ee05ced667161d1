/** What a person may do up to a limit. TRADE part 10. */
export const APPROVAL_KINDS = ['PUBLISH', 'AWARD', 'CONFIRM', 'CALL_OFF', 'PAY', 'CREDIT'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** PENDING -> APPROVED | REJECTED | CANCELLED | EXPIRED. */
export const APPROVAL_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Why one expired: nobody decided in time, or what it is about changed. */
export const APPROVAL_EXPIRIES = ['TIME', 'CHANGED'] as const

/** Who decides a step; an owner may stand in for an approver. */
export const DECIDERS = ['APPROVER', 'OWNER'] as const
export type Decider = (typeof DECIDERS)[number]

/** What an approval is about. */
export const APPROVAL_SUBJECTS = ['TENDER', 'BID', 'ORDER', 'LISTING', 'AGREEMENT', 'CREDIT'] as const
export type ApprovalSubject = (typeof APPROVAL_SUBJECTS)[number]

/** Hours after which a pending approval expires (market time). TRADE part 10. */
export const APPROVAL_HOURS = 72
/** Maximum number of tiers of one kind. Assumed: decision 0083. */
export const MAX_TIERS = 6
/** `data.reason` of a 4003 for a call above the person's limit. TRADE part 10. */
export const APPROVAL_NEEDED = 'APPROVAL_NEEDED'
/** Lists of approvals: those that the person may decide, and those it asked for; both are in the list of all. */
export const APPROVAL_LISTS = ['decide', 'asked'] as const
