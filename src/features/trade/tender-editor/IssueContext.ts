import { formContext } from '@/forms/formContext.ts'
import type { IssueView } from './useIssueForm.ts'

/** The form shared by all steps. */
export const [IssueContext, useIssue] = formContext<IssueView>()
