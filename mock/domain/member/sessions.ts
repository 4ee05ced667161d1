import type { MemberSession, SignedOutOthers } from '@/contract/member/schemas.ts'
import { endSessionsOf } from './auth/session.ts'
import { iso, type Caller, type Deps } from '../deps.ts'

/** The caller's sessions, newest first. */
export function listSessions(deps: Deps, caller: Caller): MemberSession[] {
  return deps.rows.sessions
    .all((row) => row.memberId === caller.memberId)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map(({ id, agent = '', createdAt }) => ({
      id,
      agent,
      startedAt: iso(createdAt),
      isCurrent: id === caller.sessionId,
    }))
}

/** Ends every session of the caller except this one. */
export function signOutOthers(deps: Deps, caller: Caller): SignedOutOthers {
  return { ended: endSessionsOf(deps, caller.memberId, caller.sessionId) }
}
