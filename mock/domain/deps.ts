import type { CertificationStatus } from '@/contract/member/values.ts'
import type { UserType } from '@/contract/userType.ts'
import type { Language } from '../messages.ts'
import type { ReferenceData } from '../seed/reference.ts'
import type { Rows } from './rows.ts'

/** Sender of a request. */
export interface Caller {
  memberId: string
  companyId: string
  sessionId: string
  userType: UserType
  certification: CertificationStatus
  /** Name of the key, if a system calls in that person's place (decision 0084). */
  keyName?: string
}

/** Source of secrets and random numbers; tests pass a deterministic one. */
export interface Chance {
  /** Hard-to-guess text for ids and tokens. */
  secret: () => string
  /** From 0 (inclusive) to 1 (exclusive). */
  number: () => number
}

/** Delays of back office and bidders, ms of market time. */
export interface RobotDelays {
  clerkMs: number
  /** Robot bidders quote after one third of this up to this. */
  bidderMs: number
  qrPayMs: number
}

/**
 * A marketplace that several companies try together: its controls need a key, its accounts have individual passwords.
 */
export interface Pilot {
  /** Whether a key sent with a call is the operator's. */
  isOperator: (key: string) => boolean
  /** Reports something to the operator once. */
  tell: (line: string) => void
}

/** Context of every domain function. Trade uses `now`, sign-in and limits use `wall`; both in ms. */
export interface Deps {
  rows: Rows
  reference: ReferenceData
  now: () => number
  wall: () => number
  chance: Chance
  language: Language
  /** User-Agent of the caller, or ''. */
  agent: string
  /** Network address of the caller, or '' without a network (a browser's own marketplace). */
  address: string
  delays: RobotDelays
  pilot?: Pilot
  /** The operator key sent with the call, or ''. */
  operatorKey: string
  host: 'worker' | 'server' | 'test'
  storeKind: string
  /** What this process has measured: how long the last market day took, ms; nothing before the first one. */
  meter: { dayMs?: number }
  /** Says what a call changed, for the log of its enterprise (decision 0081). */
  noteChange?: (before: string, after: string) => void
  /** Says in whose place the caller decided, for the same log (decision 0088). */
  noteDeputy?: (memberId: string) => void
  /** The call that is done was agreed to: limits do not bind it (decision 0083). */
  isApproved?: boolean
  /** Does a call that writes, by its path, as somebody; set by the back end. */
  perform?: (deps: Deps, path: string, input: unknown, caller: Caller) => Promise<unknown>
  /** Deletes everything and seeds again. */
  reseed: () => Promise<void>
}

/** An instant in ISO format. */
export const iso = (ms: number): string => new Date(ms).toISOString()
/** A new opaque id. */
export const newId = (deps: Deps): string => deps.chance.secret().slice(0, 16)
