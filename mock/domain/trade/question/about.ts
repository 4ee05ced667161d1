import type { MessageTarget, MessageType } from '@/contract/member/notification/values.ts'
import type { Caller } from '../../deps.ts'

/** What questions are about, as far as they depend on it. */
export interface Subject {
  id: string
  /** Under which name its questions keep it. */
  field: 'tenderId' | 'listingId'
  /** The enterprise that answers. */
  ownerId: string
  no: string
  title: string
  /** Refuses a caller who may not ask, and everybody when it is over. */
  needAsking: (caller: Caller) => void
  /** Whether its owner may answer now. */
  isAnswerable: boolean
  /** The object that comes with a refusal because the state changed. */
  current: (caller: Caller) => unknown
  /** Of what a caller is told contact data: all, its own questions and the answers, or nothing. */
  opened: (caller: Caller | undefined) => 'all' | 'own' | 'none'
  asked: MessageType
  answered: MessageType
  target: MessageTarget
  /** Enterprises beside the asker that hear of an answer. */
  listeners: () => string[]
  /** Counts a question that was asked. */
  count: () => void
}

/** What a question names: a tender or a listing. */
export interface About {
  tenderId?: string | undefined
  listingId?: string | undefined
}
