import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { BusinessError } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { ProblemCode } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** Problem of a field: a code that is translated, or the server's text. */
export type FieldProblem = ProblemCode | { text: string }

/** Problems by field. */
export type FieldProblems<Name extends string> = Partial<Record<Name, FieldProblem | undefined>>

/** Field errors of a small form. */
export interface Fields<Name extends string> {
  errorOf: (name: Name) => string | undefined
  /** Ref callback for the field's control: the first invalid one gets the focus. */
  bind: (name: Name) => (element: HTMLElement | null) => void
  /** Replaces the shown problems and focuses the first; returns whether there is any. */
  show: (problems: FieldProblems<Name>) => boolean
  /** Shows the server's field errors; false if none belongs to this form. */
  showRefusal: (error: unknown) => boolean
  clear: (name: Name) => void
  focus: (name: Name) => void
}

/** Returns the errors of a form with its fields in the order of `names`. PRODUCT 3: the first error is focused. */
export function useFields<Name extends string>(names: readonly Name[]): Fields<Name> {
  const words = useProblemText()
  const controls = useRef(new Map<Name, HTMLElement>())
  const [problems, setProblems] = useState<FieldProblems<Name>>({})
  const focus = (name: Name) => controls.current.get(name)?.focus()
  const show = useMemoizedFn((next: FieldProblems<Name>): boolean => {
    setProblems(next)
    const first = names.find((name) => next[name] !== undefined)
    if (first !== undefined) focus(first)
    return first !== undefined
  })
  const showRefusal = useMemoizedFn((error: unknown): boolean => {
    const refused = refusedFields(error)
    const mine = names.filter((name) => refused.has(name))
    return show(Object.fromEntries(mine.map((name) => [name, { text: refused.get(name) }])) as FieldProblems<Name>)
  })
  return {
    errorOf: (name) => {
      const problem = problems[name]
      return typeof problem === 'object' ? problem.text : problem && words({ field: name, code: problem })
    },
    bind: (name) => (element) => {
      if (element) controls.current.set(name, element)
      else controls.current.delete(name)
    },
    show,
    showRefusal,
    clear: (name) => setProblems((before) => (before[name] === undefined ? before : { ...before, [name]: undefined })),
    focus,
  }
}

/** The server's messages by field; a wrong SMS code belongs to `smsCode` or `newCode`. */
function refusedFields(error: unknown): Map<string, string> {
  if (!(error instanceof BusinessError)) return new Map()
  if (error.code === BUSINESS_CODES.smsCodeWrong)
    return new Map(['smsCode', 'newCode'].map((name) => [name, error.message]))
  return new Map(error.fieldErrors.map(({ field, message }) => [field, message]))
}

/** Whether the server rejected this field. */
export function isRefused(error: Error | undefined, name: string): boolean {
  return error instanceof BusinessError && error.fieldErrors.some(({ field }) => field === name)
}

/** Error text for a form that does not show the rejected field: the field's message, else the general one. */
export function refusalText(t: TextOf, error: Error): string {
  const [field] = error instanceof BusinessError ? error.fieldErrors : []
  return field?.message ?? errorText(t, error)
}
