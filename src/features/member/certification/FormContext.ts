import { createContext, useContext } from 'react'
import type { CertificationForm } from '@/contract/member/certification/schemas.ts'

/** The form as its steps see it. */
export interface FormView {
  form: CertificationForm
  update: (change: (form: CertificationForm) => CertificationForm, ...fields: string[]) => void
  set: <K extends keyof CertificationForm>(field: K, value: CertificationForm[K]) => void
  /** What stands under a field as its error. */
  errorOf: (field: string) => string | undefined
  /** Whether a part may be changed; after a refusal only what was refused. */
  isOpen: (part: string) => boolean
}

/** Provides the form to the steps. */
export const FormContext = createContext<FormView | undefined>(undefined)

/** Returns the form that is being written. */
export function useForm(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('useForm needs a FormContext above it')
  return view
}
