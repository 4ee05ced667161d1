import { useCallback } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { useDraftErrors } from '@/forms/useDraftErrors.ts'
import { useDraftValues } from '@/forms/useDraftValues.ts'
import { problemsOf } from './form.ts'
import type { FormView } from './FormContext.ts'

/** State and validation of the batch form. */
export function useBatchForm(first: BatchDraft, onChange: (draft: BatchDraft) => void): FormView {
  const { clock } = useApi()
  const state = useDraftValues(first, onChange)
  const { values, update } = state
  const judge = useCallback(() => problemsOf(values, new Date(clock.now()).toISOString()), [values, clock])
  const errors = useDraftErrors({ judge, values })
  return {
    ...state,
    ...errors,
    setScope: (field, value) => update((before) => ({ ...before, scope: { ...before.scope, [field]: value } })),
  }
}
