import { createContext, useContext } from 'react'
import type { BatchDraft, CouponScope } from '@/contract/coupon/draft.ts'

/** The batch as its fields see it. */
export interface FormView {
  draft: BatchDraft
  set: <K extends keyof BatchDraft>(field: K, value: BatchDraft[K]) => void
  setScope: <K extends keyof CouponScope>(field: K, value: CouponScope[K]) => void
  /** What stands under a field as its error. */
  errorOf: (field: string) => string | undefined
}

/** Returns the fields their batch. */
export const FormContext = createContext<FormView | undefined>(undefined)

/** Returns the batch that is being written. */
export function useForm(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('useForm needs a FormContext above it')
  return view
}
