import { createContext, useContext } from 'react'
import type { CertificationForm } from '@/contract/member/certification/schemas.ts'

/** The form as passed to its steps. */
export interface FormView {
  form: CertificationForm
  update: (change: (form: CertificationForm) => CertificationForm, ...fields: string[]) => void
  set: <K extends keyof CertificationForm>(field: K, value: CertificationForm[K]) => void
  /** Error shown below a field. */
  errorOf: (field: string) => string | undefined
  /** Whether a part is editable; after a rejection only the rejected parts are. */
  isOpen: (part: string) => boolean
}

/** Provides the form to the steps. */
export const FormContext = createContext<FormView | undefined>(undefined)

/** Returns the certification form. */
export function useForm(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('useForm needs a FormContext above it')
  return view
}
