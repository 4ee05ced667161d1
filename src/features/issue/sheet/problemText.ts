import type { TextOf } from '@/i18n/useText.ts'
import { headingOf } from './columns.ts'
import type { RowProblem } from './types.ts'

/** Gives the heading under which a problem stands, in the language of the page. */
export function columnText(t: TextOf, { column }: RowProblem, isChinese: boolean): string {
  if (typeof column === 'object') return column.box
  return column === 'boxes' ? t('issue.field.boxes') : headingOf(column, isChinese)
}
