import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import type { GuardedCall } from '@/contract/member/approval/calls.ts'
import type { Approval, Tiers } from '@/contract/member/approval/schemas.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { Award } from '@/contract/trade/tender/award/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { bidOn, publish, quote, wholeOf } from '../../support/trade.ts'

/** The tiers of TRADE part 10: alone, by an approver, by an approver and then an owner. */
export const AWARD_TIERS: Tiers = {
  AWARD: [{ upTo: '150000', chain: [] }, { upTo: '800000', chain: ['APPROVER'] }, { chain: ['APPROVER', 'OWNER'] }],
}

/** A marketplace in which one enterprise, the trader's by default, has several people. Robots are off. */
export interface Office {
  store: Store
  rows: Rows
  market: Market
  /** Token of its owner, also after days have passed. */
  owner: () => Promise<string>
  /** Puts a person with the password of demo accounts; returns its token, which does not expire. */
  person: (role: Role, name?: string) => Promise<string>
  saveTiers: (tiers: Tiers) => Promise<void>
  limit: (token: string, limits: Record<string, string>) => Promise<void>
}

export async function openOffice(account = 'trader', companyId = 'c01'): Promise<Office> {
  const store = memoryStore()
  const market = await openMarket({ store })
  await market.call(demoEndpoints.robots, { robots: false })
  return officeIn(market, store, account, companyId)
}

/** The same of an enterprise in a marketplace that is open. */
export function officeIn(market: Market, store: Store, account: string, companyId: string): Office {
  const rows = openRows(store)
  const owner = async () => market.signIn(account)
  const put = async (role: Role, name: string) =>
    store.atomically(() => {
      const [first] = rows.members.of('companyId', companyId)
      if (!first) throw new Error('The seed has no trader')
      const { demo: _, ...facts } = first
      rows.members.put({ ...facts, id: name, account: name, mobile: `164${name.length}0000`, contactName: name, role })
      rows.sessions.put({ id: `session-${name}`, memberId: name, createdAt: market.time.now })
      const expiresAt = market.time.now + 400 * 24 * 3600_000
      rows.tokens.put({ id: `token-${name}`, kind: 'access', sessionId: `session-${name}`, expiresAt })
    })
  return {
    store,
    rows,
    market,
    owner,
    person: async (role, name = role.toLowerCase()) => {
      await put(role, name)
      return `token-${name}`
    },
    saveTiers: async (tiers) => {
      const token = await owner()
      const { version } = (await market.call(approvalEndpoints.rules, {}, { token })).data
      must(await market.call(approvalEndpoints.saveRules, { tiers, version, requestNo: newRequestNo() }, { token }))
    },
    limit: async (token, limits) => {
      const { id } = (await market.call(memberEndpoints.currentUser, {}, { token })).data
      const body = { id, limits, requestNo: newRequestNo() }
      must(await market.call(staffEndpoints.saveLimits, body, { token: await owner() }))
    },
  }
}

/** The data of an answer that must be one. */
export function must<T>(answer: { code: number; message: string; data: T }): T {
  if (answer.code !== 200) throw new Error(`${answer.message} ${JSON.stringify(answer.data)}`)
  return answer.data
}

/** Asks for a call. */
export const ask = async ({ market }: Office, token: string, call: GuardedCall, input: object, note = '') =>
  market.call(approvalEndpoints.request, { call, input: { ...input }, note, requestNo: newRequestNo() }, { token })

/** The same, done. */
export const asked = async (office: Office, token: string, call: GuardedCall, input: object): Promise<Approval> =>
  must(await ask(office, token, call, input))

/** Agrees to one as a person. */
export const approve = async ({ market }: Office, token: string, { id, version }: Approval) =>
  market.call(approvalEndpoints.approve, { id, version, requestNo: newRequestNo() }, { token })

export const read = async ({ market }: Office, token: string, { id }: Approval): Promise<Approval> =>
  must(await market.call(approvalEndpoints.detail, { id }, { token }))

/** Lines of USD 124,069.01 for two containers: with the table of the day more than CNY 800,000. */
const DEAR_DOC: ChargeInput = {
  code: 'DOC',
  group: 'ORIGIN',
  basis: 'PER_BL',
  qty: '1',
  unitPrice: '69.01',
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
}

/** A tender of the trader with one bid after its deadline, and the award of it; `freight` is a container's in USD. */
export async function toAward(office: Office, freight = '62000') {
  const { market } = office
  const tender = await publish(market, await market.signIn('trader'))
  const [lane] = quote(tender, freight).lanes
  if (!lane) throw new Error('The quote has no lane')
  const lanes = [{ ...lane, charges: [...lane.charges.slice(0, 1), DEAR_DOC] }]
  const bid = must(await bidOn(market, await market.signIn('forwarder'), tender, freight, { lanes }))
  market.time.now += 24 * 3600_000
  const { version } = must(
    await market.call(tenderEndpoints.detail, { id: tender.id }, { token: await market.signIn('trader') }),
  )
  const input: Award = {
    tenderId: tender.id,
    version,
    shares: wholeOf(bid.id),
    reason: 'PRICE',
    note: '',
    weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
    requestNo: newRequestNo(),
  }
  return { tender, bid, input }
}
