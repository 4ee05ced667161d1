import { DEMO_PASSWORD } from '../../seed/accounts.ts'
import { countRecent, countUp, secondsUntilFewer } from '../member/auth/counter.ts'
import { hashPassword } from '../member/auth/password.ts'
import { endSessionsOf } from '../member/auth/session.ts'
import type { Deps } from '../deps.ts'
import { DomainError, tooOften } from '../errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'

const WINDOW_MS = 15 * 60_000
const WRONG_KEYS = 10

/** In a pilot only the operator may use the controls: 4003 without the key, and a delay after wrong keys. */
export function refuseStranger(deps: Deps): void {
  const { pilot, operatorKey, address } = deps
  if (!pilot || pilot.isOperator(operatorKey)) return
  const name = `operator|${address}`
  if (countRecent(deps, name, WINDOW_MS) >= WRONG_KEYS) throw tooOften(secondsUntilFewer(deps, name, WINDOW_MS))
  if (operatorKey !== '') countUp(deps, name, WINDOW_MS)
  throw new DomainError(BUSINESS_CODES.notAllowed, 'operatorOnly', { keep: true })
}

/**
 * Replaces the publicly known password of every demo account by an individual one, reports it to the operator once, and
 * ends sessions of the old one. An account with its own password keeps it.
 */
export async function closeDemoAccounts(deps: Deps): Promise<void> {
  if (!deps.pilot) return
  for (const member of deps.rows.members.all((row) => row.demo === true)) {
    if ((await hashPassword(DEMO_PASSWORD, member.salt)) !== member.passwordHash) continue
    const password = `p7-${deps.chance
      .secret()
      .slice(0, 12)
      .replace(/(....)(?=.)/g, '$1-')}`
    const salt = deps.chance.secret()
    deps.rows.members.put({ ...member, salt, passwordHash: await hashPassword(password, salt) })
    endSessionsOf(deps, member.id)
    deps.pilot.tell(`${member.account}  ${password}  ${deps.rows.companies.get(member.companyId)?.nameZh ?? ''}`)
  }
}
