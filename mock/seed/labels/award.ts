import type { CounterStatus } from '@/contract/trade/bid/values.ts'
import type { WinnerStatus } from '@/contract/trade/tender/values.ts'
import type { Names } from './names.ts'

/** Enumerations of awards and counter-offers. */
export interface AwardLabels {
  winner_status: Names<WinnerStatus>
  counter_status: Names<CounterStatus>
}

/** Names of these enumerations. */
export const AWARD_LABELS: AwardLabels = {
  winner_status: {
    WAITING: ['待确认', 'Awaiting confirmation'],
    CONFIRMED: ['已确认', 'Confirmed'],
    DECLINED: ['已放弃', 'Declined'],
    LAPSED: ['超时未确认', 'Expired'],
    UNDONE: ['已撤回', 'Revoked'],
  },
  counter_status: {
    OPEN: ['待答复', 'Awaiting reply'],
    ACCEPTED: ['已接受', 'Accepted'],
    DECLINED: ['已拒绝', 'Declined'],
    LAPSED: ['已失效', 'Expired'],
  },
}
