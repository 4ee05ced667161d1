import { createContext, use } from 'react'
import type { IssueView } from './useIssueForm.ts'

/** The form shared by all steps. */
export const IssueContext = createContext<IssueView | undefined>(undefined)

/** Returns the form; must be called inside the wizard. */
export function useIssue(): IssueView {
  const view = use(IssueContext)
  if (!view) throw new Error('useIssue needs an IssueContext above it')
  return view
}
