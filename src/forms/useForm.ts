import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { useSubmission } from './useSubmission.ts'
import type { Submission, SubmissionOptions } from './useSubmission.ts'

/** What a form is made of. */
export interface FormOptions<Values, Body> extends Omit<SubmissionOptions<Values, Body>, 'values'> {
  first: Values
  /** Gets the values after each change, e.g. to keep a draft. */
  onChange?: (values: Values) => void
}

interface Bound<Value> {
  name: string
  value: Value
  error: string | undefined
}

type TextName<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values] & string

/** Values and state of a short form, and props that bind its fields to them. */
export interface Form<Values> extends Omit<Submission, 'restart'> {
  values: Values
  /** Changes values; the server's errors of the last attempt are cleared. */
  set: (part: Partial<Values> | ((before: Values) => Partial<Values>)) => void
  /** Begins anew, after success in place. */
  restart: (values: Values) => void
  /** Props of a field whose `onChange` takes an event. */
  text: (name: TextName<Values>) => Bound<string> & { onChange: (event: ChangeEvent<{ value: string }>) => void }
  /** Props of a field whose `onChange` takes a value. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => Bound<Values[Name]> & { onChange: (value: Values[Name]) => void }
  /** Props of a `NumberField`. */
  number: (name: TextName<Values>) => Bound<string> & { onValue: (text: string) => void }
}

/** A short form over one action: its values, the props of its fields, and its submission. */
export function useForm<Values extends object, Body>(options: FormOptions<Values, Body>): Form<Values> {
  const { first, onChange, action } = options
  const [values, setValues] = useState(first)
  // Two changes may come before the next render, e.g. a key and a finished upload.
  const latest = useRef(values)
  const submission = useSubmission({ ...options, values })
  const { errorOf } = submission
  const keep = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  const put = (next: Values) => {
    action.reset()
    keep(next)
    onChange?.(next)
  }
  const set: Form<Values>['set'] = (part) =>
    put({ ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) })
  const bind = <Name extends keyof Values & string>(name: Name): Bound<Values[Name]> => ({
    name,
    value: values[name],
    error: errorOf(name),
  })
  const bindText = (name: TextName<Values>) => bind(name) as Bound<string>
  return {
    ...submission,
    values,
    set,
    restart: (next) => {
      keep(next)
      submission.restart()
    },
    text: (name) => ({
      ...bindText(name),
      onChange: ({ target }) => put({ ...latest.current, [name]: target.value }),
    }),
    field: (name) => ({ ...bind(name), onChange: (value) => put({ ...latest.current, [name]: value }) }),
    number: (name) => ({ ...bindText(name), onValue: (text) => put({ ...latest.current, [name]: text }) }),
  }
}
