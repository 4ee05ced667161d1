import { PROBLEM_CODES } from '@/contract/problem.ts'
import { problemText } from '@/i18n/problemText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { headingOf } from './columns.ts'
import { CELL_PROBLEMS } from './types.ts'
import type { RowProblem } from './types.ts'

/** Gives the words for what is wrong with a cell. */
export function cellProblemText(t: TextOf, { code, params }: RowProblem): string {
  const own = CELL_PROBLEMS.find((one) => one === code)
  if (own) return t(`issue.import.cell.${own}`, { names: '', row: '', ...params })
  const shared = PROBLEM_CODES.find((one) => one === code) ?? 'required'
  return problemText(t, { field: '', code: shared, ...(params && { params }) })
}

/** Gives the heading under which a problem stands, in the language of the page. */
export function columnText(t: TextOf, { column }: RowProblem, isChinese: boolean): string {
  if (typeof column === 'object') return column.box
  return column === 'boxes' ? t('issue.field.boxes') : headingOf(column, isChinese)
}
