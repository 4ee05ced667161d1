import { SUCCESS_CODE } from '@/config/constants.ts'
import { BusinessError, partOf, TransportError } from './errors.ts'

const MAX_MESSAGE = 200

/** Returns the `message` of a body, at most 200 characters, or ''. RELIABILITY E2, E4. */
export function messageOf(body: unknown): string {
  const message = partOf(body, 'message')
  return typeof message === 'string' ? message.trim().slice(0, MAX_MESSAGE) : ''
}

/** Returns the business code of an envelope as a number; undefined if the body is not an envelope. RELIABILITY A14. */
export function codeOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !Object.hasOwn(body, 'code')) return undefined
  const { code } = body as { code: unknown }
  if (typeof code === 'number' && Number.isInteger(code)) return code
  return typeof code === 'string' && /^-?\d{1,9}$/.test(code) ? Number(code) : undefined
}

/**
 * Returns the value of a successful response: `data`, or `result` if there is no `data` (Spec §7; RELIABILITY A14).
 * @throws BusinessError for any other code than 200, whatever the HTTP status.
 * @throws TransportError `http` for an error status, `badEnvelope` for a body that is not an envelope.
 */
export function openEnvelope(body: unknown, status: number): unknown {
  const code = codeOf(body)
  const failed = status < 200 || status >= 300
  if (code === undefined || (failed && code === SUCCESS_CODE)) {
    throw new TransportError(failed ? 'http' : 'badEnvelope', failed ? messageOf(body) : '', status)
  }
  // codeOf has checked that it is a plain object.
  const { data, result } = body as { data?: unknown; result?: unknown }
  const value = data === undefined ? result : data
  if (code !== SUCCESS_CODE) throw new BusinessError(code, messageOf(body), value)
  return value
}
