import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { SaveRecurrence, SaveTemplate } from '@/contract/trade/tender/template/schemas.ts'
import { MAX_TEMPLATES } from '@/contract/trade/tender/template/values.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { createBackend } from '@mock/backend.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { inbox } from '../../support/inbox.ts'
import { market as marketOver, newRequestNo, openMarket, START, type Market } from '../../support/market.ts'
import { publish } from '../../support/trade.ts'

const DAY = 24 * 3600_000
let market: Market
let trader: string
let tender: TenderDetail
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  trader = await market.signIn('trader')
  tender = await publish(market, trader, { title: '', remarks: '请报直达' })
})

type Asked = Partial<Omit<SaveTemplate, 'requestNo'>>
const save = async (asked: Asked = {}, token = trader) =>
  market.call(
    tenderEndpoints.saveTemplate,
    { name: 'LA', ...(asked.id === undefined && { tenderId: tender.id }), ...asked, requestNo: newRequestNo() },
    { token },
  )
const kept = async (token = trader) => (await market.call(tenderEndpoints.templates, {}, { token })).data.templates
const make = async (id: string, token = trader) =>
  market.call(tenderEndpoints.useTemplate, { id, requestNo: newRequestNo() }, { token })
const draftOf = async (id: string, token = trader) => market.call(tenderEndpoints.draft, { id }, { token })
const recur = async (id: string, part: Partial<Omit<SaveRecurrence, 'id' | 'requestNo'>>, token = trader) =>
  market.call(tenderEndpoints.saveRecurrence, { id, ...part, requestNo: newRequestNo() }, { token })
const drafted = async (account = 'trader') =>
  (await inbox(market, account)).filter(({ type }) => type === 'TENDER_DRAFTED').toReversed()
/** Number of drafts among the duties of the member centre. */
async function draftsToDo() {
  const { duties } = (await market.call(memberEndpoints.memCenter, {}, { token: trader })).data
  return duties.find(({ kind }) => kind === 'TENDER_DRAFT')?.count ?? 0
}
const refusal = ({ code, data }: { code: number; data: unknown }) => [
  code,
  ...(data as { fields: { field: string; message: string }[] }).fields.map(({ field, message }) => [field, message]),
]

describe('a template', () => {
  it('keeps what a copy keeps, and its dates as days from publishing', async () => {
    const { data } = await save()
    expect(data).toMatchObject({
      name: 'LA',
      mode: 'FCL',
      deadlineDays: 1,
      lanes: [{ pol: 'CNSHA', pod: 'USLAX', boxes: [{ isoCode: '45G1', qty: 2 }] }],
    })
    market.time.now += 10 * DAY
    trader = await market.signIn('trader')
    const made = await make(data.id)
    const { draft } = (await draftOf(made.data.id)).data
    expect(draft).toMatchObject({
      title: '',
      remarks: '请报直达',
      deadline: new Date(START + 11 * DAY).toISOString(),
      validityWantedTo: '2027-01-10',
      lanes: [{ cargoReadyDate: '2026-12-08', etdFrom: '2026-12-11', etdTo: '2026-12-25' }],
    })
    expect(await kept()).toMatchObject([{ id: data.id, lastUsedAt: made.data.savedAt }])
  })

  it('keeps no number, bids, award and files of the tender', async () => {
    const { data } = await save()
    const made = await make(data.id)
    const { draft } = (await draftOf(made.data.id)).data
    expect(draft['attachments']).toEqual([])
    expect(Object.keys(draft).filter((name) => /no$|bid|award$|amend|round|id$/i.test(name))).toEqual([])
    const page = await market.call(tenderEndpoints.minePage, { status: 'DRAFT', size: 200 }, { token: trader })
    const row = page.data.records.find(({ id }) => id === made.data.id)
    expect(row).toMatchObject({ bidCount: 0, status: 'DRAFT' })
    expect(row?.no).not.toBe(tender.no)
  })

  it('has a name of its own in the enterprise, and is renamed by saving over', async () => {
    const first = await save()
    expect(refusal(await save({ name: 'la ' }))).toEqual([4001, ['name', 'A template with this name already exists']])
    expect((await save({ name: '   ' })).code).toBe(4001)
    expect((await save({ id: first.data.id, name: 'LA' })).code).toBe(200)
    const second = await save({ name: 'LA 2' })
    expect((await save({ id: second.data.id, name: 'LA' })).code).toBe(4001)
    expect((await save({ id: first.data.id, name: 'Los Angeles' })).data.lanes).toEqual(first.data.lanes)
    expect((await kept()).map(({ name }) => name).toSorted()).toEqual(['LA 2', 'Los Angeles'])
    const other = await publish(market, trader, { title: 'other', deadline: new Date(START + 3 * DAY).toISOString() })
    const over = await save({ id: first.data.id, tenderId: other.id, name: 'Los Angeles' })
    expect(over.data).toMatchObject({ id: first.data.id, deadlineDays: 3 })
    // Another enterprise may use the name too.
    const trader2 = await market.signIn('trader2')
    const theirs = await publish(market, trader2)
    expect((await save({ tenderId: theirs.id, name: 'Los Angeles' }, trader2)).code).toBe(200)
  })

  it('is one of fifty at most', async () => {
    for (let count = 1; count <= MAX_TEMPLATES; count++) expect((await save({ name: `LA ${count}` })).code).toBe(200)
    expect(refusal(await save({ name: 'one more' }))).toEqual([
      4001,
      ['name', 'Limit of 50 templates reached. Remove one first'],
    ])
    const [newest] = await kept()
    expect((await save({ id: newest?.id ?? '', name: 'renamed' })).code).toBe(200)
  })

  it('is made of an own tender that was submitted once', async () => {
    expect((await save({ tenderId: tender.id }, await market.signIn('trader2'))).code).toBe(4004)
    const { data } = await market.call(
      tenderEndpoints.saveDraft,
      { draft: { title: 'later' }, requestNo: newRequestNo() },
      { token: trader },
    )
    expect((await save({ tenderId: data.id })).code).toBe(4004)
    const nothing = { name: 'LA', requestNo: newRequestNo() }
    expect((await market.call(tenderEndpoints.saveTemplate, nothing, { token: trader })).code).toBe(4001)
  })

  it('is seen and used by its enterprise only, and so are its drafts', async () => {
    const { data } = await save()
    const made = await make(data.id)
    const other = await market.signIn('trader2')
    expect(await kept(other)).toEqual([])
    expect((await make(data.id, other)).code).toBe(4004)
    expect((await recur(data.id, {}, other)).code).toBe(4004)
    expect((await save({ id: data.id, name: 'mine' }, other)).code).toBe(4004)
    expect((await market.call(tenderEndpoints.removeTemplate, { id: data.id }, { token: other })).code).toBe(4004)
    expect((await draftOf(made.data.id, other)).code).toBe(4004)
    expect(await kept()).toHaveLength(1)
  })

  it('is still there after a restart', async () => {
    const store = memoryStore()
    market = await openMarket({ store })
    trader = await market.signIn('trader')
    tender = await publish(market, trader)
    const { data } = await save()
    await recur(data.id, { cycle: 'WEEKLY', on: 1, aheadDays: 2 })
    const { time } = market
    const clock = () => time.now
    const backend = await createBackend({ store, clocks: { market: clock, wall: clock } })
    market = marketOver(backend.handle, backend, time)
    expect(await kept()).toMatchObject([{ id: data.id, name: 'LA', recurrence: { cycle: 'WEEKLY' } }])
  })
})

describe('a recurrence', () => {
  it('makes a draft on its day, with a message and a duty', async () => {
    const { data } = await save()
    // Saturday 21 November; published on Mondays, drafted on Thursdays before.
    const set = await recur(data.id, { cycle: 'WEEKLY', on: 1, aheadDays: 4 })
    expect(set.data).toMatchObject({
      recurrence: { cycle: 'WEEKLY', on: 1, aheadDays: 4 },
      next: { draftOn: '2026-11-26', publishOn: '2026-11-30' },
    })
    market.time.now = Date.parse('2026-11-25T15:59:00Z')
    trader = await market.signIn('trader')
    expect(await drafted()).toEqual([])
    const before = await draftsToDo()
    market.time.now = Date.parse('2026-11-25T16:01:00Z')
    const [message, ...more] = await drafted()
    expect(more).toEqual([])
    expect(message).toMatchObject({ title: 'Draft made from a template', target: { kind: 'DRAFT' } })
    expect(message?.body).toMatch(/^Template “LA” made draft ZB\d{8}-\d+, to be published on 2026-11-30\./)
    const { draft } = (await draftOf(message?.target?.id ?? '')).data
    expect(draft).toMatchObject({ lanes: [{ etdFrom: '2026-12-10' }], deadline: '2026-12-01T02:00:00.000Z' })
    expect(await draftsToDo()).toBe(before + 1)
    expect(await kept()).toMatchObject([{ next: { draftOn: '2026-12-03', publishOn: '2026-12-07' } }])
    expect(await drafted('trader2')).toEqual([])
  })

  it('makes one draft, for the latest day, when the clock jumps several weeks', async () => {
    const { data } = await save()
    await recur(data.id, { cycle: 'WEEKLY', on: 1, aheadDays: 0 })
    market.time.now = Date.parse('2026-12-16T04:00:00Z')
    trader = await market.signIn('trader')
    const made = await drafted()
    expect(made.map(({ body }) => body)).toEqual([expect.stringContaining('published on 2026-12-14.')])
    expect(made[0]?.at).toBe('2026-12-13T16:00:00.000Z')
    expect(await kept()).toMatchObject([{ next: { publishOn: '2026-12-21' } }])
    market.time.now += 7 * DAY
    expect(await drafted()).toHaveLength(2)
  })

  it('makes one that is due today at once, and not again when the days ahead change', async () => {
    const { data } = await save()
    const set = await recur(data.id, { cycle: 'WEEKLY', on: 1, aheadDays: 2 })
    expect(set.data).toMatchObject({ next: { publishOn: '2026-11-30' }, lastUsedAt: expect.any(String) })
    expect(await drafted()).toHaveLength(1)
    await recur(data.id, { cycle: 'WEEKLY', on: 1, aheadDays: 1 })
    market.time.now += 3 * DAY
    expect(await drafted()).toHaveLength(1)
    market.time.now += 5 * DAY
    expect(await drafted()).toHaveLength(2)
  })

  it('falls on the last day of a shorter month', async () => {
    const { data } = await save()
    const set = await recur(data.id, { cycle: 'MONTHLY', on: 31, aheadDays: 5 })
    expect(set.data.next).toEqual({ draftOn: '2026-11-25', publishOn: '2026-11-30' })
    market.time.now = Date.parse('2026-11-26T00:00:00Z')
    trader = await market.signIn('trader')
    expect(await kept()).toMatchObject([{ next: { draftOn: '2026-12-26', publishOn: '2026-12-31' } }])
  })

  it.each([
    [{ cycle: 'WEEKLY', on: 8, aheadDays: 0 } as const, ['on', 'Outside the allowed range']],
    [{ cycle: 'MONTHLY', on: 0, aheadDays: 0 } as const, ['on', 'Outside the allowed range']],
    [{ cycle: 'MONTHLY', on: 1, aheadDays: 29 } as const, ['aheadDays', 'Outside the allowed range']],
    [{ cycle: 'MONTHLY', on: 1 } as const, ['aheadDays', 'Required']],
  ])('refuses %j at its field', async (part, said) => {
    const { data } = await save()
    expect(refusal(await recur(data.id, part))).toEqual([4001, said])
    expect((await kept())[0]?.recurrence).toBeUndefined()
  })

  it('ends when it is taken back or its template is removed', async () => {
    const [first, second] = [(await save()).data, (await save({ name: 'LA 2' })).data]
    for (const { id } of [first, second]) await recur(id, { cycle: 'WEEKLY', on: 1, aheadDays: 0 })
    const none = await recur(first.id, {})
    expect(none.data.recurrence).toBeUndefined()
    await market.call(tenderEndpoints.removeTemplate, { id: second.id }, { token: trader })
    market.time.now += 15 * DAY
    expect(await drafted()).toEqual([])
  })
})
