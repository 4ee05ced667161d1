import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { BusinessError } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { ProblemCode } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** What is wrong with a field: a rule of ours, told in the current language, or the server's own words. */
export type FieldProblem = ProblemCode | { text: string }

/** What is wrong with which field. */
export type FieldProblems<Name extends string> = Partial<Record<Name, FieldProblem | undefined>>

/** The errors of a small form, beside their fields. */
export interface Fields<Name extends string> {
  errorOf: (name: Name) => string | undefined
  /** A ref for the field's control: the first wrong one gets the focus. */
  bind: (name: Name) => (element: HTMLElement | null) => void
  /** Shows these problems and no others, with the focus on the first; returns whether there is any. */
  show: (problems: FieldProblems<Name>) => boolean
  /** Shows the fields that the server refused; false if the error names none of this form. */
  showRefusal: (error: unknown) => boolean
  clear: (name: Name) => void
  focus: (name: Name) => void
}

/** Returns the errors of a form whose fields stand in the order of `names`. PRODUCT 3: the first error is focused. */
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

/** The fields of a refusal with the server's words; a wrong SMS code belongs to `smsCode` or `newCode`. */
function refusedFields(error: unknown): Map<string, string> {
  if (!(error instanceof BusinessError)) return new Map()
  if (error.code === BUSINESS_CODES.smsCodeWrong)
    return new Map(['smsCode', 'newCode'].map((name) => [name, error.message]))
  return new Map(error.fieldErrors.map(({ field, message }) => [field, message]))
}

/** Says whether the server refused this field. */
export function isRefused(error: Error | undefined, name: string): boolean {
  return error instanceof BusinessError && error.fieldErrors.some(({ field }) => field === name)
}

/** What is told of a refusal whose field is not on screen: the field's own words, else those of the whole. */
export function refusalText(t: TextOf, error: Error): string {
  const [field] = error instanceof BusinessError ? error.fieldErrors : []
  return field?.message ?? errorText(t, error)
}
