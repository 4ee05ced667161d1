import { CALLS, type Call } from '@mock/conformance/wire.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { templateOf } from '@/contract/trade/tender/template/content.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import { START } from '../support/market.ts'
import { freeze, type Frozen } from './frozen.ts'
import { inputOf } from './inputs.ts'
import { putGuest } from './guestRows.ts'
import { putRates } from './rateRows.ts'
import { putStaff } from './staffRows.ts'
import { ALERT_ID, DRAFT_ID, EXPORT_ID, strangerTo, TEMPLATE_ID, thingsOf, type Thing } from './things.ts'

/** The callers, in the order of the columns of the matrix. */
export const ASKERS = ['guest', 'uncertified', 'expired', 'owner', 'other', 'stranger'] as const
export type Asker = (typeof ASKERS)[number]

export interface Told {
  code: number
  /** The raw response body. */
  text: string
  wrote: string[]
}

/** The frozen marketplace of the matrix, with one token per enterprise, and the objects that calls are about. */
export interface World extends Frozen {
  things: ReturnType<typeof thingsOf> & { paper: Thing }
}

const tokenOf = (companyId: string) => `token-of-${companyId}`

/** Opens the world; one member of every enterprise is logged in. */
export async function openWorld(): Promise<World> {
  const frozen = await freeze((rows) => {
    // The seed has no tender by invitation: make one that `forwarder` has quoted on visible to it alone.
    const [few] = rows.tenders
      .all(({ companyId, status }) => companyId === 'c01' && status === 'QUOTING')
      .filter(({ id }) => rows.bids.of('tenderId', id).some((bid) => bid.companyId === 'c02' && bid.submittedAt))
      .toReversed()
    if (few?.body) {
      const content = templateOf(few.body, marketDay(START))
      const owner = { companyId: 'c01', memberId: few.memberId }
      const saved = { createdAt: few.createdAt, updatedAt: few.updatedAt }
      rows.templates.put({ id: TEMPLATE_ID, ...owner, name: 'Weekly', content, ...saved })
    }
    if (few) putGuest(rows, few)
    if (few?.body) rows.tenders.put({ ...few, body: { ...few.body, visibility: 'INVITED', invited: ['c02'] } })
    const under = rows.orders.all(
      ({ status, buyerId, tenderId }) => status === 'EXECUTING' && buyerId === 'c01' && tenderId !== undefined,
    )
    const [{ id: orderId } = { id: '' }] = under
    const file = { id: 'f', name: 'draft.pdf', url: '/upload/f.pdf', size: 1, type: 'application/pdf' }
    const facts = { kind: 'BL_DRAFT', by: 'SELLER', label: '', version: 9, status: 'SENT' } as const
    const at = new Date(START).toISOString()
    const watched = { pol: 'CNSHA', pod: 'USLAX', isoCode: '45G1', kind: 'BELOW', amount: '1400' } as const
    const endsAt = new Date(START + 90 * 24 * 3600_000).toISOString()
    rows.priceAlerts.put({ id: ALERT_ID, companyId: 'c01', ...watched, createdAt: at, endsAt })
    rows.exports.put({
      id: EXPORT_ID,
      kinds: ['ORDERS'],
      format: 'CSV',
      language: 'en-US',
      counts: [],
      files: [],
      companyId: 'c01',
      memberId: rows.members.of('companyId', 'c01')[0]?.id ?? '',
      status: 'FAILED',
      failure: 'INTERRUPTED',
      createdAt: at,
    })
    putRates(rows)
    putStaff(rows)
    rows.documents.put({ id: DRAFT_ID, orderId, at, file, sha256: '0'.repeat(64), ...facts })
    for (const { id } of rows.companies.all()) {
      const [member] = rows.members.of('companyId', id)
      if (!member) continue
      rows.sessions.put({ id: `session-of-${id}`, memberId: member.id, createdAt: START })
      const expiresAt = START + 30 * 24 * 3600_000
      rows.tokens.put({ id: tokenOf(id), kind: 'access', sessionId: `session-of-${id}`, expiresAt })
    }
  })
  const things = thingsOf(frozen.rows)
  return { ...frozen, things: { ...things, paper: await paperOf(frozen, things.payment) } }
}

/** The proof of a payment, by the URL signed for its buyer. */
async function paperOf(frozen: Frozen, payment: Thing): Promise<Thing> {
  const { text } = await send(frozen, callOf('payment.detail'), { id: payment.id }, tokenOf(payment.owner))
  const url = /[^"]*\?until=[^"]*/.exec(text)?.[0]
  if (url === undefined) throw new Error('The seed has no payment with a proof')
  return { ...payment, id: '', ids: { url } }
}

/** The call with a name. */
export function callOf(name: string): Call {
  const call = CALLS.find((one) => one.name === name)
  if (!call) throw new Error(`${name} is not in the contract`)
  return call
}

/** Sends one call as a caller; undefined if the object has no other party. */
export async function askAs(world: World, name: string, thing: Thing, asker: Asker): Promise<Told | undefined> {
  const call = callOf(name)
  const company = companyOf(world, thing, asker)
  if (asker !== 'guest' && company === undefined) return undefined
  const certification: CertificationStatus | undefined =
    asker === 'uncertified' ? 'NONE' : asker === 'expired' ? 'EXPIRED' : undefined
  const { answer, wrote } = await world.once(
    () => {
      const row = certification && world.rows.companies.get(thing.owner)
      if (row && certification) world.rows.companies.put({ ...row, certification })
    },
    async () => send(world, call, inputOf(call, thing), company === undefined ? undefined : tokenOf(company)),
  )
  return { ...answer, wrote }
}

/** Sends one call as the person of the object's owner, in a role; undefined: an account without one. */
export async function askInRole(world: World, name: string, thing: Thing, role: Role | undefined): Promise<Told> {
  const call = callOf(name)
  const [member] = world.rows.members.of('companyId', thing.owner)
  const { answer, wrote } = await world.once(
    () => {
      if (member && role) world.rows.members.put({ ...member, role })
    },
    async () => send(world, call, inputOf(call, thing), tokenOf(thing.owner)),
  )
  return { ...answer, wrote }
}

function companyOf(world: World, thing: Thing, asker: Asker): string | undefined {
  if (asker === 'guest') return undefined
  if (asker === 'other') return thing.other
  return asker === 'stranger' ? strangerTo(world.rows, thing, new Set(['c01', 'c02', 'c03'])) : thing.owner
}

async function send({ market }: Frozen, { method, path }: Call, input: object, token: string | undefined) {
  const url = new URL(`http://mock.test/trading-api${path}`)
  const headers = new Headers({ 'accept-language': 'en-US' })
  if (token !== undefined) headers.set('token', token)
  const init: RequestInit = { method, headers }
  if (input instanceof FormData) init.body = input
  else if (method === 'POST') {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(input)
  } else for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value))
  const text = await (await market.backend.handle(new Request(url, init))).text()
  return { code: (JSON.parse(text) as { code: number }).code, text }
}
