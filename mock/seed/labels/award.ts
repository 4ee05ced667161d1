import type { CounterStatus } from '@/contract/trade/bid/values.ts'
import type { Demand, DemandLevel, SpecialCargo } from '@/contract/trade/tender/demands/values.ts'
import type { WinnerStatus } from '@/contract/trade/tender/values.ts'
import type { Names } from './names.ts'

/** Enumerations of demands, awards and counter-offers. */
export interface AwardLabels {
  winner_status: Names<WinnerStatus>
  counter_status: Names<CounterStatus>
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
