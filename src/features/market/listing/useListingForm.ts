import { useMemo, useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import type { FieldError } from '@/contract/envelope.ts'
import type { ListingDraft, Stock } from '@/contract/market/listing/draft.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { problemsOf } from './form.ts'
import type { FormView } from './FormContext.ts'

/** The form with its problems, for what is around it. */
export interface FormState extends FormView {
  problems: readonly Problem[]
  /** Shows all problems from now on. */
  show: () => void
  /** Puts the server's refusals at their fields until these are changed. */
  refuse: (fields: readonly FieldError[]) => void
}

/** Keeps the listing's values and says what is wrong with each. */
export function useListingForm(
  first: ListingDraft,
  held: readonly Stock[],
  onChange: (draft: ListingDraft) => void,
): FormState {
  const say = useProblemText()
  const { clock } = useApi()
  const [draft, setDraft] = useState(first)
  // An upload that ends later must not bring back the form of when it began.
  const newest = useRef(first)
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const problems = useMemo(() => problemsOf(draft, held, chinaDay(clock.now())), [draft, held, clock])
  const update: FormView['update'] = (change, ...fields) => {
    const next = change(newest.current)
    newest.current = next
    setDraft(next)
    setRefused((before) => before.filter((one) => !fields.some((field) => one.field.startsWith(field))))
    onChange(next)
  }
  const found = (field: string): string | undefined => {
    const problem = problems.find((one) => one.field === field)
    return problem && say(problem)
  }
  return {
    draft,
    update,
    set: (field, value) => update((before) => ({ ...before, [field]: value }), field),
    errorOf: (field) => {
      const said = refused.find((one) => one.field === field)
      if (said) return said.message
      return submitted ? found(field) : undefined
    },
    problemOf: found,
    problems,
    show: () => setSubmitted(true),
    refuse: setRefused,
  }
}
