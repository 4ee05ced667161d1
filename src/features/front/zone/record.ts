import { durationText } from '@/i18n/duration.ts'
import type { CompanyEntry } from '@/contract/member/company/schemas.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** What is kept of an enterprise's work: its share of orders on time, in per cent, and its usual time to answer, in minutes. */
type Kept = Pick<CompanyEntry, 'completedOrders' | 'onTimePct' | 'medianResponseMin'>

/** Punctuality and response of an enterprise; who has no orders or answers yet is not called late or instant. */
export function recordTexts(t: TextOf, { completedOrders, onTimePct, medianResponseMin }: Kept) {
  return {
    onTime: completedOrders > 0 ? `${onTimePct}%` : t('zone.company.unknown'),
    response: medianResponseMin > 0 ? durationText(t, medianResponseMin) : t('zone.company.unknown'),
  }
}
