import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { isApprovalNeeded } from '@/api/approvalNeeded.ts'
import { errorText, failureText } from '@/api/errorText.ts'
import type { Action } from '@/api/useAction.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { focusField } from '@/ui/focusField.ts'

/** A field error in words of the form's own, where the contract has no code for it. */
export interface WordedProblem {
  field: string
  text: string
}

/** What a form sends with; an action of `useAction` is one. */
export interface Sender<Body> extends Pick<Action<never, unknown>, 'loading' | 'error' | 'fieldErrors' | 'reset'> {
  run: (body: Body) => unknown
}

/** What the submission of a form is made of. */
export interface SubmissionOptions<Values, Body> {
  values: Values
  action: Sender<Body>
  /** Field errors of the values, in the order of the fields; checked before sending, shown from the first attempt on. */
  check?: ((values: NoInfer<Values>) => readonly (Problem | WordedProblem)[]) | undefined
  /** The request of valid values; undefined sends nothing. `by` is the value of the pressed submit button. */
  request: (values: NoInfer<Values>, by: string) => NoInfer<Body> | undefined
  /** Path before the server's field names, e.g. `title` for `title.name`. */
  at?: string | undefined
  /** No toast says why the action was refused, e.g. before sign-in: the form says it. */
  isSilent?: boolean | undefined
}

/** State of a form's submission. */
export interface Submission {
  errorOf: (field: string) => string | undefined
  /** True after the first attempt. */
  submitted: boolean
  /** Errors are shown again from the next attempt on, e.g. of a search that was answered. */
  calm: () => void
  /** Forgets the attempts, after success in place; the second click of a double click sends nothing. */
  restart: () => void
  /** Props of the `form` element. */
  element: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: SubmitEvent) => void }
  isBusy: boolean
  /** The last attempt was above the person's limit: sending it again offers to ask for approval. */
  isAbove: boolean
  /** Why the last attempt failed, where no field and no toast says it: an error of the whole, or no response. */
  failure: string | undefined
}

const DOUBLE_CLICK_MS = 600

const buttonOf = ({ nativeEvent: { submitter } }: SubmitEvent): string =>
  submitter instanceof HTMLButtonElement ? submitter.value : ''

/**
 * Checks and sends the values of a form, wherever they are kept: rules of the contract at the fields, the first error gets the
 * focus, also one of the server; the action sends at most once at a time.
 */
export function useSubmission<Values extends object, Body>(options: SubmissionOptions<Values, Body>): Submission {
  const { values, action, check, request, at = '', isSilent } = options
  const t = useText()
  const say = useProblemText()
  const ref = useRef<HTMLFormElement>(null)
  const restartedAt = useRef(-Infinity)
  const [submitted, setSubmitted] = useState(false)
  const problems = check?.(values) ?? []
  const refused = action.fieldErrors.map(({ field, message }) => ({
    field: field.startsWith(`${at}.`) ? field.slice(at.length + 1) : field,
    message,
  }))
  const isOf = (field: string) => (one: { field: string }) => one.field === field || one.field.startsWith(`${field}.`)
  const errors = [
    ...refused,
    ...(submitted ? problems : []).map((one) => ({ field: one.field, message: 'text' in one ? one.text : say(one) })),
  ]
  // After a failed attempt, once its errors are rendered: until then a field may be disabled or hidden. In the commit that
  // shows them, so that who sees an error can type at once.
  const wrong = action.error && errors[0]?.field
  useLayoutEffect(() => {
    if (wrong !== undefined) focusField(ref.current, wrong)
  }, [action.error, wrong])
  const hasField = (field: string) => (field.split('.')[0] ?? '') in values
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The second click of a double click, after the first request has already succeeded.
    if (event.timeStamp - restartedAt.current < DOUBLE_CLICK_MS) return
    setSubmitted(true)
    const [problem] = problems
    const body = problem ? undefined : request(values, buttonOf(event))
    if (body) void action.run(body)
    else if (problem) focusField(ref.current, problem.field)
  }
  return {
    errorOf: (field) => errors.find(isOf(field))?.message,
    submitted,
    calm: () => setSubmitted(false),
    restart: () => {
      restartedAt.current = performance.now()
      setSubmitted(false)
    },
    element: { ref, noValidate: true, onSubmit: submit },
    isBusy: action.loading,
    isAbove: isApprovalNeeded(action.error),
    failure:
      errors.find(({ field }) => !hasField(field))?.message ??
      (isSilent && action.error && refused.length === 0 ? errorText(t, action.error) : failureText(t, action.error)),
  }
}
