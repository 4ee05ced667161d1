import { guardedPath, type GuardedCall } from '@/contract/member/approval/calls.ts'
import { apart } from '../../apart.ts'
import type { Caller, Deps } from '../../deps.ts'
import { DomainError, noSuchMethod } from '../../errors.ts'

/** A call that was done without effect so far. */
export interface Attempt {
  /** Sees what it wrote. */
  deps: Deps
  output: unknown
  /** Gives it effect. */
  keep: () => void
}

/**
 * Does a call as a person, past limits, on rows of its own. It is refused as a direct one would be; nothing is written
 * until it is kept.
 */
export async function attempt(deps: Deps, call: GuardedCall, input: unknown, caller: Caller): Promise<Attempt> {
  const { deps: over, keep } = apart(deps)
  const { noteChange: _change, noteDeputy: _deputy, ...rest } = over
  const mine: Deps = { ...rest, isApproved: true }
  if (!deps.perform) throw noSuchMethod([])
  const output = await deps.perform(mine, guardedPath(call), input, caller).catch(withoutCurrent)
  return { deps: mine, output, keep }
}

/** Rethrows a rejection without the thing that its call names: who asks is answered by another call. */
function withoutCurrent(error: unknown): never {
  if (error instanceof DomainError && error.details.data) {
    const { current: _, ...data } = error.details.data
    error.details.data = data
  }
  throw error
}

/** A person of an enterprise as the sender of a call; undefined if it can send none. */
export function callerOf(deps: Deps, memberId: string): Caller | undefined {
  const member = deps.rows.members.get(memberId)
  const company = member && deps.rows.companies.get(member.companyId)
  if (!company || member.disabledAt !== undefined) return undefined
  const { id: companyId, userType, certification } = company
  return { memberId, companyId, sessionId: '', userType, certification }
}
