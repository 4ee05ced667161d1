import type { BatchDraft, CouponScope } from '@/contract/coupon/draft.ts'
import { formContext } from '@/forms/formContext.ts'
import type { DraftErrors } from '@/forms/useDraftErrors.ts'
import type { DraftValues } from '@/forms/useDraftValues.ts'

/** The batch form as passed to its fields. */
export interface FormView extends DraftValues<BatchDraft>, DraftErrors<never> {
  setScope: <K extends keyof CouponScope>(field: K, value: CouponScope[K]) => void
}

/** The batch form and its fields. */
export const [FormContext, useForm] = formContext<FormView>()
