import { ownPageOf, type WireOf } from '../../zod.ts'
import type { ticketEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const ticketWire = {
  page: { input: s.ticketQuerySchema, output: ownPageOf(s.ticketSchema) },
  create: { input: s.createTicketSchema, output: s.ticketCreatedSchema },
  close: { input: s.closeTicketSchema, output: s.ticketSchema, current: s.ticketSchema },
} satisfies WireOf<typeof ticketEndpoints>
