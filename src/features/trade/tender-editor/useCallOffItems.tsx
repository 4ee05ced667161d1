import { noticeDaysOf, terminationDaysOf } from '@/contract/trade/tender/term/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FloatingText } from '@/reference/FloatingText.tsx'
import { FuelText } from '@/reference/FuelText.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { useIssue } from './IssueContext.ts'
import { fieldLabel } from './labels.ts'
import type { FieldPath } from './labels.ts'

/** What an empty value is shown as. */
export const DASH = '\u2013'

/** Returns a function that gives a field with its value; a dash for an empty one. */
export function useItem() {
  const t = useText()
  const { out } = useIssue()
  return (at: FieldPath, value: DefinitionItem['value'], span?: DefinitionItem['span']): DefinitionItem => ({
    label: fieldLabel(t, at, out),
    value: value === undefined || value === '' ? DASH : value,
    ...(span && { span }),
  })
}

/** How the agreements of a contract are called off, changed and ended; nothing for other tenders. */
export function useCallOffItems(): DefinitionItem[] {
  const t = useText()
  const item = useItem()
  const { term } = useIssue().out
  if (!term) return []
  const { leadDays, confirmHours, overPct, floating, fuel } = term
  return [
    item('term.leadDays', leadDays),
    item('term.confirmHours', confirmHours),
    ...(overPct === undefined ? [] : [item('term.overPct', t('issue.field.overPct.text', { pct: overPct }))]),
    ...(floating ? [item('term.noticeDays', noticeDaysOf(term))] : []),
    item('term.terminationDays', terminationDaysOf(term)),
    ...(floating ? [item('term.floating', <FloatingText codes={floating} />, 4)] : []),
    ...(fuel ? [item('term.fuel', <FuelText link={fuel} />, 4)] : []),
  ]
}
