/** What somebody writes to us about. Assumed: decision 0004. */
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

/** Least and most characters of what is written. */
export const TICKET_TEXT = { min: 10, max: 2000 } as const
/** Most files with a ticket. */
export const TICKET_FILES = 5
/** Tickets that a member, and that one contact of a guest, may write within an hour. */
export const TICKETS_PER_HOUR = { member: 10, guest: 3 } as const
/** Days after which an answered ticket is closed. */
export const TICKET_CLOSE_DAYS = 7
