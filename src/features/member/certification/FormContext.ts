import type { CertificationForm } from '@/contract/member/certification/schemas.ts'
import { formContext } from '@/forms/formContext.ts'
import type { DraftErrors } from '@/forms/useDraftErrors.ts'
import type { DraftValues } from '@/forms/useDraftValues.ts'
import type { Step } from './form.ts'

/** The form as passed to its steps. */
export interface FormView extends DraftValues<CertificationForm>, DraftErrors<Step> {
  /** Whether a part is editable; after a rejection only the rejected parts are. */
  isOpen: (part: string) => boolean
}

/** The certification form and its fields. */
export const [FormContext, useForm] = formContext<FormView>()
