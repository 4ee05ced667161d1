import type { PaperKind, PaperRejection } from '@/contract/member/certification/values.ts'
import type { Names } from './names.ts'

/** Enumerations of certification documents. */
export interface PaperLabels {
  paper_kind: Names<PaperKind>
  paper_rejection: Names<PaperRejection>
}

/** Names of these enumerations. */
export const PAPER_LABELS: PaperLabels = {
  paper_kind: {
    BUSINESS_LICENCE: ['营业执照', 'Business licence'],
    CUSTOMS_REGISTRATION: ['海关注册登记', 'Customs registration'],
    NVOCC_FILING: ['无船承运业务备案', 'NVOCC filing'],
    AGENT_FILING: ['国际货运代理企业备案', 'Freight-forwarder filing'],
    ROAD_TRANSPORT_PERMIT: ['道路运输经营许可证', 'Road transport permit'],
  },
  paper_rejection: {
    EXPIRED: ['已过期', 'Expired'],
    BLURRED: ['不清晰', 'Not legible'],
    NAME_MISMATCH: ['名称不一致', 'Name differs'],
    NUMBER_NOT_FOUND: ['编号查无记录', 'Number not on record'],
    TYPE_MISMATCH: ['证照类型不符', 'Wrong document type'],
    UNVERIFIABLE: ['无法核实', 'Cannot be verified'],
    OTHER: ['其他原因', 'Other reason'],
  },
}
