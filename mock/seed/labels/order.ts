import type * as order from '@/contract/money/order/values.ts'
import type * as credit from '@/contract/money/credit/values.ts'
import type * as refund from '@/contract/money/refund/values.ts'
import type { Names } from './names.ts'

/** Enumerations of orders after their payment. */
export interface OrderLabels {
  milestone: Names<order.Milestone>
  adjustment_status: Names<order.AdjustmentStatus>
  dispute_reason: Names<order.DisputeReason>
  refund_reason: Names<refund.RefundReason>
  refund_status: Names<refund.RefundStatus>
  credit_status: Names<credit.CreditLineStatus>
  pay_state: Names<credit.PayState>
}

/** Names of these enumerations. */
export const ORDER_LABELS: OrderLabels = {
  milestone: {
    BKCF: ['订舱确认', 'Booking confirmed'],
    EPRL: ['放空箱', 'Empty released'],
    STSP: ['提空箱', 'Empty picked up'],
    GITM: ['重箱进港', 'Full gated in'],
    PASS: ['海关放行', 'Customs released'],
    LOBD: ['装船', 'Loaded on board'],
    DLPT: ['离港', 'Departed'],
    TSBA: ['中转抵港', 'Arrived at transhipment port'],
    TSDP: ['中转离港', 'Departed transhipment port'],
    BDAR: ['抵港', 'Arrived'],
    DSCH: ['卸船', 'Discharged'],
    STCS: ['提重箱', 'Full picked up'],
    RCVE: ['还空箱', 'Empty returned'],
  },
  adjustment_status: {
    PROPOSED: ['待答复', 'Awaiting reply'],
    APPROVED: ['已同意', 'Approved'],
    REJECTED: ['已拒绝', 'Rejected'],
    DISPUTED: ['有争议', 'Disputed'],
    LAPSED: ['已失效', 'Expired'],
    REPORTED: ['已告知（对方支付）', 'Reported, paid by the other party'],
  },
  dispute_reason: {
    LATE: ['延误', 'Delay'],
    DAMAGED: ['货损货差', 'Damage or shortage'],
    NOT_PERFORMED: ['未按约执行', 'Not performed as agreed'],
    DOCUMENTS: ['单证问题', 'Documents'],
    CHARGES: ['费用争议', 'Charges'],
    OTHER: ['其他', 'Other'],
  },
  refund_reason: {
    ORDER_CANCELLED: ['订单取消', 'Order cancelled'],
    OVERPAID: ['多付', 'Overpaid'],
    CREDIT_NOTE: ['费用减免', 'Reduction'],
    DUPLICATE: ['重复付款', 'Paid twice'],
  },
  refund_status: {
    REQUESTED: ['待答复', 'Awaiting reply'],
    APPROVED: ['已同意', 'Approved'],
    REFUNDING: ['退款中', 'Being refunded'],
    REFUNDED: ['已退款', 'Refunded'],
    REFUSED: ['已拒绝', 'Refused'],
  },
  credit_status: {
    REQUESTED: ['待答复', 'Awaiting reply'],
    GRANTED: ['有效', 'Granted'],
    REFUSED: ['已拒绝', 'Refused'],
    FROZEN: ['已冻结', 'Frozen'],
    CLOSED: ['已终止', 'Closed'],
    EXPIRED: ['已到期', 'Expired'],
  },
  pay_state: {
    NOTHING_DUE: ['未到期', 'Not due yet'],
    DUE: ['待付款', 'Due'],
    CHECKING: ['付款核对中', 'Being verified'],
    PARTLY_PAID: ['部分付款', 'Partly paid'],
    PAID: ['已付清', 'Paid'],
    OVERDUE: ['已逾期', 'Overdue'],
  },
}
