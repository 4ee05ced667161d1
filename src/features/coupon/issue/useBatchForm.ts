import { useMemo, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import type { FieldError } from '@/contract/envelope.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { problemsOf } from './form.ts'
import type { FormView } from './FormContext.ts'

/** The form with its problems, for the surrounding page. */
export interface FormState extends FormView {
  problems: readonly Problem[]
  /** Shows all problems from now on. */
  show: () => void
  /** Shows the server's field errors until the fields change. */
  refuse: (fields: readonly FieldError[]) => void
}

/** State and validation of the batch form. */
export function useBatchForm(first: BatchDraft, onChange: (draft: BatchDraft) => void): FormState {
  const say = useProblemText()
  const { clock } = useApi()
  const [draft, setDraft] = useState(first)
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const problems = useMemo(() => problemsOf(draft, new Date(clock.now()).toISOString()), [draft, clock])
  const change = (next: BatchDraft, field: string) => {
    setDraft(next)
    setRefused((before) => before.filter((one) => one.field !== field && !one.field.startsWith(`${field}.`)))
    onChange(next)
  }
  return {
    draft,
    set: (field, value) => change({ ...draft, [field]: value }, field),
    setScope: (field, value) => change({ ...draft, scope: { ...draft.scope, [field]: value } }, `scope.${field}`),
    errorOf: (field) => {
      const said = refused.find((one) => one.field === field)
      if (said) return said.message
      const problem = submitted ? problems.find((one) => one.field === field) : undefined
      return problem && say(problem)
    },
    problems,
    show: () => setSubmitted(true),
    refuse: setRefused,
  }
}
