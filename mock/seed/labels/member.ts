import type { ExportFailure, ExportKind, ExportStatus } from '@/contract/member/export/values.ts'
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
  staff_role: Names<Role>
  invitation_status: Names<InvitationStatus>
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
}
