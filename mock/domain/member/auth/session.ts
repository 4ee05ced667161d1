import type { TokenPair } from '@/contract/member/auth/schemas.ts'
import { iso, newId, type Deps } from '../../deps.ts'
import { notAllowed, sessionEnded } from '../../errors.ts'
import type { MemberRow } from '../../rows.ts'

const ACCESS_MS = 2 * 3600_000
const REFRESH_MS = 30 * 24 * 3600_000

/**
 * Starts a session: an access token for 2 h and a single-use refresh token for 30 days. 4003 for a person whom the
 * enterprise has disabled.
 */
export function startSession(deps: Deps, member: MemberRow): TokenPair {
  if (member.disabledAt !== undefined) throw notAllowed('memberDisabled')
  removeExpired(deps)
  deps.rows.members.put({ ...member, lastLoginAt: iso(deps.wall()) })
  const sessionId = newId(deps)
  deps.rows.sessions.put({ id: sessionId, memberId: member.id, createdAt: deps.wall(), agent: deps.agent })
  return giveTokens(deps, sessionId)
}

/** Exchanges a refresh token for a new pair. A reused one was stolen or replayed: ends the whole session. */
export function refreshSession(deps: Deps, refreshToken: string): TokenPair {
  const token = deps.rows.tokens.get(refreshToken)
  if (!token || token.kind !== 'refresh' || token.expiresAt <= deps.wall()) throw sessionEnded()
  if (token.spent || !deps.rows.sessions.get(token.sessionId)) {
    endSession(deps, token.sessionId)
    throw sessionEnded()
  }
  deps.rows.tokens.put({ ...token, spent: true })
  for (const old of deps.rows.tokens.of('sessionId', token.sessionId).filter((row) => row.kind === 'access')) {
    // The old access token may be in use by a pending request: keep it for one more minute.
    deps.rows.tokens.put({ ...old, expiresAt: Math.min(old.expiresAt, deps.wall() + 60_000) })
  }
  return giveTokens(deps, token.sessionId)
}

/** Ends a session with all its tokens. */
export function endSession(deps: Deps, sessionId: string): void {
  deps.rows.sessions.remove(sessionId)
  for (const token of deps.rows.tokens.of('sessionId', sessionId)) deps.rows.tokens.remove(token.id)
}

/** Ends every session of a member except `keep`, e.g. after a password change; returns the number ended. */
export function endSessionsOf(deps: Deps, memberId: string, keep?: string): number {
  const ended = deps.rows.sessions.all((row) => row.memberId === memberId && row.id !== keep)
  for (const session of ended) endSession(deps, session.id)
  return ended.length
}

function giveTokens(deps: Deps, sessionId: string): TokenPair {
  const access = deps.chance.secret()
  const refresh = deps.chance.secret()
  deps.rows.tokens.put({ id: access, kind: 'access', sessionId, expiresAt: deps.wall() + ACCESS_MS })
  deps.rows.tokens.put({ id: refresh, kind: 'refresh', sessionId, expiresAt: deps.wall() + REFRESH_MS })
  return { access_token: access, refresh_token: refresh }
}

function removeExpired(deps: Deps): void {
  const now = deps.wall()
  for (const token of deps.rows.tokens.all((row) => row.expiresAt <= now)) deps.rows.tokens.remove(token.id)
  // A session without a renewable token is over.
  const alive = new Set(deps.rows.tokens.all().map((row) => row.sessionId))
  for (const session of deps.rows.sessions.all()) if (!alive.has(session.id)) deps.rows.sessions.remove(session.id)
}
