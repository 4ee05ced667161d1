import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { formContext } from '@/forms/formContext.ts'
import type { DraftErrors } from '@/forms/useDraftErrors.ts'
import type { DraftValues } from '@/forms/useDraftValues.ts'

/** The listing form as passed to its fields. */
export interface FormView extends DraftValues<ListingDraft>, DraftErrors<never> {
  /** Problem of a field, even if not shown yet. */
  problemOf: (field: string) => string | undefined
}

/** The listing form and its fields. */
export const [FormContext, useForm] = formContext<FormView>()
