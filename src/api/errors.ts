import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { FieldError } from '@/contract/envelope.ts'

/** The server rejected the call (Spec §8). `code` is the business code, `data` the data of the rejection. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError'
  readonly code: number
  readonly data: unknown
  /** The current object, if the rejection contained it. */
  readonly current: unknown
  /** Field errors of a 4001 response, else empty. */
  readonly fieldErrors: readonly FieldError[]

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
    this.current = partOf(data, 'current')
    this.fieldErrors = code === BUSINESS_CODES.fieldErrors ? readFieldErrors(data) : []
  }
}

/** Why no usable response arrived: `aborted` means that nobody waits any more and must never be shown. */
export type TransportKind = 'timeout' | 'offline' | 'network' | 'http' | 'badEnvelope' | 'aborted'

/** No usable response arrived (Spec §8). `status` is the HTTP status, if any; `message` the text of the body, or ''. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly kind: TransportKind
  readonly status: number | undefined

  constructor(kind: TransportKind, message = '', status?: number) {
    super(message)
    this.kind = kind
    this.status = status
  }
}

/** A property of received data of any type. */
export const partOf = (data: unknown, name: string): unknown =>
  (data as Readonly<Record<string, unknown>> | null | undefined)?.[name]

function readFieldErrors(data: unknown): FieldError[] {
  const fields = partOf(data, 'fields')
  if (!Array.isArray(fields)) return []
  return fields.filter(
    (f: unknown): f is FieldError =>
      typeof f === 'object' &&
      f !== null &&
      'field' in f &&
      'message' in f &&
      typeof f.field === 'string' &&
      typeof f.message === 'string',
  )
}

/** Whether a call was superseded, unmounted or cancelled. Such errors are never shown. */
export function isAborted(error: unknown): boolean {
  return error instanceof TransportError && error.kind === 'aborted'
}

/** Whether an error has a business code, e.g. `BUSINESS_CODES.stateChanged`. */
export function hasCode(error: unknown, code: number): error is BusinessError {
  return error instanceof BusinessError && error.code === code
}
