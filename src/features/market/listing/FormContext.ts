import { createContext, useContext } from 'react'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'

/** The listing form as passed to its fields. */
export interface FormView {
  draft: ListingDraft
  /** Updates the newest draft; clears the server errors of `fields`. */
  update: (change: (draft: ListingDraft) => ListingDraft, ...fields: string[]) => void
  set: <K extends keyof ListingDraft>(field: K, value: ListingDraft[K]) => void
  /** Error shown below a field. */
  errorOf: (field: string) => string | undefined
  /** Problem of a field, even if not shown yet. */
  problemOf: (field: string) => string | undefined
}

/** Provides the listing form to its fields. */
export const FormContext = createContext<FormView | undefined>(undefined)

/** Returns the listing form. */
export function useForm(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('useForm needs a FormContext above it')
  return view
}
