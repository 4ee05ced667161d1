import type * as order from '@/contract/money/order/values.ts'
import type * as credit from '@/contract/money/credit/values.ts'
import type * as statement from '@/contract/money/statement/values.ts'
import type * as refund from '@/contract/money/refund/values.ts'
import type { DocumentKind, DraftStatus } from '@/contract/money/order/documents/values.ts'
import type { ScheduleReason } from '@/contract/money/order/schedule/values.ts'
import type { Names } from './names.ts'

/** Enumerations of orders after their payment. */
export interface OrderLabels {
  milestone: Names<order.Milestone>
  adjustment_status: Names<order.AdjustmentStatus>
  dispute_reason: Names<order.DisputeReason>
  document_kind: Names<DocumentKind>
  document_status: Names<DraftStatus>
  schedule_reason: Names<ScheduleReason>
  refund_reason: Names<refund.RefundReason>
  refund_status: Names<refund.RefundStatus>
  credit_status: Names<credit.CreditLineStatus>
  pay_state: Names<credit.PayState>
  statement_status: Names<statement.StatementStatus>
  statement_kind: Names<statement.StatementKind>
  statement_line: Names<statement.LineState>
  line_dispute: Names<statement.LineDispute>
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
    CFSR: ['货物进仓', 'Received at CFS'],
    STUF: ['拼箱装箱', 'Consolidated and stuffed'],
    UNST: ['拆箱入库', 'Unstuffed at CFS'],
    CFSD: ['仓库提货', 'Cargo collected from CFS'],
    RCS: ['货站收货', 'Cargo received by the airline'],
    MAN: ['配载上机', 'Manifested on the flight'],
    DEP: ['航班起飞', 'Flight departed'],
    ARR: ['航班到达', 'Flight arrived'],
    RCF: ['目的站理货', 'Received from the flight'],
    NFD: ['到货通知', 'Consignee notified'],
    DLV: ['货物交付', 'Cargo delivered'],
    RGIN: ['重箱进站', 'Full gated in at the rail terminal'],
    RLOD: ['班列装车', 'Loaded on the train'],
    RDEP: ['班列发车', 'Train departed'],
    RBOR: ['口岸过境', 'Border crossed'],
    RARR: ['班列到站', 'Train arrived'],
    ROFF: ['班列卸车', 'Unloaded from the train'],
    VASN: ['派车', 'Truck assigned'],
    VPUP: ['到达提货地', 'Arrived at pick-up'],
    VLOD: ['装车完成', 'Loaded on the truck'],
    VDEP: ['发车', 'Truck departed'],
    VARR: ['到达卸货地', 'Arrived at delivery'],
    VPOD: ['签收', 'Delivered, receipt signed'],
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
  document_kind: {
    BOOKING: ['订舱确认书', 'Booking confirmation'],
    SI: ['补料（SI）', "Shipper's instructions (SI)"],
    VGM: ['VGM 申报', 'VGM declaration'],
    PACKING_LIST: ['装箱单', 'Packing list'],
    COMMERCIAL_INVOICE: ['商业发票', 'Commercial invoice'],
    CUSTOMS: ['报关资料', 'Customs papers'],
    BL_DRAFT: ['提单草稿', 'B/L draft'],
    BL: ['提单', 'Bill of lading'],
    TELEX_RELEASE: ['电放保函', 'Telex release'],
    SEA_WAYBILL: ['海运单', 'Sea waybill'],
    ARRIVAL_NOTICE: ['到货通知', 'Arrival notice'],
    POD: ['签收单（POD）', 'Proof of delivery (POD)'],
  },
  document_status: {
    SENT: ['待买方确认', 'Awaiting approval'],
    CHANGES_ASKED: ['买方要求修改', 'Changes requested'],
    APPROVED: ['买方已确认', 'Approved'],
  },
  schedule_reason: {
    WEATHER: ['天气', 'Weather'],
    CONGESTION: ['港口拥堵', 'Port congestion'],
    ROLLED: ['甩柜', 'Rolled cargo'],
    BLANK_SAILING: ['空班', 'Blank sailing'],
    OMISSION: ['跳港', 'Port omitted'],
    CUSTOMER: ['买方要求', "Buyer's request"],
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
    DEPOSIT_DUE: ['定金待付', 'Deposit due'],
    BALANCE_DUE: ['尾款待付', 'Balance due'],
    CHECKING: ['付款核对中', 'Being verified'],
    PARTLY_PAID: ['部分付款', 'Partly paid'],
    PAID: ['已付清', 'Paid'],
    OVERDUE: ['已逾期', 'Overdue'],
  },
  statement_status: {
    DRAFT: ['草稿', 'Draft'],
    SENT: ['待核对', 'To be checked'],
    DISPUTED: ['有异议', 'Disputed'],
    CONFIRMED: ['已核对', 'Confirmed'],
    PART_PAID: ['部分付款', 'Partly paid'],
    PAID: ['已付清', 'Paid'],
  },
  statement_kind: {
    CARRIED: ['上期结转', 'Carried over'],
    CHARGE: ['运费及费用', 'Charge'],
    ADDITION: ['追加费用', 'Additional charge'],
    LATE_FEE: ['逾期违约金', 'Late fee'],
    REDUCTION: ['费用减免', 'Reduction'],
    PAYMENT: ['付款', 'Payment'],
  },
  statement_line: {
    OPEN: ['待核对', 'To be checked'],
    CONFIRMED: ['已核对', 'Confirmed'],
    DISPUTED: ['有异议', 'Disputed'],
    AGREED: ['已达成一致', 'Agreed'],
    WITHDRAWN: ['异议已撤回', 'Dispute withdrawn'],
  },
  line_dispute: {
    NOT_MINE: ['非我方费用', 'Not ours'],
    WRONG_AMOUNT: ['金额有误', 'Wrong amount'],
    WRONG_RATE: ['费率有误', 'Wrong rate'],
    NOT_AGREED: ['未经同意', 'Not agreed'],
    DUPLICATE: ['重复计费', 'Billed twice'],
    SERVICE_FAILED: ['服务未达标', 'Service failed'],
  },
}
