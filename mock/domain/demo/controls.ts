import type {
  DemoAccount,
  DemoFaults,
  DemoOutbox,
  DemoOutboxQuery,
  DemoState,
  DemoWechat,
} from '@/contract/demo/schemas.ts'
import { endSession } from '../member/auth/session.ts'
import { iso, type Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { say } from '../../messages.ts'
import { DEMO_PASSWORD } from '../../seed/accounts.ts'
import type { MemberRow } from '../rows.ts'
import { marketRow } from './faults.ts'

/** One-click accounts of the login page. */
export function demoAccounts(deps: Deps): DemoAccount[] {
  if (deps.pilot) throw notFound()
  const members = deps.rows.members.all((row) => row.demo === true).toSorted((a, b) => a.id.localeCompare(b.id))
  return members.flatMap(({ account, companyId }) => {
    const company = deps.rows.companies.get(companyId)
    if (!company) return []
    const { nameZh, nameEn, userType, certification } = company
    const password = DEMO_PASSWORD
    return [{ account, password, companyNameZh: nameZh, companyNameEn: nameEn ?? nameZh, userType, certification }]
  })
}

export function demoState(deps: Deps): DemoState {
  const market = marketRow(deps)
  return {
    host: deps.host,
    store: deps.storeKind,
    marketNow: iso(deps.now()),
    marketAheadMs: market.aheadMs,
    ...deps.meter,
    faults: market.faults,
    robots: market.robots,
    counts: Object.fromEntries(Object.entries(deps.rows).map(([name, table]) => [name, table.count()])),
  }
}

/** Sets delay and error share; `endSessions` ends every session once, so that its next call answers 4098. */
export function setFaults(deps: Deps, faults: DemoFaults): DemoState {
  if (faults.endSessions) for (const session of deps.rows.sessions.all()) endSession(deps, session.id)
  deps.rows.market.put({ ...marketRow(deps), faults: { ...faults, endSessions: false } })
  return demoState(deps)
}

/** Advances the market clock; jobs that fall due run before the next response. */
export function advanceClock(deps: Deps, { advanceMs }: { advanceMs: number }): DemoState {
  const market = marketRow(deps)
  deps.rows.market.put({ ...market, aheadMs: market.aheadMs + advanceMs })
  return demoState(deps)
}

export function setRobots(deps: Deps, { robots }: { robots: boolean }): DemoState {
  deps.rows.market.put({ ...marketRow(deps), robots })
  return demoState(deps)
}

/** Deletes the marketplace, including sessions, and seeds a new one. */
export async function resetMarket(deps: Deps): Promise<DemoState> {
  await deps.reseed()
  return demoState(deps)
}

/** What would have been sent, newest first. */
export function readOutbox(deps: Deps, { size = 20, channel }: DemoOutboxQuery): DemoOutbox {
  return deps.rows.outbox
    .all()
    .map((row) => ({ ...row, channel: row.channel ?? ('SMS' as const) }))
    .filter((row) => channel === undefined || row.channel === channel)
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, size)
}

/** Maximum number of bound users offered: one of each user type. */
const WECHAT_BOUND = 3
const WECHAT_NEW = 'wechat-passer-by'

/** Users of the simulated WeChat: some bound to demo accounts, and one unbound until a user binds it. */
export function demoWechat(deps: Deps): DemoWechat {
  if (deps.pilot) throw notFound()
  const bound = deps.rows.members.all((row) => row.wechatId !== undefined).toSorted((a, b) => a.id.localeCompare(b.id))
  const asPerson = ({ wechatId = '', contactName, account }: MemberRow) => ({
    code: wechatId,
    name: contactName || account,
    account,
  })
  const newcomer = bound.find((row) => row.wechatId === WECHAT_NEW)
  const persons = bound.filter((row) => row !== newcomer).slice(0, WECHAT_BOUND)
  const nobody = { code: WECHAT_NEW, name: say('demo.wechat.new', deps.language) }
  return [...persons.map(asPerson), newcomer ? asPerson(newcomer) : nobody]
}
