import type { z } from 'zod'
import type { RefusedField } from '../domain/errors.ts'
import { isMessageKey, type MessageKey, type MessageValues } from '../messages.ts'

type Issue = z.core.$ZodIssue

/** Converts zod issues to field errors with our own message keys. */
export function refusedFields(issues: readonly Issue[]): RefusedField[] {
  const seen = new Set<string>()
  const fields: RefusedField[] = []
  for (const issue of issues.flatMap(innermost)) {
    const field = issue.path.map(String).join('.')
    if (seen.has(field)) continue
    seen.add(field)
    const [key, values] = wordsFor(issue)
    const nearest = nearestOf(issue)
    fields.push({ field, key, ...(values && { values }), ...(nearest !== undefined && { nearest }) })
  }
  return fields
}

/** The range limit that a number exceeds. */
function nearestOf(issue: Issue): string | undefined {
  if (issue.code === 'too_small' && issue.origin === 'number') return String(issue.minimum)
  if (issue.code === 'too_big' && issue.origin === 'number') return String(issue.maximum)
  return undefined
}

/** A union only reports that nothing matched; its closest branch has the reason. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [closest] = issue.errors.toSorted((a, b) => a.length - b.length)
  return (closest ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(innermost)
}

function wordsFor(issue: Issue): [MessageKey, MessageValues?] {
  const own = `problem.${issue.message}`
  if (isMessageKey(own)) return [own]
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? ['problem.required'] : ['field.format']
    case 'too_small':
      return tooSmall(String(issue.origin), Number(issue.minimum))
    case 'too_big':
      return tooBig(String(issue.origin), Number(issue.maximum))
    case 'invalid_value':
      return issue.input === undefined ? ['problem.required'] : ['field.choice']
    case 'invalid_union':
      return issue.input === undefined ? ['problem.required'] : ['field.choice']
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return ['field.format']
    default:
      return ['field.format']
  }
}

function tooSmall(origin: string, min: number): [MessageKey, MessageValues?] {
  if (origin === 'string') return min === 1 ? ['problem.required'] : ['problem.tooShort', { min }]
  if (origin === 'array') return ['field.tooFew', { min }]
  return ['field.tooSmall', { min }]
}

function tooBig(origin: string, max: number): [MessageKey, MessageValues?] {
  if (origin === 'string') return ['problem.tooLong', { max }]
  if (origin === 'array') return ['field.tooMany', { max }]
  return ['field.tooBig', { max }]
}
