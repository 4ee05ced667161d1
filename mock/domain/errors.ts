import { BUSINESS_CODES, type BusinessCode } from '@/contract/envelope.ts'
import type { MessageKey, MessageValues } from '../messages.ts'

/** One invalid field; `key` is translated into the caller's language later. */
export interface RefusedField {
  field: string
  key: MessageKey
  values?: MessageValues
  /** The allowed value nearest to the one sent. */
  nearest?: string
}

interface Details {
  values?: MessageValues
  data?: Record<string, unknown>
  fields?: RefusedField[]
  /** HTTP status if it is not 200, with its headers. */
  http?: { status: number; headers?: Record<string, string> }
  /** Keep the writes of the rejected call, e.g. a counted failure. */
  keep?: boolean
}

/**
 * A rejection with its business code. The response is an envelope with HTTP 200; writes are rolled back unless `keep`
 * is set.
 */
export class DomainError extends Error {
  readonly code: BusinessCode
  readonly key: MessageKey
  readonly details: Details

  constructor(code: BusinessCode, key: MessageKey, details: Details = {}) {
    super(key)
    this.name = 'DomainError'
    this.code = code
    this.key = key
    this.details = details
  }
}

/** 4001 for one field. */
export const refuseField = (field: string, key: MessageKey, values?: MessageValues): DomainError =>
  refuseFields([values ? { field, key, values } : { field, key }])

/** 4001 for several fields. */
export const refuseFields = (fields: RefusedField[]): DomainError =>
  new DomainError(BUSINESS_CODES.fieldErrors, 'fields', { fields })

/** 4003. */
export const notAllowed = (key: MessageKey = 'notAllowed', data?: Record<string, unknown>): DomainError =>
  new DomainError(BUSINESS_CODES.notAllowed, key, data ? { data } : {})

/** 4004. */
export const notFound = (): DomainError => new DomainError(BUSINESS_CODES.notFound, 'notFound')

/** 4004 for a method that this path does not support. */
export const noSuchMethod = (allow: readonly string[]): DomainError =>
  new DomainError(BUSINESS_CODES.notFound, 'noSuchCall', {
    http: { status: 405, headers: { allow: allow.join(', ') } },
  })

/** 4013: the body is too large. */
export const tooLarge = (): DomainError =>
  new DomainError(BUSINESS_CODES.tooLarge, 'tooLarge', { http: { status: 413 } })

/** 4009 with the current object, so that the screen can show what changed. */
export const stateChanged = (current: unknown): DomainError =>
  new DomainError(BUSINESS_CODES.stateChanged, 'stateChanged', { data: { current } })

/** 4012 with the seconds to wait; counted attempts are kept. */
export const tooOften = (retryAfter: number, key: MessageKey = 'tooOften'): DomainError =>
  new DomainError(BUSINESS_CODES.tooOften, key, { values: { seconds: retryAfter }, data: { retryAfter }, keep: true })

/** 4098. */
export const sessionEnded = (): DomainError =>
  new DomainError(BUSINESS_CODES.sessionEnded, 'sessionEnded', { keep: true })
