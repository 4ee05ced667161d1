import { createContext, use } from 'react'
import type { Context } from 'react'

/** Returns the context of an editor's form, and the hook with which its fields read it. */
export function formContext<View>(): [Context<View | undefined>, () => View] {
  const FormContext = createContext<View | undefined>(undefined)
  const useFormView = () => {
    const view = use(FormContext)
    if (view === undefined) throw new Error('The field needs the form of an editor above it')
    return view
  }
  return [FormContext, useFormView]
}
