import type { CertificationStatus } from '@/contract/member/values.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import type { Tone } from '@/ui/Chip.tsx'

// Each status has one tone everywhere. Tones of other enumerations are in the only component that shows them.

export const TENDER_TONES: Record<TenderStatus, Tone> = {
  DRAFT: 'neutral',
  REVIEWING: 'warn',
  QUOTING: 'sea',
  EVALUATING: 'warn',
  AWARDED: 'accent',
  CONTRACTED: 'ok',
  DONE: 'ok',
  FAILED: 'danger',
  CANCELLED: 'neutral',
}

export const ORDER_TONES: Record<OrderStatus, Tone> = {
  TO_CONFIRM: 'warn',
  TO_PAY: 'accent',
  PAY_CHECKING: 'warn',
  CONFIRMED: 'ok',
  PAID: 'ok',
  EXECUTING: 'sea',
  DELIVERED: 'sea',
  SETTLED: 'ok',
  REVIEWED: 'ok',
  CANCELLED: 'neutral',
  TIMED_OUT: 'danger',
  DISPUTED: 'danger',
}

export const CERTIFICATION_TONES: Record<CertificationStatus, Tone> = {
  NONE: 'neutral',
  SUBMITTED: 'sea',
  REVIEWING: 'sea',
  APPROVED: 'ok',
  EXPIRING: 'warn',
  EXPIRED: 'danger',
  REJECTED: 'danger',
  REVOKED: 'danger',
}
