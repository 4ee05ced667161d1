import { DEMO_PASSWORD } from '../../seed/accounts.ts'
import { countRecent, countUp, secondsUntilFewer } from '../member/auth/counter.ts'
import { hashPassword } from '../member/auth/password.ts'
import { endSessionsOf } from '../member/auth/session.ts'
import type { Deps } from '../deps.ts'
import { DomainError, tooOften } from '../errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'

const WINDOW_MS = 15 * 60_000
const WRONG_KEYS = 10

/** In a pilot the controls are the operator's alone: 4003 without the key, and a wait for who guesses. */
export function refuseStranger(deps: Deps): void {
  const { pilot, operatorKey, address } = deps
  if (!pilot || pilot.isOperator(operatorKey)) return
  const name = `operator|${address}`
  if (countRecent(deps, name, WINDOW_MS) >= WRONG_KEYS) throw tooOften(secondsUntilFewer(deps, name, WINDOW_MS))
  if (operatorKey !== '') countUp(deps, name, WINDOW_MS)
  throw new DomainError(BUSINESS_CODES.notAllowed, 'operatorOnly', { keep: true })
}

/**
 * Gives every demo account that still has the password everybody knows one of its own, tells it to the operator once, and ends
 * what was signed in with the old one. An account whose people chose a password keeps it.
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
