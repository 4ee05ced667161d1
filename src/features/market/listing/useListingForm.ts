import { useMemo, useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import type { FieldError } from '@/contract/envelope.ts'
import type { ListingDraft, Stock } from '@/contract/market/listing/draft.ts'
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

/** State and validation of the listing form. */
export function useListingForm(
  first: ListingDraft,
  held: readonly Stock[],
  onChange: (draft: ListingDraft) => void,
): FormState {
  const say = useProblemText()
  const { clock } = useApi()
  const [draft, setDraft] = useState(first)
  // A ref, because an upload that finishes later must not restore an old form.
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
