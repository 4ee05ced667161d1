/** How far a guest has come: SENT -> OPENED -> REGISTERED -> QUOTED; REVOKED: its link shows nothing any more. */
export const GUEST_STATUSES = ['SENT', 'OPENED', 'REGISTERED', 'QUOTED', 'REVOKED'] as const
export type GuestStatus = (typeof GUEST_STATUSES)[number]

/** What a link leads to: OPEN shows the tender, the others say why it does not. */
export const LINK_STATES = ['OPEN', 'SOON', 'CLOSED', 'CANCELLED', 'REVOKED'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Maximum number of guests of a tender, and of new ones of an enterprise a day of the market. TRADE part 11. */
export const MAX_GUESTS = 30
export const MAX_GUESTS_A_DAY = 100
