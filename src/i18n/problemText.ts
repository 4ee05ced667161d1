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

/** Returns the text of a field problem in the language of `t`, with the problem's parameters. */
export function problemText(t: TextOf, problem: Problem): string {
  const id: MessageId = problem.code === 'range' ? rangeText(problem) : `common.problem.${problem.code}`
  // The rule that reports a problem provides its text's arguments; the empty defaults are for rules without parameters.
  return t(id, { min: '', max: '', sum: '', code: '', hours: '', letters: '', count: '', digit: '', ...problem.params })
}

/** Returns `problemText` in the current language, for errors below a field (FIELD part 3). */
export function useProblemText(): (problem: Problem) => string {
  const t = useText()
  return useCallback((problem: Problem) => problemText(t, problem), [t])
}
