// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { rateSheetEndpoints as calls } from '@/contract/market/rateSheet/endpoints.ts'
import type { RateMatchQuery, SaveMarkup } from '@/contract/market/rateSheet/schemas.ts'
import { MAX_MAPPINGS } from '@/contract/market/rateSheet/values.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, openMarket, START, type Market } from '../../support/market.ts'
import { draftOf, fieldOf, rateOf, refusal, sheetOf } from './support.ts'

const DAY = 24 * 3600_000
let market: Market
let forwarder: string
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  forwarder = await market.signIn('forwarder')
})

const LANE = { mode: 'FCL', pol: 'CNSHA', pod: 'USLAX', isoCodes: '22G1,45G1' } as const
const match = async (part: Partial<RateMatchQuery> = {}, token = forwarder) =>
  market.call(calls.match, { ...LANE, ...part }, { token })
const textsOf = async (part?: Partial<RateMatchQuery>) =>
  (await match(part)).data.lines.map(
    ({ isoCode = '-', code, rate, price }) => `${isoCode} ${code} ${rate.price} ${price}`,
  )
const markup = async (part: Partial<SaveMarkup>, token = forwarder) =>
  market.call(calls.saveMarkup, { kind: 'PCT', value: '6', step: '5', ...part, requestNo: newRequestNo() }, { token })
const BOTH = [rateOf({ isoCode: '22G1', price: '1850' }), rateOf()]

describe('a match', () => {
  it('finds rates of active sheets only, with the mark-up of the customer: 1,850 and 2,400 become 1,965 and 2,545', async () => {
    await draftOf(market, forwarder, BOTH)
    expect((await match()).data).toEqual({ lines: [], unmatched: ['22G1', '45G1'] })
    const { id } = await sheetOf(market, forwarder, BOTH)
    expect(await textsOf()).toEqual(['22G1 OFR 1850 1850', '45G1 OFR 2400 2400'])
    const rule = (await markup({})).data
    const { data } = await match()
    expect(
      data.lines.map(({ price, markupId, sheet, isBelowFloor }) => [price, markupId, sheet, isBelowFloor]),
    ).toEqual([
      ['1965', rule.id, { id, name: 'December' }, false],
      ['2545', rule.id, { id, name: 'December' }, false],
    ])
    await markup({ customerId: 'c01', value: '10', floor: '200' })
    expect(await textsOf({ customerId: 'c01' })).toEqual(['22G1 OFR 1850 2035', '45G1 OFR 2400 2640'])
    expect((await match({ customerId: 'c01' })).data.lines.map(({ isBelowFloor }) => isBelowFloor)).toEqual([
      true,
      false,
    ])
    expect(await textsOf({ customerId: 'c04' })).toEqual(['22G1 OFR 1850 1965', '45G1 OFR 2400 2545'])
  })

  it('takes the cheapest, of equal prices those of the newest sheet, by the day of departure', async () => {
    await sheetOf(market, forwarder, [rateOf({ carrierScac: 'MAEU' })], { name: 'First' })
    market.time.now += 60_000
    await sheetOf(market, forwarder, [rateOf()], { name: 'Second' })
    market.time.now += 60_000
    await sheetOf(market, forwarder, [rateOf({ carrierScac: 'HLCU', price: '2000', validFrom: '2026-12-10' })], {
      name: 'Third',
    })
    const nameAt = async (etd?: string) =>
      (await match({ ...(etd && { etd }) })).data.lines.map(({ sheet }) => sheet.name)
    expect(await nameAt()).toEqual(['Second'])
    expect(await nameAt('2026-12-09')).toEqual(['Second'])
    expect(await nameAt('2026-12-10')).toEqual(['Third'])
    expect(await nameAt('2026-12-21')).toEqual([])
  })

  it('refuses a container type that does not exist', async () => {
    expect(fieldOf(await match({ isoCodes: '22G1,9999' }))).toBe('isoCodes')
  })
})

describe('mark-ups', () => {
  it('are kept once a scope, changed by their id, and removed', async () => {
    const { data } = await markup({ customerId: 'c01', pol: 'CNSHA', pod: 'USLAX' })
    expect(data.customer).toEqual(expect.any(String))
    expect(refusal(await markup({ customerId: 'c01', pol: 'CNSHA', pod: 'USLAX', value: '7' }))[1]).toEqual([
      'value',
      'A mark-up for the same customer, lane, charge and container exists; change that one',
    ])
    expect((await markup({ id: data.id, value: '7' })).data).toMatchObject({ id: data.id, value: '7' })
    const list = async () => (await market.call(calls.markups, {}, { token: forwarder })).data.markups
    expect((await list()).map(({ value, customerId }) => [value, customerId])).toEqual([['7', undefined]])
    await market.call(calls.removeMarkup, { id: data.id, requestNo: newRequestNo() }, { token: forwarder })
    expect(await list()).toEqual([])
  })

  it.each([
    [{ customerId: 'nobody' }, 'customerId'],
    [{ customerId: 'c02' }, 'customerId'],
    [{ pol: 'CNXXX', pod: 'USLAX' }, 'pol'],
    [{ code: 'ZZZ' }, 'code'],
    [{ isoCode: '9999' }, 'isoCode'],
    [{ kind: 'FIX', value: '50' }, 'code'],
    [{ value: '101' }, 'value'],
  ] as const)('%j is refused at %s', async (part, field) => {
    expect(fieldOf(await markup(part))).toBe(field)
  })
})

it('column mappings are remembered by fingerprint, the oldest forgotten beyond the limit', async () => {
  const save = async (fingerprint: string, choices = [{ heading: 'von', column: 'pol' }]) =>
    (await market.call(calls.saveMapping, { fingerprint, choices, requestNo: newRequestNo() }, { token: forwarder }))
      .data
  const print = (at: number) => at.toString(16).padStart(16, '0')
  for (let at = 0; at <= MAX_MAPPINGS; at++) {
    market.time.now += 1000
    await save(print(at))
  }
  const { data } = await market.call(calls.mappings, {}, { token: forwarder })
  expect(data.mappings).toHaveLength(MAX_MAPPINGS)
  expect(data.mappings[0]).toMatchObject({
    fingerprint: print(MAX_MAPPINGS),
    choices: [{ heading: 'von', column: 'pol' }],
  })
  expect(data.mappings.some(({ fingerprint }) => fingerprint === print(0))).toBe(false)
  expect((await save(print(MAX_MAPPINGS), [])).mappings).toHaveLength(MAX_MAPPINGS - 1)
})

describe('listings made from a sheet', () => {
  const make = async (
    sheet: { id: string; version: number },
    lanes?: { pol: string; pod: string }[],
    token = forwarder,
  ) =>
    market.call(
      calls.makeListings,
      { id: sheet.id, version: sheet.version, ...(lanes && { lanes }), requestNo: newRequestNo() },
      { token },
    )

  it('are drafts, one a lane, at selling prices, no longer valid than their rates', async () => {
    await markup({})
    const sheet = await sheetOf(market, forwarder, [
      rateOf({ isoCode: '22G1', price: '1850', included: ['BAF'], transitDays: 16, validTo: '2026-12-15' }),
      rateOf({ remark: 'net of rebate' }),
      rateOf({ carrierScac: 'MAEU', price: '2300' }),
      rateOf({ code: 'OTHC', currency: 'CNY', price: '1000' }),
      rateOf({ pod: 'USOAK', validTo: '2027-06-30' }),
      rateOf({ pod: 'USSEA', code: 'OTHC' }),
    ])
    const { data } = await make(sheet)
    expect(data.listings.map(({ pod, validTo }) => [pod, validTo])).toEqual([
      ['USLAX', '2026-12-15'],
      ['USOAK', '2027-02-19'],
    ])
    expect(data.left).toEqual([{ pol: 'CNSHA', pod: 'USSEA' }])
    const own = await market.call(listingEndpoints.own, { id: data.listings[0]?.id ?? '' }, { token: forwarder })
    expect(own.data).toMatchObject({
      status: 'DRAFT',
      draft: { kind: 'RATE', carrierScac: 'COSU', transitDays: 16, validFrom: '2026-11-21', validTo: '2026-12-15' },
    })
    const charges = own.data.draft['charges'] as { code: string; isoCode?: string; unitPrice: string; state: string }[]
    expect(
      charges.map(({ code, isoCode = '-', unitPrice, state }) => `${isoCode} ${code} ${unitPrice} ${state}`),
    ).toEqual(['22G1 OFR 1965 QUOTED', '45G1 OFR 2545 QUOTED', '45G1 OTHC 1060 QUOTED', '- BAF 0 INCLUDED'])
    expect((await make(sheet, [{ pol: 'CNSHA', pod: 'USOAK' }])).data.listings).toHaveLength(1)
    expect((await make({ ...sheet, version: 9 })).code).toBe(4009)
    expect((await make(await draftOf(market, forwarder, BOTH))).code).toBe(4009)
  })

  it('show no buyer a cost, a mark-up or the sheet, and are counted when their rates end', async () => {
    const rule = (await markup({})).data
    const sheet = await sheetOf(market, forwarder, [
      rateOf({ isoCode: '22G1', price: '1850.37', remark: 'net of rebate', validTo: '2026-12-05' }),
    ])
    const [made] = (await make(sheet)).data.listings
    const { data: own } = await market.call(listingEndpoints.own, { id: made?.id ?? '' }, { token: forwarder })
    const draft = { ...own.draft, title: 'Shanghai to LA', stock: [{ isoCode: '22G1', qty: 5 }] }
    const sent = await market.call(
      listingEndpoints.submit,
      { id: own.id, version: own.version, draft: draft as never, requestNo: newRequestNo() },
      { token: forwarder },
    )
    expect(sent.code).toBe(200)
    market.time.now += DAY
    const texts: string[] = []
    for (const account of ['trader', 'forwarder2', 'consolidator']) {
      const token = await market.signIn(account)
      texts.push(JSON.stringify((await market.call(listingEndpoints.detail, { id: own.id }, { token })).data))
      texts.push(
        JSON.stringify(
          (await market.call(listingEndpoints.page, { pol: 'CNSHA', pod: 'USLAX', size: 200 }, { token })).data,
        ),
      )
    }
    texts.push(JSON.stringify((await market.call(listingEndpoints.detail, { id: own.id }, {})).data))
    expect(texts[0]).toContain('"1965"')
    const secrets = ['1850.37', 'net of rebate', rule.id, sheet.id, 'December', 'fromRates', 'markup']
    for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret)
    market.time.now = START + 12 * DAY
    const news = (await told(market, 'forwarder', START)).filter((text) => text.startsWith('RATE_SHEET'))
    expect(news).toContain(
      'RATE_SHEET_ENDING: Rates of “December” that end on 2026-12-05: 1. Days left: 7. Priced from them: 1 online listings, 0 open bids.',
    )
  })

  it('of a consolidator are LCL space; it lists no containers', async () => {
    const token = await market.signIn('consolidator')
    const { isoCode: _, ...loose } = rateOf({ basis: 'PER_WM', price: '30' })
    const sheet = await sheetOf(market, token, [loose], { mode: 'LCL' })
    const [made] = (await make(sheet, undefined, token)).data.listings
    const own = await market.call(listingEndpoints.own, { id: made?.id ?? '' }, { token })
    expect(own.data.draft).toMatchObject({ kind: 'SPACE', mode: 'LCL' })
    expect((await make(await sheetOf(market, token, BOTH), undefined, token)).code).toBe(4003)
  })
})

describe('other enterprises', () => {
  it('find nothing of a sheet and its mark-ups; who does not sell has none', async () => {
    const sheet = await sheetOf(market, forwarder, BOTH)
    const rule = (await markup({})).data
    const command = { id: sheet.id, version: sheet.version, requestNo: newRequestNo() }
    const all = async (token: string) => [
      (await market.call(calls.detail, { id: sheet.id }, { token })).code,
      (await market.call(calls.rows, { id: sheet.id }, { token })).code,
      (await market.call(calls.export, { id: sheet.id }, { token })).code,
      (await market.call(calls.publish, { ...command, replaces: [] }, { token })).code,
      (await market.call(calls.archive, command, { token })).code,
      (await market.call(calls.remove, command, { token })).code,
      (await market.call(calls.makeListings, command, { token })).code,
      (await market.call(calls.removeMarkup, { id: rule.id, requestNo: newRequestNo() }, { token })).code,
      (await markup({ id: rule.id }, token)).code,
    ]
    expect(new Set(await all(await market.signIn('forwarder2')))).toEqual(new Set([4004]))
    expect(new Set(await all(await market.signIn('trader')))).toEqual(new Set([4003]))
    const other = await market.signIn('forwarder2')
    expect((await market.call(calls.page, {}, { token: other })).data.total).toBe(0)
    expect((await match({}, other)).data).toEqual({ lines: [], unmatched: ['22G1', '45G1'] })
    expect((await market.call(calls.markups, {}, { token: other })).data.markups).toEqual([])
    const trader = await market.signIn('trader')
    expect((await match({}, trader)).code).toBe(4003)
    expect((await market.call(calls.page, {}, { token: trader })).code).toBe(4003)
  })
})
