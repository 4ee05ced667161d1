import { guardedPath, type GuardedCall } from '@/contract/member/approval/calls.ts'
import { overlayOn } from '../../../store/overlay.ts'
import type { Row, Table } from '../../../store/port.ts'
import type { Caller, Deps } from '../../deps.ts'
import { DomainError, noSuchMethod } from '../../errors.ts'
import type { Rows } from '../../rows.ts'

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
  const keeps: (() => void)[] = []
  const above = <R extends Row>(below: Table<R>): Table<R> => {
    const { table, keep } = overlayOn(below)
    keeps.push(keep)
    return table
  }
  const entries = Object.entries(deps.rows).map(([name, table]) => [name, above(table as Table<Row>)] as const)
  // The same tables under the same names.
  const rows = Object.fromEntries(entries) as unknown as Rows
  const { noteChange: _change, noteDeputy: _deputy, ...rest } = deps
  const mine: Deps = { ...rest, rows, isApproved: true }
  if (!deps.perform) throw noSuchMethod([])
  const output = await deps.perform(mine, guardedPath(call), input, caller).catch(withoutCurrent)
  return { deps: mine, output, keep: () => keeps.forEach((keep) => keep()) }
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
