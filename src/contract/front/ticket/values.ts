/** Topics of tickets. Assumed: decision 0004. */
export const TICKET_TOPICS = [
  'ACCOUNT',
  'TENDER',
  'ORDER',
  'PAYMENT',
  'INVOICE',
  'COUPON',
  'COMPLAINT',
  'OTHER',
] as const
export type TicketTopic = (typeof TICKET_TOPICS)[number]

export const TICKET_STATUSES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** Minimum and maximum length of the text. */
export const TICKET_TEXT = { min: 10, max: 2000 } as const
/** Maximum number of files per ticket. */
export const TICKET_FILES = 5
/** Maximum number of tickets per hour for a member, and for one contact of a guest. */
export const TICKETS_PER_HOUR = { member: 10, guest: 3 } as const
/** Days until an answered ticket is closed. */
export const TICKET_CLOSE_DAYS = 7
