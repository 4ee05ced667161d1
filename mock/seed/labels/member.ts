import type { ExportFailure, ExportKind, ExportStatus } from '@/contract/member/export/values.ts'
import type { DeliveryError, DeliveryStatus, DeliveryType, WebhookStatus } from '@/contract/member/webhook/values.ts'
import type { ApprovalKind, ApprovalStatus } from '@/contract/member/approval/values.ts'
import type { InvitationStatus, Role } from '@/contract/member/staff/values.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import type { UserType } from '@/contract/userType.ts'
import type { Names } from './names.ts'

/** Enumerations of enterprises, their people and their exports. */
export interface MemberLabels {
  user_type: Names<UserType>
  certification_status: Names<CertificationStatus>
  export_kind: Names<ExportKind>
  export_status: Names<ExportStatus>
  export_failure: Names<ExportFailure>
  event_type: Names<DeliveryType>
  webhook_status: Names<WebhookStatus>
  delivery_status: Names<DeliveryStatus>
  delivery_error: Names<DeliveryError>
  staff_role: Names<Role>
  invitation_status: Names<InvitationStatus>
  approval_kind: Names<ApprovalKind>
  approval_status: Names<ApprovalStatus>
}

/** Names of these enumerations. */
export const MEMBER_LABELS: MemberLabels = {
  user_type: {
    1: ['外贸企业', 'Foreign-trade enterprise'],
    2: ['货代企业', 'Freight forwarder'],
    3: ['集运企业', 'Container-consolidation enterprise'],
  },
  certification_status: {
    NONE: ['未提交', 'Not submitted'],
    SUBMITTED: ['已提交', 'Submitted'],
    REVIEWING: ['审核中', 'Under review'],
    APPROVED: ['已认证', 'Verified'],
    EXPIRING: ['即将到期', 'Expiring soon'],
    EXPIRED: ['已过期', 'Expired'],
    REJECTED: ['未通过', 'Rejected'],
    REVOKED: ['已撤销', 'Revoked'],
  },
  export_kind: {
    TENDERS: ['招标', 'Tenders'],
    BIDS: ['报价及明细', 'Bids with lines'],
    RECEIVED_BIDS: ['收到的报价及明细', 'Received bids with lines'],
    ORDERS: ['订单', 'Orders'],
    INVOICES: ['发票', 'Invoices'],
    STATEMENTS: ['对账单', 'Statements'],
  },
  export_status: {
    QUEUED: ['排队中', 'Queued'],
    RUNNING: ['生成中', 'In progress'],
    READY: ['可下载', 'Ready'],
    FAILED: ['失败', 'Failed'],
    EXPIRED: ['已过期', 'Expired'],
  },
  export_failure: {
    TOO_LARGE: ['数据超过上限，请缩短日期范围或减少内容', 'Too many records. Choose a shorter period or fewer kinds'],
    INTERRUPTED: ['生成中断，请重试', 'It was interrupted. Try again'],
  },
  event_type: {
    TENDER_CHANGED: ['招标变更', 'Tender changed'],
    TENDER_AWARDED: ['招标已定标', 'Tender awarded'],
    BID_RECEIVED: ['收到报价或报价变更', 'Bid received or changed'],
    BID_CHANGED: ['本企业报价变更', 'Own bid changed'],
    ORDER_CHANGED: ['订单变更', 'Order changed'],
    BOOKING_CHANGED: ['订舱变更', 'Booking changed'],
    LISTING_CHANGED: ['挂牌变更', 'Listing changed'],
    AGREEMENT_CHANGED: ['协议变更', 'Agreement changed'],
    TEST: ['测试', 'Test'],
  },
  webhook_status: {
    ACTIVE: ['启用', 'On'],
    OFF: ['停用', 'Off'],
    GONE: ['已停用：接收端返回 410', 'Off: the receiver answered 410'],
    FAILING: ['已停用：连续 5 天失败', 'Off: failed for 5 days'],
  },
  delivery_status: {
    WAITING: ['待推送', 'Waiting'],
    DELIVERED: ['已送达', 'Delivered'],
    FAILED: ['已放弃', 'Given up'],
  },
  delivery_error: {
    ANSWER: ['接收端未返回 2xx', 'The answer was not 2xx'],
    NO_ANSWER: ['10 秒内无应答', 'No answer within 10 seconds'],
    REFUSED: ['本市场不向该地址推送', 'This market does not send to this address'],
  },
  staff_role: {
    OWNER: ['所有者', 'Owner'],
    BUYER: ['业务', 'Buyer'],
    APPROVER: ['审批', 'Approver'],
    FINANCE: ['财务', 'Finance'],
    OPERATIONS: ['操作', 'Operations'],
    VIEWER: ['只读', 'Viewer'],
  },
  invitation_status: {
    PENDING: ['待接受', 'Pending'],
    USED: ['已接受', 'Accepted'],
    REVOKED: ['已撤回', 'Withdrawn'],
    EXPIRED: ['已过期', 'Expired'],
  },
  approval_kind: {
    PUBLISH: ['发布招标', 'Publishing'],
    AWARD: ['定标', 'Award'],
    CONFIRM: ['确认订单', 'Confirmation'],
    CALL_OFF: ['订舱', 'Booking'],
    PAY: ['付款', 'Payment'],
    CREDIT: ['授信', 'Credit'],
  },
  approval_status: {
    PENDING: ['待审批', 'Awaiting approval'],
    APPROVED: ['已通过', 'Approved'],
    REJECTED: ['未通过', 'Rejected'],
    CANCELLED: ['已撤回', 'Withdrawn'],
    EXPIRED: ['已失效', 'Expired'],
  },
}
