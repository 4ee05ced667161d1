import type { RateSheetStatus, RateState } from '@/contract/market/rateSheet/values.ts'
import { DictText } from '@/reference/DictText.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'

const SHEET_TONES: Record<RateSheetStatus, Tone> = {
  DRAFT: 'neutral',
  ACTIVE: 'ok',
  EXPIRED: 'danger',
  ARCHIVED: 'neutral',
}
const RATE_TONES: Record<RateState, Tone> = { VALID: 'ok', LATER: 'sea', EXPIRED: 'danger' }

/** Status of a rate sheet. */
export function SheetStatus({ status }: { status: RateSheetStatus }) {
  return (
    <StatusTag tone={SHEET_TONES[status]}>
      <DictText dict="rate_sheet_status" code={status} />
    </StatusTag>
  )
}

/** Whether a rate can be used today. */
export function RateStateTag({ state }: { state: RateState }) {
  return (
    <StatusTag tone={RATE_TONES[state]}>
      <DictText dict="rate_state" code={state} />
    </StatusTag>
  )
}
