import type { DraftInput } from '@/contract/trade/tender/draftInput.ts'
import type { Allocation } from '@/contract/trade/tender/term/schemas.ts'
import { useText } from '@/i18n/useText.ts'

/** Containers kept free a period: "2 containers a week". */
export function AllocationText({ allocation }: { allocation: DraftInput<Allocation> }) {
  const t = useText()
  return t('common.allocation', { count: allocation.boxes ?? 0, period: allocation.period ?? 'WEEK' })
}
