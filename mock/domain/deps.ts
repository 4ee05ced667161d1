import type { CertificationStatus } from '@/contract/member/values.ts'
import type { UserType } from '@/contract/userType.ts'
import type { Language } from '../messages.ts'
import type { ReferenceData } from '../seed/reference.ts'
import type { Rows } from './rows.ts'

/** Who sent the request. */
export interface Caller {
  memberId: string
  companyId: string
  sessionId: string
  userType: UserType
  certification: CertificationStatus
}

/** Where secrets and chances come from; tests give a counting one. */
export interface Chance {
  /** Hard-to-guess text for ids and tokens. */
  secret: () => string
  /** From 0 up to, not including, 1. */
  number: () => number
}

/** How long the back office and the bidders take, market milliseconds. */
export interface RobotDelays {
  clerkMs: number
  /** Robot bidders quote between a third of this and this. */
  bidderMs: number
  qrPayMs: number
}

/** A marketplace that several companies try together: its controls need a key, its accounts have passwords of their own. */
export interface Pilot {
  /** Whether a key that came with a call is the operator's. */
  isOperator: (key: string) => boolean
  /** Tells the operator something that is said once. */
  tell: (line: string) => void
}

/** What every domain function works with. Trade reads `now`, sign-in and limits read `wall`; both are milliseconds. */
export interface Deps {
  rows: Rows
  reference: ReferenceData
  now: () => number
  wall: () => number
  chance: Chance
  language: Language
  /** What the caller's device calls itself (User-Agent), or empty. */
  agent: string
  /** Network address the call came from, or empty where there is none (a browser's own marketplace). */
  address: string
  delays: RobotDelays
  pilot?: Pilot
  /** The key that came with the call, or empty. */
  operatorKey: string
  host: 'worker' | 'server' | 'test'
  storeKind: string
  /** Throws everything away and seeds anew. */
  reseed: () => Promise<void>
}

/** An instant as the wire writes it. */
export const iso = (ms: number): string => new Date(ms).toISOString()
/** A new opaque id. */
export const newId = (deps: Deps): string => deps.chance.secret().slice(0, 16)
