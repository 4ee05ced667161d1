import { useMemo, useState } from 'react'
import type { FieldError } from '@/contract/envelope.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { readAt } from '@/shared/readAt.ts'

/** Options of `useDraftErrors`. */
export interface DraftErrorsOptions<Step> {
  /** Returns the problems of the values, in the order of the form; memoized, so that it is asked once per change. */
  judge: () => Problem[]
  /** What the server's field names are paths of: its error stands until the value there changes. */
  values: object
  /** Name of the form in the body, with which the server's field names start. */
  at?: 'draft' | 'form'
  /** The step that contains a field; without it the form is one page. */
  stepOf?: (field: string) => Step
}

/** Errors of an editor's form. */
export interface DraftErrors<Step> {
  /** Error shown at a field. */
  errorOf: (field: string) => string | undefined
  /** Problems as of the last change or attempt, shown or not. */
  problems: readonly Problem[]
  isShown: (step: Step) => boolean
  /** Shows the problems of a step, or all, from now on; returns the first field with one. */
  attempt: (step?: Step) => string | undefined
  /** Shows the server's field errors; returns the first of these fields. */
  refuse: (errors: readonly FieldError[]) => string | undefined
}

/** Rules of the contract at their fields from the first attempt on, and the server's errors until a field changes. */
export function useDraftErrors<Step extends string = never>(options: DraftErrorsOptions<Step>): DraftErrors<Step> {
  const { judge, values, at = 'draft', stepOf } = options
  const say = useProblemText()
  const [shown, setShown] = useState<readonly Step[] | 'all'>([])
  const [refused, setRefused] = useState<readonly (FieldError & { was: string | undefined })[]>([])
  // Rules that look at the clock may find more at an attempt than at the last change.
  const [attempted, setAttempted] = useState<{ judge: () => Problem[]; found: Problem[] }>()
  const judged = useMemo(() => judge(), [judge])
  const problems = attempted?.judge === judge ? attempted.found : judged
  const valueAt = (field: string) => JSON.stringify(readAt(values, field))
  const isShown = (step: Step | undefined) => shown === 'all' || (step !== undefined && shown.includes(step))
  return {
    errorOf: (field) => {
      const said = refused.find((one) => one.field === field)
      if (said && said.was === valueAt(field)) return said.message
      const problem = isShown(stepOf?.(field)) ? problems.find((one) => one.field === field) : undefined
      return problem && say(problem)
    },
    problems,
    isShown,
    attempt: (step) => {
      setShown((before) => (step === undefined || before === 'all' ? 'all' : [...before, step]))
      const found = judge()
      setAttempted({ judge, found })
      return found.find(({ field }) => step === undefined || stepOf?.(field) === step)?.field
    },
    refuse: (errors) => {
      const own = errors.map(({ field, message }) => {
        const name = field.startsWith(`${at}.`) ? field.slice(at.length + 1) : field
        return { field: name, message, was: valueAt(name) }
      })
      setRefused(own)
      return own[0]?.field
    },
  }
}
