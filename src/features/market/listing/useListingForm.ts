import { useCallback } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import type { ListingDraft, Stock } from '@/contract/market/listing/draft.ts'
import { useDraftErrors } from '@/forms/useDraftErrors.ts'
import { useDraftValues } from '@/forms/useDraftValues.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { problemsOf } from './form.ts'
import type { FormView } from './FormContext.ts'

/** State and validation of the listing form. */
export function useListingForm(
  first: ListingDraft,
  held: readonly Stock[],
  onChange: (draft: ListingDraft) => void,
): FormView {
  const say = useProblemText()
  const { clock } = useApi()
  const state = useDraftValues(first, onChange)
  const { values } = state
  const judge = useCallback(() => problemsOf(values, held, chinaDay(clock.now())), [values, held, clock])
  const errors = useDraftErrors({ judge, values })
  return {
    ...state,
    ...errors,
    problemOf: (field) => {
      const problem = errors.problems.find((one) => one.field === field)
      return problem && say(problem)
    },
  }
}
