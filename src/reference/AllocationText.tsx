import type { DraftInput } from '@/contract/trade/tender/draftInput.ts'
import type { Allocation } from '@/contract/trade/tender/term/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from './DictText.tsx'

/** Containers kept free a period. */
export function AllocationText({ allocation }: { allocation: DraftInput<Allocation> }) {
  const t = useText()
  return (
    <>
      {t('common.unit.box', { count: allocation.boxes ?? 0 })} ·{' '}
      <DictText dict="allocation_period" code={allocation.period ?? 'WEEK'} />
    </>
  )
}
