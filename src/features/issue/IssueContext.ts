import { createContext, use } from 'react'
import type { IssueView } from './useIssueForm.ts'

/** Gives the steps the one form they all write on. */
export const IssueContext = createContext<IssueView | undefined>(undefined)

/** Gives the form; must stand inside the wizard. */
export function useIssue(): IssueView {
  const view = use(IssueContext)
  if (!view) throw new Error('useIssue needs an IssueContext above it')
  return view
}
