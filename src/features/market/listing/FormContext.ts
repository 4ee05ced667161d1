import { createContext, useContext } from 'react'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'

/** The listing as its fields see it. */
export interface FormView {
  draft: ListingDraft
  /** Changes parts of the newest draft; `fields` are those whose refusal is forgotten. */
  update: (change: (draft: ListingDraft) => ListingDraft, ...fields: string[]) => void
  set: <K extends keyof ListingDraft>(field: K, value: ListingDraft[K]) => void
  /** What stands under a field as its error. */
  errorOf: (field: string) => string | undefined
  /** What is wrong with a field, also before it is shown. */
  problemOf: (field: string) => string | undefined
}

/** Returns the fields their listing. */
export const FormContext = createContext<FormView | undefined>(undefined)

/** Returns the listing that is being written. */
export function useForm(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('useForm needs a FormContext above it')
  return view
}
