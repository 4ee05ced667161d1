import { createContext, use } from 'react'
import type { IssueView } from './useIssueForm.ts'

/** Provides the one form of all steps. */
export const IssueContext = createContext<IssueView | undefined>(undefined)

/** Returns the form; must stand inside the wizard. */
export function useIssue(): IssueView {
  const view = use(IssueContext)
  if (!view) throw new Error('useIssue needs an IssueContext above it')
  return view
}
