import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, RefObject, SyntheticEvent } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { Action, ActionInput } from '@/api/useAction.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { focusField } from '@/ui/focusField.ts'

/** A field error in words of the form's own, where the contract has no code for it. */
export interface WordedProblem {
  field: string
  text: string
}

/** What a form is made of. */
export interface FormOptions<Values, In, Out> {
  first: Values
  action: Action<In, Out>
  /** Field errors of the values, in the order of the fields; checked before sending, shown from the first attempt on. */
  check?: (values: Values) => readonly (Problem | WordedProblem)[]
  /** The request of valid values; undefined sends nothing. */
  request: (values: Values) => ActionInput<In> | undefined
  /** Path before the server's field names, e.g. `title` for `title.name`. */
  at?: string
}

interface Bound<Value> {
  name: string
  value: Value
  error: string | undefined
}

type TextName<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values] & string

/** Values and state of a short form, and props that bind its fields to them. */
export interface Form<Values> {
  values: Values
  /** Changes values; the server's errors of the last attempt are cleared. */
  set: (part: Partial<Values> | ((before: Values) => Partial<Values>)) => void
  errorOf: (field: string) => string | undefined
  /** Props of a field whose `onChange` takes an event. */
  text: (name: TextName<Values>) => Bound<string> & { onChange: (event: ChangeEvent<{ value: string }>) => void }
  /** Props of a field whose `onChange` takes a value. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => Bound<Values[Name]> & { onChange: (value: Values[Name]) => void }
  /** Props of a `NumberField`. */
  number: (name: TextName<Values>) => Bound<string> & { onValue: (text: string) => void }
  /** Props of the `form` element. */
  element: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: SyntheticEvent) => void }
  isBusy: boolean
  /** Why the last attempt failed, where no field and no toast says it: an error of the whole, or no response. */
  failure: string | undefined
}

/**
 * A short form over one action: rules of the contract at the fields, the first error gets the focus, also one of the server; the
 * action sends at most once at a time.
 */
export function useForm<Values extends object, In, Out>(options: FormOptions<Values, In, Out>): Form<Values> {
  const { first, action, check, request, at = '' } = options
  const t = useText()
  const say = useProblemText()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(first)
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
  const errorOf = (field: string) => errors.find(isOf(field))?.message
  // After a failed attempt, once its errors are rendered: until then a field may be disabled or hidden.
  const wrong = action.error && errors[0]?.field
  useEffect(() => {
    if (wrong !== undefined) focusField(ref.current, wrong)
  }, [action.error, wrong])
  const hasField = (field: string) => (field.split('.')[0] ?? '') in values
  const set: Form<Values>['set'] = (part) => {
    action.reset()
    setValues((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }))
  }
  const put = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    action.reset()
    setValues((before) => ({ ...before, [name]: value }))
  }
  const bind = <Name extends keyof Values & string>(name: Name): Bound<Values[Name]> => ({
    name,
    value: values[name],
    error: errorOf(name),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const [problem] = problems
    const body = problem ? undefined : request(values)
    if (body) void action.run(body)
    else if (problem) focusField(ref.current, problem.field)
  }
  const bindText = (name: TextName<Values>) => bind(name) as Bound<string>
  return {
    values,
    set,
    errorOf,
    text: (name) => ({
      ...bindText(name),
      onChange: ({ target }) => put(name, target.value as Values[typeof name]),
    }),
    field: (name) => ({ ...bind(name), onChange: (value) => put(name, value) }),
    number: (name) => ({ ...bindText(name), onValue: (text) => put(name, text as Values[typeof name]) }),
    element: { ref, noValidate: true, onSubmit: submit },
    isBusy: action.loading,
    failure: errors.find(({ field }) => !hasField(field))?.message ?? failureText(t, action.error),
  }
}
