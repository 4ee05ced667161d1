import { BusinessError } from './errors.ts'

/** The object as it stands now, where the server refused because it is not as the caller thought: it comes with the refusal. */
export function freshOf<Fresh>(error: unknown): Fresh | undefined {
  if (!(error instanceof BusinessError)) return undefined
  const { data } = error
  // What a call sends as `fresh` is written at its endpoint; a refusal without one is legal.
  return typeof data === 'object' && data !== null && 'fresh' in data ? (data.fresh as Fresh) : undefined
}
