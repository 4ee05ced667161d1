/** What a person is in an enterprise. Absent in rows and answers: OWNER, so that single accounts stay what they are. */
export const ROLES = ['OWNER', 'BUYER', 'APPROVER', 'FINANCE', 'OPERATIONS', 'VIEWER'] as const
export type Role = (typeof ROLES)[number]

/** PENDING -> USED | REVOKED | EXPIRED. */
export const INVITATION_STATUSES = ['PENDING', 'USED', 'REVOKED', 'EXPIRED'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

/** Days for which an invitation can be used (market time). TRADE part 10. */
export const INVITATION_DAYS = 7
/** Longest time for which somebody decides in another's place, days. Assumed: decision 0088. */
export const DEPUTY_DAYS = 90
/** Maximum number of people of an enterprise, pending invitations counted. Assumed: decision 0081. */
export const MAX_STAFF = 100
