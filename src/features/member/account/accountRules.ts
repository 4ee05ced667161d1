import type { Problem, ProblemCode } from '@/contract/problem.ts'

/** The problems of fields whose rule answers with a code, in the order of the fields. */
export const problemsOf = (codes: Readonly<Record<string, ProblemCode | undefined>>): Problem[] =>
  Object.entries(codes).flatMap(([field, code]) => (code ? [{ field, code }] : []))
