// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import type { CreateExport, Export } from '@/contract/member/export/schemas.ts'
import { EXPORT_DAYS, MAX_EXPORT_RECORDS, MAX_OPEN_EXPORTS } from '@/contract/member/export/values.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { inbox } from '../../support/inbox.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { makeExport, READY_MS, textOf } from './support.ts'

const DAY = 24 * 3600_000
let market: Market
let trader: string
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  trader = await market.signIn('trader')
})

const create = async (part: Partial<CreateExport> = {}, token = trader) =>
  market.call(
    exportEndpoints.create,
    { kinds: ['ORDERS'], format: 'CSV', ...part, requestNo: newRequestNo() },
    { token },
  )
const detail = async (id: string, token = trader) => market.call(exportEndpoints.detail, { id }, { token })
const retry = async (id: string, token = trader) =>
  market.call(exportEndpoints.retry, { id, requestNo: newRequestNo() }, { token })
const statusOf = async (id: string) => (await detail(id)).data.status
const breakDown = async (errorPct: number) =>
  market.call(demoEndpoints.faults, { delayMs: 0, errorPct, endSessions: false })
const refusal = ({ code, data }: { code: number; data: unknown }) => [
  code,
  ...(data as { fields: { field: string; message: string }[] }).fields.map(({ field, message }) => [field, message]),
]
/** An export that failed because the market fails all work meanwhile. */
async function failedExport(): Promise<Export> {
  const { data } = await create()
  await breakDown(100)
  await market.call(demoEndpoints.clock, { advanceMs: READY_MS })
  await breakDown(0)
  return (await detail(data.id)).data
}

describe('an export', () => {
  it('is queued, made and ready, and then kept for seven days of the market', async () => {
    const { data } = await create({ from: '2026-01-01', to: '2026-11-21' })
    expect(data).toMatchObject({ status: 'QUEUED', kinds: ['ORDERS'], from: '2026-01-01', counts: [], files: [] })
    market.time.now += 4000
    expect(await statusOf(data.id)).toBe('RUNNING')
    market.time.now += 5000
    const ready = (await detail(data.id)).data
    expect(ready.status).toBe('READY')
    expect(Date.parse(ready.keptUntil ?? '') - Date.parse(ready.readyAt ?? '')).toBe(EXPORT_DAYS * DAY)
    const [file] = ready.files
    expect(file).toMatchObject({ kind: 'ORDERS', name: 'cangtong-orders-2026-11-21.csv', type: 'text/csv' })
    expect(new TextEncoder().encode(await textOf(market, file)).length).toBe(file?.size)
  })

  it('tells its enterprise in a message that leads to the exports', async () => {
    const { data } = await create()
    market.time.now += READY_MS
    const [first] = await inbox(market, 'trader')
    expect(first).toMatchObject({ type: 'EXPORT_READY', target: { kind: 'EXPORT', id: data.id } })
    expect(first?.body).toMatch(/^Your CSV export of \d+ records can be downloaded until 2026-11-28\.$/)
  })

  it('loses its files after seven days, stays in the list, and can be made again', async () => {
    const { files, id } = await makeExport(market, trader, { kinds: ['ORDERS'], format: 'CSV' })
    const before = await textOf(market, files[0])
    market.time.now += EXPORT_DAYS * DAY
    trader = await market.signIn('trader')
    const { data } = await detail(id)
    expect(data).toMatchObject({ status: 'EXPIRED', files: [] })
    const gone = new Request(`http://mock.test/trading-api/oss${files[0]?.url ?? ''}`)
    expect((await market.backend.handle(gone)).status).toBe(404)
    expect((await retry(id)).data).toMatchObject({ id, status: 'QUEUED' })
    market.time.now += READY_MS
    const again = (await detail(id)).data
    expect(again.status).toBe('READY')
    const headOf = (text: string) => text.split('\r\n')[0]
    expect(headOf(await textOf(market, again.files[0]))).toBe(headOf(before))
  })

  it('that was interrupted says so, leaves no file, and can be tried again', async () => {
    const failed = await failedExport()
    expect(failed).toMatchObject({ status: 'FAILED', failure: 'INTERRUPTED', files: [], counts: [] })
    expect((await inbox(market, 'trader'))[0]).toMatchObject({ type: 'EXPORT_FAILED', target: { kind: 'EXPORT' } })
    const { data } = await retry(failed.id)
    expect(data.failure).toBeUndefined()
    market.time.now += READY_MS
    expect(await statusOf(failed.id)).toBe('READY')
  })

  it('of more records than fit says so and leaves no file', async () => {
    const store = memoryStore()
    market = await openMarket({ store })
    const { tenders } = openRows(store)
    const [draft] = tenders.all(({ companyId, status }) => companyId === 'c01' && status === 'DRAFT')
    if (!draft) throw new Error('The seed has no draft of the trader')
    await store.atomically(() => {
      for (let count = 0; count <= MAX_EXPORT_RECORDS; count++) tenders.put({ ...draft, id: `copy-${count}` })
    })
    const { status, failure, files } = await makeExport(market, await market.signIn('trader'), {
      kinds: ['TENDERS'],
      format: 'JSON',
    })
    expect({ status, failure, files }).toEqual({ status: 'FAILED', failure: 'TOO_LARGE', files: [] })
  })

  it('that is not over is not made twice: the refusal brings it as it stands', async () => {
    const { data } = await create()
    const refused = await retry(data.id)
    expect([refused.code, (refused.data as unknown as { current: Export }).current.status]).toEqual([4009, 'QUEUED'])
  })

  it('is seen by its own enterprise only', async () => {
    const made = await makeExport(market, trader, { kinds: ['ORDERS'], format: 'CSV' })
    const other = await market.signIn('trader2')
    expect((await detail(made.id, other)).code).toBe(4004)
    expect((await retry(made.id, other)).code).toBe(4004)
    const { records } = (await market.call(exportEndpoints.page, { size: 200 }, { token: other })).data
    expect(records).toEqual([])
    const mine = (await market.call(exportEndpoints.page, { size: 200 }, { token: trader })).data
    expect(mine.records[0]?.id).toBe(made.id)
  })
})

describe('a wish for an export is refused', () => {
  it('without a kind, and for a period that ends before it begins', async () => {
    expect(refusal(await create({ kinds: [] }))).toEqual([4001, ['kinds', 'Choose at least one']])
    expect(refusal(await create({ from: '2026-02-01', to: '2026-01-01' }))).toEqual([
      4001,
      ['to', 'Must be after the start'],
    ])
    expect((await create({ from: '2026-02-01', to: '2026-02-01' })).code).toBe(200)
  })

  it.each([
    ['trader', 'BIDS'],
    ['consolidator', 'TENDERS'],
    ['consolidator', 'RECEIVED_BIDS'],
  ] as const)('to %s for %s, which its type does not have', async (account, kind) => {
    const refused = await create({ kinds: [kind] }, await market.signIn(account))
    expect(refusal(refused)).toEqual([4001, ['kinds', 'Your company type has none of what was chosen']])
  })

  it('while as many as may be are being made, a retry too', async () => {
    const failed = await failedExport()
    for (let count = 0; count < MAX_OPEN_EXPORTS; count++) expect((await create()).code).toBe(200)
    const said = [4001, ['kinds', 'Limit of 3 exports in progress reached. Wait until one is finished']]
    expect(refusal(await create())).toEqual(said)
    expect(refusal(await retry(failed.id))).toEqual(said)
    expect((await create({}, await market.signIn('trader2'))).code).toBe(200)
    market.time.now += READY_MS
    expect((await create()).code).toBe(200)
  })

  it('sent twice with one number, only one is made', async () => {
    const body = { kinds: ['ORDERS' as const], format: 'CSV' as const, requestNo: newRequestNo() }
    const [first, second] = [
      await market.call(exportEndpoints.create, body, { token: trader }),
      await market.call(exportEndpoints.create, body, { token: trader }),
    ]
    expect(second.data.id).toBe(first.data.id)
  })
})
