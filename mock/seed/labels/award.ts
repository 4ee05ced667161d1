import type { CounterStatus, DisqualifyReason } from '@/contract/trade/bid/values.ts'
import type { Demand, DemandLevel, SpecialCargo } from '@/contract/trade/tender/demands/values.ts'
import type { WinnerStatus } from '@/contract/trade/tender/values.ts'
import type { Names } from './names.ts'

/** Enumerations of demands, awards and counter-offers. */
export interface AwardLabels {
  winner_status: Names<WinnerStatus>
  counter_status: Names<CounterStatus>
  disqualify_reason: Names<DisqualifyReason>
  demand: Names<Demand>
  demand_level: Names<DemandLevel>
  special_cargo: Names<SpecialCargo>
}

/** Names of these enumerations. */
export const AWARD_LABELS: AwardLabels = {
  winner_status: {
    WAITING: ['待确认', 'Awaiting confirmation'],
    CONFIRMED: ['已确认', 'Confirmed'],
    DECLINED: ['已放弃', 'Declined'],
    LAPSED: ['逾期未确认', 'Expired'],
    UNDONE: ['已撤回', 'Revoked'],
  },
  counter_status: {
    OPEN: ['待答复', 'Awaiting reply'],
    ACCEPTED: ['已接受', 'Accepted'],
    DECLINED: ['已拒绝', 'Declined'],
    LAPSED: ['已失效', 'Expired'],
  },
  disqualify_reason: {
    DIRECT: ['非直达', 'Not direct'],
    TRANSIT: ['航程超限', 'Transit too long'],
    FREE_TIME: ['免箱期不足', 'Free time too short'],
    VALIDITY: ['有效期不足', 'Validity too short'],
    EQUIPMENT: ['箱货承运不符', 'Equipment or cargo not accepted'],
    CHARGES: ['费用未报全', 'Charges left open'],
    PAPERS: ['资质文件不全', 'Missing documents'],
    ABNORMALLY_LOW: ['价格异常偏低', 'Abnormally low price'],
    OTHER: ['其他', 'Other'],
  },
  demand: {
    direct: ['直达', 'Direct'],
    transit: ['最长航程', 'Transit limit'],
    freeTime: ['免箱期', 'Free time'],
    validity: ['报价有效期', 'Price validity'],
    sailing: ['船期', 'Sailing'],
    equipment: ['箱货承运', 'Equipment'],
    charges: ['必报费用', 'Required charges'],
  },
  demand_level: { MUST: ['必须满足', 'Must'], WISH: ['优先考虑', 'Preferred'] },
  special_cargo: {
    DG: ['危险品', 'Dangerous goods'],
    REEFER: ['温控货物', 'Temperature-controlled'],
    OOG: ['超限货物', 'Out of gauge'],
  },
}
