import type { MessageId } from '@/i18n/ids.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { isNotFetched } from '@/shared/chunkErrors.ts'
import { BusinessError, TransportError } from './errors.ts'
import type { TransportKind } from './errors.ts'

const BY_CODE: Readonly<Record<number, MessageId>> = {
  4001: 'error.business.4001',
  4003: 'error.business.4003',
  4004: 'error.business.4004',
  4008: 'error.business.4008',
  4009: 'error.business.4009',
  4010: 'error.business.4010',
  4011: 'error.business.4011',
  4012: 'error.business.4012',
  4013: 'error.business.4013',
  4020: 'error.business.4020',
  4021: 'error.business.4021',
  4022: 'error.business.4022',
  4023: 'error.business.4023',
  4030: 'error.business.4030',
  4098: 'error.business.4098',
  5000: 'error.business.5000',
  5003: 'error.business.5003',
}

// Aborted calls are never shown; the entry completes the record type.
const BY_KIND = {
  timeout: 'error.timeout',
  offline: 'error.offline',
  network: 'error.network',
  badEnvelope: 'error.badEnvelope',
  aborted: 'error.network',
} as const satisfies Record<Exclude<TransportKind, 'http'>, MessageId>

/** Returns our text for a business code. Assumed: decision 0004. */
export function businessText(t: TextOf, code: number): string {
  const id = BY_CODE[code]
  return id === undefined ? t('error.business.default', { code: String(code) }) : t(id, {})
}

/** Returns the text for any error: the server's message if there is one, else ours. Never a stack. */
export function errorText(t: TextOf, error: unknown): string {
  if (error instanceof BusinessError) return error.message || businessText(t, error.code)
  if (!(error instanceof TransportError)) return t(isNotFetched(error) ? 'error.network' : 'error.unexpected')
  if (error.message) return error.message
  return error.kind === 'http' ? t('error.http', { status: error.status ?? 0 }) : t(BY_KIND[error.kind])
}

/**
 * Returns the error text to show beside an action that got no usable response, because no toast shows it (Spec §8,
 * RELIABILITY E4). Undefined for rejections, which are shown already, and for aborted calls.
 */
export function failureText(t: TextOf, error: unknown): string | undefined {
  if (!(error instanceof TransportError) || error.message || error.kind === 'aborted') return undefined
  return errorText(t, error)
}
