import { beforeAll, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { LISTING_EDGES } from '@/contract/market/listing/lifecycle.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { LISTING_STATUSES, type ListingStatus } from '@/contract/market/listing/values.ts'
import type { ListingRow } from '@mock/domain/market/listing/row.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { planJob } from '@mock/domain/jobs.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { draftOf, seen } from '../support/listing.ts'
import { newRequestNo, openMarket, START, type Market } from '../support/market.ts'

/** SOLD_OUT is computed for an online listing, which is stored as ONLINE. */
const KEPT = LISTING_STATUSES.filter((status): status is ListingRow['status'] => status !== 'SOLD_OUT')
const LATER = '2026-12-20'

type Answer = Promise<{ code: number; data: unknown }>
interface Put {
  id: string
  version: number
  requestNo: string
}
let market: Market
let token = ''
let put: (status: ListingRow['status'], part?: Partial<ListingRow>) => Promise<Put>
const walked = new Set<string>()
let count = 0

/** The seller's commands, and the status after each by the status before; other statuses reject it. */
const COMMANDS: [command: string, ask: (on: Put) => Answer, leads: Partial<Record<ListingStatus, ListingStatus>>][] = [
  [
    'submit',
    async (on) => market.call(listingEndpoints.submit, { ...on, draft: draftOf() }, { token }),
    { DRAFT: 'REVIEWING', REJECTED: 'REVIEWING', ONLINE: 'REVIEWING', PAUSED: 'REVIEWING', EXPIRED: 'REVIEWING' },
  ],
  ['pause', async (on) => market.call(listingEndpoints.pause, on, { token }), { ONLINE: 'PAUSED' }],
  ['resume', async (on) => market.call(listingEndpoints.resume, on, { token }), { PAUSED: 'ONLINE' }],
  [
    'takeOff',
    async (on) => market.call(listingEndpoints.takeOff, on, { token }),
    { ONLINE: 'OFFLINE', PAUSED: 'OFFLINE', EXPIRED: 'OFFLINE', REJECTED: 'OFFLINE' },
  ],
  [
    'renew at the same price',
    async (on) => market.call(listingEndpoints.renew, { ...on, validTo: LATER, pricePct: 0 }, { token }),
    { ONLINE: 'ONLINE', PAUSED: 'PAUSED', EXPIRED: 'ONLINE' },
  ],
  [
    'renew at a very different price',
    async (on) => market.call(listingEndpoints.renew, { ...on, validTo: LATER, pricePct: 25 }, { token }),
    { ONLINE: 'REVIEWING', PAUSED: 'REVIEWING', EXPIRED: 'REVIEWING' },
  ],
  ['confirm', async (on) => market.call(listingEndpoints.confirm, on, { token }), { ONLINE: 'ONLINE' }],
  [
    'saveDraft',
    async (on) => market.call(listingEndpoints.saveDraft, { ...on, draft: { title: 'half' } }, { token }),
    { DRAFT: 'DRAFT', REJECTED: 'REJECTED' },
  ],
]

beforeAll(async () => {
  const store = memoryStore()
  market = await openMarket({ store })
  await market.call(demoEndpoints.robots, { robots: false })
  token = await market.signIn('forwarder')
  const rows = openRows(store)
  put = async (status, part = {}) => {
    const id = `edge-${++count}`
    const at = new Date(market.time.now).toISOString()
    const row: ListingRow = {
      id,
      no: `HP20261101-9${String(count).padStart(3, '0')}`,
      companyId: 'c02',
      memberId: 'm02',
      status,
      version: 4,
      sketch: {},
      body: draftOf(status === 'EXPIRED' ? { validFrom: '2026-11-01', validTo: '2026-11-19' } : {}),
      ...(status === 'REJECTED' && { rejection: 'CONTACT_IN_TEXT' }),
      confirmedAt: at,
      views: 0,
      enquiries: 0,
      reports: [],
      createdAt: at,
      updatedAt: at,
      ...part,
    }
    await store.atomically(async () => {
      rows.listings.put(row)
      const deps = { rows } as Deps
      if (status === 'REVIEWING') planJob(deps, 'listingReview', id, market.time.now + 1000)
      if (row.body && (status === 'ONLINE' || status === 'PAUSED'))
        planJob(deps, 'listingEnd', id, Date.parse(`${row.body.validTo}T24:00:00+08:00`))
    })
    return { id, version: 4, requestNo: newRequestNo() }
  }
})

const now = async (id: string): Promise<ListingDetail> => seen(market, id, token)
const note = (from: ListingStatus, to: ListingStatus, by: string) => walked.add(`${from} ${to} ${by}`)

describe('every state of a listing, against everything that a seller can ask for', () => {
  const table = KEPT.flatMap((from) =>
    COMMANDS.map(([command, ask, leads]) => [command, from, ask, leads[from]] as const),
  )

  it.each(table)('%s of %s', async (_, from, ask, to) => {
    const on = await put(from)
    const { code, data } = await ask(on)
    const after = await now(on.id)
    const { current } = data as { current?: { status: string; version: number } }
    const unchanged = { status: from, version: 4 }
    expect({ code, status: after.status }).toEqual({ code: to ? 200 : 4009, status: to ?? from })
    expect(current && { status: current.status, version: current.version }).toEqual(to ? undefined : unchanged)
    expect(to !== undefined || after.version === 4).toBe(true)
    if (to && to !== from) note(from, to, 'seller')
  })
})

describe('what the clerk and the clock do', () => {
  it('puts online or sends back what is being reviewed', async () => {
    const good = await put('REVIEWING')
    const bad = await put('REVIEWING', { body: draftOf({ remarks: '加微信 13800138000' }) })
    market.time.now += 1000
    expect(await now(good.id)).toMatchObject({ status: 'ONLINE' })
    expect(await now(bad.id)).toMatchObject({ status: 'REJECTED', rejection: 'CONTACT_IN_TEXT' })
    note('REVIEWING', 'ONLINE', 'clerk')
    note('REVIEWING', 'REJECTED', 'clerk')
  })

  it('ends what is online or paused with its last day, and leaves the rest alone', async () => {
    const ids = new Map<ListingRow['status'], string>()
    for (const status of KEPT.filter((one) => one !== 'REVIEWING')) ids.set(status, (await put(status)).id)
    market.time.now = Date.parse('2026-12-06T00:00:00+08:00')
    token = await market.signIn('forwarder')
    for (const [status, id] of ids) {
      const ends = status === 'ONLINE' || status === 'PAUSED'
      expect([status, (await now(id)).status]).toEqual([status, ends ? 'EXPIRED' : status])
      if (ends) note(status, 'EXPIRED', 'clock')
    }
    market.time.now = START
  })

  it('and together that walks every edge there is, and no other', () => {
    expect([...walked].toSorted()).toEqual(LISTING_EDGES.map(({ from, to, by }) => `${from} ${to} ${by}`).toSorted())
  })
})
