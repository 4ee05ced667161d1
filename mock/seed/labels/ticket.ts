import type { TicketStatus, TicketTopic } from '@/contract/front/ticket/values.ts'
import type { Names } from './names.ts'

/** Enumerations of tickets. */
export interface TicketLabels {
  ticket_topic: Names<TicketTopic>
  ticket_status: Names<TicketStatus>
}

/** Names of these enumerations. */
export const TICKET_LABELS: TicketLabels = {
  ticket_topic: {
    ACCOUNT: ['账号与认证', 'Account and certification'],
    TENDER: ['招标与报价', 'Tenders and bids'],
    ORDER: ['订单与运输', 'Orders and transport'],
    PAYMENT: ['付款', 'Payment'],
    INVOICE: ['发票', 'Invoices'],
    COUPON: ['优惠券', 'Coupons'],
    COMPLAINT: ['投诉', 'Complaint'],
    OTHER: ['其他', 'Other'],
  },
  ticket_status: { OPEN: ['待答复', 'Open'], ANSWERED: ['已答复', 'Answered'], CLOSED: ['已关闭', 'Closed'] },
}
