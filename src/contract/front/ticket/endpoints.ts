import { get, post } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

/** Support tickets (Assumed: decision 0004). */
export const ticketEndpoints = {
  /** Tickets of the caller's enterprise, newest first. */
  page: get<s.TicketQuery, Page<s.Ticket>>('/trading/api/ticket/page'),
  /** Public; guests solve a captcha first. */
  create: post<s.CreateTicket, s.TicketCreated>('/trading/api/ticket/create'),
  /** ANSWERED -> CLOSED. */
  close: post<s.CloseTicket, s.Ticket, s.Ticket>('/trading/api/ticket/close'),
} as const
