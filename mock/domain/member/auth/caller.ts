import type { Caller, Deps } from '../../deps.ts'

/** Who an access token belongs to; nobody if it is unknown, too old or its session has ended. */
export function findCaller(deps: Deps, accessToken: string): Caller | undefined {
  const token = deps.rows.tokens.get(accessToken)
  if (!token || token.kind !== 'access' || token.expiresAt <= deps.wall()) return undefined
  const session = deps.rows.sessions.get(token.sessionId)
  const member = session && deps.rows.members.get(session.memberId)
  const company = member && deps.rows.companies.get(member.companyId)
  if (!company) return undefined
  return {
    memberId: member.id,
    companyId: company.id,
    sessionId: session.id,
    userType: company.userType,
    certification: company.certification,
  }
}
