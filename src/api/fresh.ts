import { BusinessError } from './errors.ts'

/** The object as it stands now, where the server refused because it is not as the caller thought: it comes with the refusal. */
export function freshOf(error: unknown): unknown {
  if (!(error instanceof BusinessError)) return undefined
  const { data } = error
  return typeof data === 'object' && data !== null && 'fresh' in data ? data.fresh : undefined
}
