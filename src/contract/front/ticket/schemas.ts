import { z } from 'zod'
import { fileIdSchema, fileRefSchema } from '../../file/schemas.ts'
import { COMPANY_NAME_MAX, EMAIL_MAX, MOBILE_MAX, ORDER_NO_MAX, PERSON_NAME_MAX } from '../../limits.ts'
import { id, instant, ownListQuery, requestNo, text } from '../../zod.ts'
import { TICKET_FILES, TICKET_STATUSES, TICKET_TEXT, TICKET_TOPICS } from './values.ts'

export const ticketSchema = z.object({
  id,
  /** `TK20261121-0001` */
  no: z.string(),
  topic: z.enum(TICKET_TOPICS),
  orderNo: z.string().optional(),
  text: z.string(),
  files: z.array(fileRefSchema),
  status: z.enum(TICKET_STATUSES),
  version: z.int(),
  at: instant,
  /** In the reader's language. */
  answer: z.object({ text: z.string(), at: instant }).optional(),
})
/** A new ticket; `captchaTicket` for guests, orders and files for members only. */
export const createTicketSchema = z.object({
  topic: z.enum(TICKET_TOPICS),
  orderNo: text(ORDER_NO_MAX).optional(),
  name: text(PERSON_NAME_MAX),
  company: text(COMPANY_NAME_MAX).optional(),
  mobile: z.string().max(MOBILE_MAX),
  email: z.string().max(EMAIL_MAX),
  text: text(TICKET_TEXT.max),
  files: z.array(fileIdSchema).max(TICKET_FILES),
  captchaTicket: z.string().max(64).optional(),
  requestNo,
})
export const ticketCreatedSchema = z.object({ no: z.string(), at: instant })
export const ticketQuerySchema = ownListQuery.extend({ status: z.enum(TICKET_STATUSES).optional() })
export const closeTicketSchema = z.object({ id, version: z.int(), requestNo })

export type Ticket = z.infer<typeof ticketSchema>
export type CreateTicket = z.infer<typeof createTicketSchema>
export type TicketCreated = z.infer<typeof ticketCreatedSchema>
export type TicketQuery = z.infer<typeof ticketQuerySchema>
export type CloseTicket = z.infer<typeof closeTicketSchema>
