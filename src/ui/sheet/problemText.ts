import { PROBLEM_CODES } from '@/contract/problem.ts'
import { problemText } from '@/i18n/problemText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { CELL_PROBLEMS } from '@/shared/sheet/cells.ts'

/** Problem of a cell: a reader's code or one of the shared rules. */
export interface CellFault {
  code: string
  params?: Record<string, string | number>
}

/** Returns the text of a cell's problem. */
export function cellProblemText(t: TextOf, { code, params }: CellFault): string {
  const own = CELL_PROBLEMS.find((one) => one === code)
  if (own) return t(`sheetImport.cell.${own}`, { names: '', row: '', ...params })
  const shared = PROBLEM_CODES.find((one) => one === code) ?? 'required'
  return problemText(t, { field: '', code: shared, ...(params && { params }) })
}
