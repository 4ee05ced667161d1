import type { DraftInput } from '@/contract/trade/tender/draftInput.ts'
import type { Allocation } from '@/contract/trade/tender/term/schemas.ts'
import { useText } from '@/i18n/useText.ts'

/** Containers kept free a period: "2 containers a week, unused ones one week later, kept until 7 days before it". */
export function AllocationText({ allocation }: { allocation: DraftInput<Allocation> }) {
  const t = useText()
  const { boxes = 0, period = 'WEEK', carryOver = false, releaseDays } = allocation
  const release = releaseDays === undefined ? 'none' : releaseDays === 0 ? 'start' : 'days'
  const carry = carryOver ? 'yes' : 'no'
  return t('common.allocation', { count: boxes, period, carry, release, days: releaseDays ?? 0 })
}
