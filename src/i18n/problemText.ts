import { useCallback } from 'react'
import type { Problem } from '@/contract/problem.ts'
import type { MessageId } from './ids.ts'
import { useText } from './useText.ts'
import type { TextOf } from './useText.ts'

type RangeText = 'common.problem.range' | 'common.problem.rangeMax' | 'common.problem.rangeAny'

function rangeText({ params }: Problem): RangeText {
  if (params?.['max'] === undefined) return 'common.problem.rangeAny'
  return params['min'] === undefined ? 'common.problem.rangeMax' : 'common.problem.range'
}

/** Returns the words for a refused field in the language of `t`; numbers and names come from the problem. */
export function problemText(t: TextOf, problem: Problem): string {
  const id: MessageId = problem.code === 'range' ? rangeText(problem) : `common.problem.${problem.code}`
  // Every text's arguments are in the problem's params by the rule that made it; the blanks are for rules that gave none.
  return t(id, { min: '', max: '', sum: '', code: '', hours: '', letters: '', count: '', digit: '', ...problem.params })
}

/** Returns `problemText` in the current language: what stands under a field (FIELD part 3). */
export function useProblemText(): (problem: Problem) => string {
  const t = useText()
  return useCallback((problem: Problem) => problemText(t, problem), [t])
}
