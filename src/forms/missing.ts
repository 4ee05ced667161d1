import type { WordedProblem } from './useForm.ts'

/** Problem of a choice that was not made, in the words that ask for it; spread it into the problems of a form. */
export const missing = (field: string, value: string, ask: string): WordedProblem[] =>
  value === '' ? [{ field, text: ask }] : []
