import type { TenderStatus } from '@/contract/tender/values.ts'
import type { Tone } from '@/ui/Chip.tsx'

/** What color a tender's state has. */
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
