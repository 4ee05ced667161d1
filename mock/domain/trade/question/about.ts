import type { MessageTarget, MessageType } from '@/contract/member/notification/values.ts'
import type { Caller } from '../../deps.ts'

/** The subject of questions, as far as they depend on it. */
export interface Subject {
  id: string
  /** Field of a question row that holds the subject's id. */
  field: 'tenderId' | 'listingId'
  /** The enterprise that answers. */
  ownerId: string
  no: string
  title: string
  /** Rejects a caller who may not ask, or everyone after the end. */
  needAsking: (caller: Caller) => void
  /** Whether its owner may answer now. */
  isAnswerable: boolean
  /** The current object for a conflict. */
  current: (caller: Caller) => unknown
  /** Contact data visible to a caller: all, those in its own questions and the answers, or none. */
  opened: (caller: Caller | undefined) => 'all' | 'own' | 'none'
  asked: MessageType
  answered: MessageType
  target: MessageTarget
  /** Further enterprises to notify of an answer. */
  listeners: () => string[]
  /** Counts an asked question. */
  count: () => void
}

/** Reference to a subject: a tender or a listing. */
export interface About {
  tenderId?: string | undefined
  listingId?: string | undefined
}
