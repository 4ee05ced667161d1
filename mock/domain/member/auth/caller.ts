import type { Caller, Deps } from '../../deps.ts'

/** The caller of an access token; undefined if it is unknown or expired, or its session has ended. */
export function findCaller(deps: Deps, accessToken: string): Caller | undefined {
  const token = deps.rows.tokens.get(accessToken)
  if (!token || token.kind !== 'access' || token.expiresAt <= deps.wall()) return undefined
  const session = deps.rows.sessions.get(token.sessionId)
  const member = session && deps.rows.members.get(session.memberId)
  const company = member && deps.rows.companies.get(member.companyId)
  if (!company || member.disabledAt !== undefined) return undefined
  return {
    memberId: member.id,
    companyId: company.id,
    sessionId: session.id,
    userType: company.userType,
    certification: company.certification,
  }
}
