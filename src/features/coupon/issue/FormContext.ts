import { createContext, useContext } from 'react'
import type { BatchDraft, CouponScope } from '@/contract/coupon/draft.ts'

/** The batch form as passed to its fields. */
export interface FormView {
  draft: BatchDraft
  set: <K extends keyof BatchDraft>(field: K, value: BatchDraft[K]) => void
  setScope: <K extends keyof CouponScope>(field: K, value: CouponScope[K]) => void
  /** Error shown below a field. */
  errorOf: (field: string) => string | undefined
}

/** Provides the batch form to its fields. */
export const FormContext = createContext<FormView | undefined>(undefined)

/** Returns the batch form. */
export function useForm(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('useForm needs a FormContext above it')
  return view
}
