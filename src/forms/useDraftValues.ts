import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'

/** Values of an editor's form. */
export interface DraftValues<Values> {
  values: Values
  /** Changes the newest values. */
  update: (change: (before: Values) => Values) => void
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** The newest values, also inside a callback of an earlier render. */
  newest: () => Values
}

/** Values of an editor's form; `onChange` saves them on this device. */
export function useDraftValues<Values extends object>(
  first: Values,
  onChange: (values: Values) => void,
): DraftValues<Values> {
  const [values, setValues] = useState(first)
  // A ref, because two changes in one event build on each other, and an upload that ends later must not restore old values.
  const newest = useRef(first)
  const update: DraftValues<Values>['update'] = useMemoizedFn((change) => {
    newest.current = change(newest.current)
    setValues(newest.current)
    onChange(newest.current)
  })
  return {
    values,
    update,
    set: (name, value) => update((before) => ({ ...before, [name]: value })),
    newest: () => newest.current,
  }
}
