import { ticketEndpoints as calls } from '@/contract/front/ticket/endpoints.ts'
import { ticketWire as wire } from '@/contract/front/ticket/wire.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { answerTicket, closeTicket, ticketLapses } from '../../domain/front/ticket/answer.ts'
import { createTicket } from '../../domain/front/ticket/create.ts'
import { pageTickets } from '../../domain/front/ticket/view.ts'
import { on, open, type Route } from '../on.ts'

export const ticketRoutes: Route[] = [
  on(calls.page, wire.page, pageTickets),
  open(calls.create, wire.create, createTicket),
  on(calls.close, wire.close, closeTicket),
]

/** Jobs of tickets: the clerk's answer and the closing. */
export const TICKET_JOBS: JobHandlers = { ticketAnswer: answerTicket, ticketClose: ticketLapses }
