import { get, post, renewsAll, renewsRecord } from '../../endpoint.ts'
import type { OwnPage } from '../../page.ts'
import type * as s from './schemas.ts'

const page = get<s.TicketQuery, OwnPage<s.Ticket>>('/trading/api/ticket/page')

/** What people write to us (Assumed: decision 0004). */
export const ticketEndpoints = {
  /** The tickets of the caller's enterprise, newest first. */
  page,
  /** Open to everybody; guests solve a puzzle first. */
  create: post<s.CreateTicket, s.TicketCreated>('/trading/api/ticket/create', () => [renewsAll(page)]),
  /** ANSWERED -> CLOSED. */
  close: post<s.CloseTicket, s.Ticket, s.Ticket>('/trading/api/ticket/close', (ticket) => [
    renewsRecord(page, ticket.id, () => ticket),
  ]),
} as const
