import type { FileRef } from '@/contract/file/schemas.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import type { TicketStatus, TicketTopic } from '@/contract/front/ticket/values.ts'
import type { Row } from '../../../store/port.ts'

/** A support ticket. Guests have no `companyId`. */
export interface TicketRow extends Row {
  no: string
  companyId?: string
  topic: TicketTopic
  orderNo?: string
  name: string
  company?: string
  mobile: string
  email: string
  text: string
  files: FileRef[]
  status: TicketStatus
  version: number
  at: string
  /** The text is generated on read; `orderStatus` is the order's status at that time. */
  answer?: { at: string; orderStatus?: OrderStatus }
}
