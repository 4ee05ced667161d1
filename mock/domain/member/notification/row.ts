import type { Digest, MessageGroup, MessageTarget, MessageType } from '@/contract/member/notification/values.ts'
import type { Language } from '../../../messages.ts'
import type { Row } from '../../../store/port.ts'

/**
 * A message to one enterprise; its text is generated on read, in the reader's language. Times are ISO instants of the
 * market.
 */
export interface MessageRow extends Row {
  companyId: string
  type: MessageType
  params: Record<string, string>
  target?: MessageTarget
  at: string
  /** The people whom it names, of a type that names some. */
  toIds?: string[]
  /** When it was read for the whole enterprise, which had one person then. */
  readAt?: string
  /** When each of several people read it, by member id. */
  readBy?: Record<string, string>
}

/**
 * Message groups that are switched off, and the digest: of an enterprise, or of one of its people without a digest; id is
 * the company's or the member's.
 */
export interface MessageSettingsRow extends Row {
  off: MessageGroup[]
  /** Absent: OFF. */
  digest?: Exclude<Digest, 'OFF'>
  /** The language in which the settings were saved: that of the digest. */
  language?: Language
}
