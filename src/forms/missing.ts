import type { WordedProblem } from './useSubmission.ts'

/** Problem of a value that is missing, in the words that ask for it; spread it into the problems of a form. */
export const missing = (field: string, value: string, ask: string): WordedProblem[] =>
  value === '' ? [{ field, text: ask }] : []
