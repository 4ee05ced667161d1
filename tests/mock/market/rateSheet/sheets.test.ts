// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { rateSheetEndpoints as calls } from '@/contract/market/rateSheet/endpoints.ts'
import { rateSchema, type RateSheetDetail } from '@/contract/market/rateSheet/schemas.ts'
import { MAX_RATES, RATE_BATCH } from '@/contract/market/rateSheet/values.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, openMarket, START, type Market } from '../../support/market.ts'
import { draftOf, fieldOf, publish, rateOf, refusal, send, sheetOf } from './support.ts'

const DAY = 24 * 3600_000
let market: Market
let forwarder: string
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  forwarder = await market.signIn('forwarder')
})

const detail = async (id: string, token = forwarder) => market.call(calls.detail, { id }, { token })
const rows = async (id: string, part = {}) =>
  (await market.call(calls.rows, { id, ...part }, { token: forwarder })).data
const currentOf = (answer: { code: number; data: unknown }) => {
  const { current } = answer.data as { current: RateSheetDetail }
  return [answer.code, current.status]
}

describe('an import', () => {
  it('comes in batches, keeps good rows and names the first wrong field of others', async () => {
    const first = await send(market, forwarder, [
      rateOf(),
      { ...rateOf(), pol: 'CNXXX' },
      { ...rateOf(), price: '0' },
      { ...rateOf(), price: 'much' },
      { ...rateOf(), carrierScac: 'NONE' },
      { ...rateOf(), code: 'ZZZ' },
      { ...rateOf(), included: ['ZZZ'] },
      { ...rateOf(), validTo: '2026-11-01' },
      { ...rateOf(), isoCode: '99ZZ' },
      { ...rateOf(), basis: 'AT_COST' },
    ])
    expect(first.data.refused.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '3 pol',
      '4 price',
      '5 price',
      '6 carrierScac',
      '7 code',
      '8 included',
      '9 validTo',
      '10 isoCode',
      '11 basis',
    ])
    const { id, version } = first.data.sheet
    expect(first.data.sheet).toMatchObject({ status: 'DRAFT', version: 1, lanes: 1, carriers: ['COSU'] })
    const second = await draftOf(market, forwarder, [rateOf({ pod: 'USOAK', validFrom: '2026-12-01' })], {
      id,
      version,
    })
    expect(second).toMatchObject({ id, version: 2, lanes: 2, counts: { valid: 1, later: 1, expired: 0 } })
    expect((await rows(id)).records.map(({ pod, state }) => [pod, state])).toEqual([
      ['USLAX', 'VALID'],
      ['USOAK', 'LATER'],
    ])
    expect((await rows(id, { pod: 'USOAK' })).total).toBe(1)
    expect((await rows(id, { state: 'EXPIRED' })).total).toBe(0)
    expect((await rows(id, { keyword: 'cosu' })).total).toBe(2)
    expect((await rows(id, { keyword: 'maeu' })).total).toBe(0)
  })

  it('takes no batch over its size, no row over the limit, no name that is blank, no old version', async () => {
    const many = Array.from({ length: RATE_BATCH + 1 }, () => rateOf())
    expect((await send(market, forwarder, many)).code).toBe(4001)
    expect(refusal(await send(market, forwarder, [rateOf()], { name: '  ' }))).toEqual([4001, ['name', 'Required']])
    const { id } = await draftOf(market, forwarder, [rateOf()])
    expect(currentOf(await send(market, forwarder, [rateOf()], { id, version: 9 }))).toEqual([4009, 'DRAFT'])
    expect(MAX_RATES).toBeGreaterThanOrEqual(4 * 5000)
  })

  it('by request number is done once', async () => {
    const body = {
      name: 'Once',
      mode: 'FCL' as const,
      rows: [{ row: 2, rate: { ...rateOf() } }],
      requestNo: newRequestNo(),
    }
    const [a, b] = [
      await market.call(calls.importRows, body, { token: forwarder }),
      await market.call(calls.importRows, body, { token: forwarder }),
    ]
    expect(b.data.sheet.id).toBe(a.data.sheet.id)
    expect((await rows(a.data.sheet.id)).total).toBe(1)
  })
})

describe('a sheet', () => {
  it('is published, expires after the last day of its last rate, and can be archived then', async () => {
    const { id, status } = await sheetOf(market, forwarder, [
      rateOf({ validTo: '2026-11-25' }),
      rateOf({ pod: 'USOAK', validTo: '2026-11-23' }),
    ])
    expect(status).toBe('ACTIVE')
    market.time.now = Date.parse('2026-11-24T00:00:00+08:00')
    forwarder = await market.signIn('forwarder')
    expect((await detail(id)).data).toMatchObject({ status: 'ACTIVE', counts: { valid: 1, later: 0, expired: 1 } })
    market.time.now = Date.parse('2026-11-25T23:59:59+08:00')
    forwarder = await market.signIn('forwarder')
    expect((await detail(id)).data.status).toBe('ACTIVE')
    market.time.now += 1000
    const { data } = await detail(id)
    expect(data).toMatchObject({ status: 'EXPIRED', counts: { valid: 0, later: 0, expired: 2 } })
    const archived = await market.call(
      calls.archive,
      { id, version: data.version, requestNo: newRequestNo() },
      { token: forwarder },
    )
    expect(archived.data.status).toBe('ARCHIVED')
    const again = await market.call(
      calls.archive,
      { id, version: archived.data.version, requestNo: newRequestNo() },
      { token: forwarder },
    )
    expect(currentOf(again)).toEqual([4009, 'ARCHIVED'])
  })

  it('shows what it changes before it replaces the former one', async () => {
    const old = await sheetOf(market, forwarder, [
      rateOf(),
      rateOf({ isoCode: '22G1', price: '1850' }),
      rateOf({ pod: 'USOAK' }),
    ])
    const other = await sheetOf(market, forwarder, [rateOf({ carrierScac: 'MAEU' })], { name: 'Other carrier' })
    const next = await draftOf(
      market,
      forwarder,
      [rateOf({ price: '2500' }), rateOf({ isoCode: '22G1', price: '1800' }), rateOf({ pod: 'USSEA' })],
      { name: 'January' },
    )
    const { data } = await detail(next.id)
    expect(data.former).toEqual([{ id: old.id, name: 'December', otherLanes: 1 }])
    const { lines, ...counts } = data.changes
    expect(counts).toEqual({ rose: 1, fell: 1, came: 1, went: 0, same: 0 })
    expect(lines).toHaveLength(3)
    expect((await publish(market, forwarder, next, [old.id])).data.status).toBe('ACTIVE')
    expect((await detail(old.id)).data.status).toBe('ARCHIVED')
    expect((await detail(other.id)).data.status).toBe('ACTIVE')
    const page = await market.call(calls.page, { status: 'ACTIVE' }, { token: forwarder })
    expect(page.data.records.map(({ name }) => name).toSorted()).toEqual(['January', 'Other carrier'])
    expect(page.data.counts).toMatchObject({ all: 4, ACTIVE: 2, ARCHIVED: 1, EXPIRED: 1 })
  })

  it('replaces only active own sheets of its mode', async () => {
    const draft = await draftOf(market, forwarder, [rateOf()])
    const loose = { mode: 'LCL' as const }
    const { isoCode: _, ...lcl } = rateOf({ basis: 'PER_WM' })
    const lclSheet = await sheetOf(market, forwarder, [lcl], loose)
    const foreign = await sheetOf(market, await market.signIn('forwarder2'), [rateOf()])
    for (const id of ['nobody', draft.id, lclSheet.id, foreign.id])
      expect(fieldOf(await publish(market, forwarder, draft, [id]))).toBe('replaces')
    expect((await detail(lclSheet.id)).data.status).toBe('ACTIVE')
  })

  it('without a rate that is still valid is not published', async () => {
    const past = await draftOf(market, forwarder, [rateOf({ validFrom: '2026-10-01', validTo: '2026-11-20' })])
    expect(fieldOf(await publish(market, forwarder, past))).toBe('validTo')
    const none = await send(market, forwarder, [{ ...rateOf(), price: '0' }])
    expect(fieldOf(await publish(market, forwarder, none.data.sheet))).toBe('rows')
  })

  it('is removed as a draft only, with its rates', async () => {
    const remove = async ({ id, version }: { id: string; version: number }) =>
      market.call(calls.remove, { id, version, requestNo: newRequestNo() }, { token: forwarder })
    const draft = await draftOf(market, forwarder, [rateOf()])
    expect((await remove(draft)).data).toEqual({ done: true })
    expect((await detail(draft.id)).code).toBe(4004)
    expect(currentOf(await remove(await sheetOf(market, forwarder, [rateOf()])))).toEqual([4009, 'ACTIVE'])
  })

  it('is exported with all of its rates, in the order of the sheet', async () => {
    const rates = Array.from({ length: 120 }, (_, at) => rateOf({ price: String(1000 + at) }))
    const { id } = await sheetOf(market, forwarder, rates)
    const { data } = await market.call(calls.export, { id }, { token: forwarder })
    expect(data).toMatchObject({ name: 'December', mode: 'FCL' })
    expect(data.rows.map((row) => rateSchema.parse(row))).toEqual(rates)
  })
})

describe('before the end of rates', () => {
  it('their enterprise is told 14, 7, 3 and 1 days before, of each end, and when all have ended', async () => {
    await sheetOf(market, forwarder, [
      rateOf({ validTo: '2026-12-10' }),
      rateOf({ isoCode: '22G1', validTo: '2026-12-10' }),
      rateOf({ pod: 'USOAK', validTo: '2026-12-13' }),
    ])
    const news: string[] = []
    for (let day = 1; day <= 24; day++) {
      market.time.now = START + day * DAY
      for (const text of await told(market, 'forwarder', market.time.now - DAY))
        if (text.startsWith('RATE_SHEET')) news.push(`${new Date(market.time.now).toISOString().slice(5, 10)} ${text}`)
    }
    const ending = (at: string, count: number, end: string, days: number) =>
      `${at} RATE_SHEET_ENDING: Rates of “December” that end on 2026-${end}: ${count}. Days left: ${days}.`
    expect(news).toEqual([
      ending('11-27', 2, '12-10', 14),
      ending('11-30', 1, '12-13', 14),
      ending('12-04', 2, '12-10', 7),
      ending('12-07', 1, '12-13', 7),
      ending('12-08', 2, '12-10', 3),
      ending('12-10', 2, '12-10', 1),
      ending('12-11', 1, '12-13', 3),
      ending('12-13', 1, '12-13', 1),
      '12-14 RATE_SHEET_EXPIRED: All rates of “December” have ended. It is no longer used for quotes.',
    ])
  })

  it('an archived sheet tells nothing', async () => {
    const { id, version } = await sheetOf(market, forwarder, [rateOf({ validTo: '2026-11-28' })])
    await market.call(calls.archive, { id, version, requestNo: newRequestNo() }, { token: forwarder })
    market.time.now += 20 * DAY
    expect((await told(market, 'forwarder', START)).filter((text) => text.startsWith('RATE_SHEET'))).toEqual([])
  })
})
