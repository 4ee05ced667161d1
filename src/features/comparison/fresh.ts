import { hasCode } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'

/** The object as it stands now, where the server refused because it has changed: it sends it with a 4009. */
export function freshOf(error: Error): unknown {
  return hasCode(error, BUSINESS_CODES.stateChanged) ? (error.data as { fresh: unknown }).fresh : undefined
}
