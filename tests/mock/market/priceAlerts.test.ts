import { beforeEach, describe, expect, it } from 'vitest'
import { priceAlertEndpoints } from '@/contract/market/alert/endpoints.ts'
import type { SaveAlert } from '@/contract/market/alert/schemas.ts'
import { ALERT_DAYS, MAX_ALERTS } from '@/contract/market/alert/values.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { inbox } from '../support/inbox.ts'
import { chargesOf, draftOf, seen, send } from '../support/listing.ts'
import { newRequestNo, openMarket, START, type Market } from '../support/market.ts'

const DAY = 24 * 3600_000
/** A lane without listings in the seed. */
const LANE = { pol: 'CNSHA', pod: 'BRSSZ', isoCode: '45G1' }
let market: Market
let trader: string
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  trader = await market.signIn('trader')
})

type Asked = Partial<Omit<SaveAlert, 'requestNo'>>
const save = async (asked: Asked, token = trader) =>
  market.call(priceAlertEndpoints.save, { ...LANE, kind: 'BELOW', ...asked, requestNo: newRequestNo() }, { token })
const kept = async (account = 'trader') =>
  (await market.call(priceAlertEndpoints.list, {}, { token: await market.signIn(account) })).data.alerts
const priceNow = async (token = trader) => (await market.call(priceAlertEndpoints.price, LANE, { token })).data

/** Publishes 40HQ on the lane for this freight and a fee; returns the listing. */
async function publish(freight: string, account = 'forwarder') {
  const token = await market.signIn(account)
  const { pol, pod } = LANE
  const draft = draftOf({ pol, pod, charges: chargesOf(freight), validFrom: dayNow(0), validTo: dayNow(60) })
  const { data } = await send(market, token, draft)
  market.time.now += 4000
  return seen(market, data.id, token)
}
const dayNow = (ahead: number) => new Date(market.time.now + ahead * DAY).toISOString().slice(0, 10)

/** Takes a listing off the market. */
async function takeOff({ id }: { id: string }, account = 'forwarder') {
  const token = await market.signIn(account)
  const { version } = await seen(market, id, token)
  return market.call(listingEndpoints.takeOff, { id, version, requestNo: newRequestNo() }, { token })
}

/** What was told about alerts, the oldest first. */
const toldOf = async (account = 'trader') =>
  (await inbox(market, account)).filter(({ type }) => type.startsWith('PRICE_ALERT')).toReversed()
const bodies = async (account = 'trader') => (await toldOf(account)).map(({ body }) => body)
const refusal = (answer: { code: number; data: unknown }) => [
  answer.code,
  ...(answer.data as { fields: { field: string; message: string }[] }).fields.map(({ field, message }) => [
    field,
    message,
  ]),
]

describe('a price alert', () => {
  it("above today's best price tells the same day, with the price of the market", async () => {
    const dear = await publish('1900')
    const cheap = await publish('1800', 'forwarder2')
    const usd = cheap.prices[0]?.allIn.amount ?? ''
    expect(await priceNow()).toEqual({ best: usd, listingId: cheap.id })
    const { data } = await save({ amount: '2500' })
    expect(data).toMatchObject({ isMet: true, hasEnded: false, price: { best: usd, listingId: cheap.id } })
    const [message, ...more] = await toldOf()
    expect(more).toEqual([])
    expect(message).toMatchObject({
      title: 'Rate below your alert',
      target: { kind: 'LANE_PRICE', id: 'CNSHA-BRSSZ-45G1' },
    })
    expect(message?.body).toContain(`is now USD ${usd.replace(/^(\d)(\d{3})/, '$1,$2')}, below your USD 2,500`)
    expect(Date.parse(message?.at ?? '') - market.time.now).toBeLessThan(DAY)
    // A dearer one changes nothing of it.
    expect(dear.prices[0]?.allIn.amount).not.toBe(usd)
    await publish('1950')
    expect(await toldOf()).toHaveLength(1)
  })

  it('below it tells when a cheaper listing is published or repriced, in both languages', async () => {
    const listing = await publish('1800')
    await save({ amount: '1850' })
    expect(await toldOf()).toEqual([])
    const token = await market.signIn('forwarder')
    const { id, version } = await seen(market, listing.id, token)
    const body = { id, version, pricePct: -5, validTo: listing.validTo, requestNo: newRequestNo() }
    expect((await market.call(listingEndpoints.renew, body, { token })).code).toBe(200)
    expect(await bodies()).toEqual([expect.stringMatching(/^Shanghai CNSHA to Santos BRSSZ, 40HQ: /)])
    const page = await market.call(messageEndpoints.page, {}, { token: trader, language: 'zh-CN' })
    expect(page.data.records[0]?.title).toBe('运价低于提醒价')
    expect(page.data.records[0]?.body).toMatch(/^上海 CNSHA 至 桑托斯 BRSSZ，40HQ：目前最低全包价为 USD 1,/)
  })

  it('tells once, and again only when the price has been above for a week', async () => {
    await publish('1900')
    await save({ amount: '1700' })
    const first = await publish('1500', 'forwarder2')
    expect(await toldOf()).toHaveLength(1)
    await publish('1400')
    expect(await toldOf()).toHaveLength(1)
    // Above for three days only.
    for (const one of await cheapOnes()) await takeOff(one)
    await takeOff(first, 'forwarder2')
    expect(await kept()).toMatchObject([{ isMet: false }])
    market.time.now += 3 * DAY
    const second = await publish('1500', 'forwarder2')
    expect(await kept()).toMatchObject([{ isMet: true }])
    expect(await toldOf()).toHaveLength(1)
    await takeOff(second, 'forwarder2')
    market.time.now += 7 * DAY
    await publish('1500', 'forwarder2')
    expect(await toldOf()).toHaveLength(2)
  })

  /** Those of `forwarder` below 1,600 dollars. */
  async function cheapOnes() {
    const token = await market.signIn('forwarder')
    const page = await market.call(listingEndpoints.page, { pol: 'CNSHA', pod: 'BRSSZ', maxPrice: 1600 }, { token })
    return page.data.records.filter(({ mine }) => mine)
  }

  it('of a fall compares with four weeks ago, also on the Friday of the index', async () => {
    // The Friday of an index, ten in the morning; four weeks later the index comes at three.
    market.time.now = Date.parse('2026-11-27T02:00:00Z')
    const { id, validTo } = await publish('2000')
    trader = await market.signIn('trader')
    await save({ kind: 'DROP', pct: 8 })
    expect(await kept()).toMatchObject([{ isMet: false, price: { best: expect.any(String) } }])
    market.time.now += 20 * DAY
    const token = await market.signIn('forwarder')
    const { version } = await seen(market, id, token)
    const body = { id, version, pricePct: -10, validTo, requestNo: newRequestNo() }
    expect((await market.call(listingEndpoints.renew, body, { token })).code).toBe(200)
    expect(await toldOf()).toEqual([])
    market.time.now = Date.parse('2026-12-25T06:59:00Z')
    expect(await toldOf()).toEqual([])
    market.time.now = Date.parse('2026-12-25T09:00:00Z')
    expect(await toldOf()).toMatchObject([{ title: 'Rate has dropped', at: '2026-12-25T07:00:00.000Z' }])
    expect((await bodies())[0]).toMatch(
      /fell from USD 2,0\S+ to USD 1,8\S+ in four weeks, down (9|10)\.\d% \(alert at 8%\)/,
    )
  })

  it('ends after ninety days with a message, tells nothing then, and runs again once renewed', async () => {
    const { id } = (await save({ amount: '1700' })).data
    const endsAt = START + ALERT_DAYS * DAY
    market.time.now = endsAt - 1000
    trader = await market.signIn('trader')
    expect(await kept()).toMatchObject([{ hasEnded: false, endsAt: new Date(endsAt).toISOString() }])
    expect(await toldOf()).toEqual([])
    market.time.now = endsAt + DAY
    trader = await market.signIn('trader')
    expect(await toldOf()).toMatchObject([
      {
        type: 'PRICE_ALERT_ENDED',
        body: 'Your price alert for Shanghai CNSHA to Santos BRSSZ, 40HQ, ended after 90 days. Renew it if you still need it.',
        at: new Date(endsAt).toISOString(),
        target: { kind: 'PRICE_ALERT', id },
      },
    ])
    expect(await kept()).toMatchObject([{ hasEnded: true }])
    await publish('1400')
    expect(await toldOf()).toHaveLength(1)
    const { code, data } = await market.call(priceAlertEndpoints.renew, { id }, { token: trader })
    expect([code, data]).toMatchObject([
      200,
      { hasEnded: false, endsAt: new Date(market.time.now + ALERT_DAYS * DAY).toISOString() },
    ])
    expect((await toldOf()).map(({ type }) => type)).toEqual(['PRICE_ALERT_ENDED', 'PRICE_ALERT'])
  })

  it('that was renewed in time or removed does not end', async () => {
    const one = (await save({ amount: '1700' })).data
    const other = (await save({ amount: '1600' })).data
    market.time.now += 80 * DAY
    trader = await market.signIn('trader')
    await market.call(priceAlertEndpoints.renew, { id: one.id }, { token: trader })
    await market.call(priceAlertEndpoints.remove, { id: other.id }, { token: trader })
    market.time.now += 20 * DAY
    trader = await market.signIn('trader')
    expect(await toldOf()).toEqual([])
    expect(await kept()).toMatchObject([{ id: one.id, hasEnded: false }])
  })

  it('that is changed tells anew', async () => {
    await publish('1800')
    const { id } = (await save({ amount: '2500' })).data
    expect(await toldOf()).toHaveLength(1)
    expect((await save({ id, amount: '2600' })).data).toMatchObject({ id, amount: '2600', isMet: true })
    expect(await toldOf()).toHaveLength(2)
    expect(await kept()).toHaveLength(1)
  })

  it('does not watch own listings', async () => {
    const seller = await market.signIn('forwarder')
    await publish('1500')
    expect(await priceNow(seller)).toEqual({})
    expect((await save({ amount: '2500' }, seller)).data).toMatchObject({ isMet: false })
    expect(await toldOf('forwarder')).toEqual([])
  })
})

describe('price alerts', () => {
  it('are refused at their fields', async () => {
    expect(refusal(await save({ amount: '0' }))).toEqual([4001, ['amount', 'Outside the allowed range']])
    expect((await save({ kind: 'DROP', pct: 51 })).code).toBe(4001)
    expect(refusal(await save({ kind: 'DROP' }))).toMatchObject([4001, ['pct', expect.any(String)]])
    expect(refusal(await save({ amount: '1', pod: 'CNSHA' }))).toMatchObject([4001, ['pod', expect.any(String)]])
    expect(refusal(await save({ amount: '1', pod: 'ZZZZZ', isoCode: 'XXXX' }))).toEqual([
      4001,
      ['pod', 'Unknown port'],
      ['isoCode', 'Choose one of the options'],
    ])
    await save({ amount: '1700' })
    expect(refusal(await save({ amount: '1700.00' }))).toMatchObject([4001, ['amount', expect.any(String)]])
    expect(refusal(await save({ amount: '01700' }))).toEqual([4001, ['amount', 'You already have this price alert']])
    expect(await kept()).toHaveLength(1)
  })

  it('are twenty at most', async () => {
    for (let count = 1; count <= MAX_ALERTS; count++) expect((await save({ amount: String(count) })).code).toBe(200)
    expect(refusal(await save({ amount: '99' }))).toEqual([
      4001,
      ['id', 'Limit of 20 price alerts reached. Remove one first'],
    ])
    const [first] = await kept()
    expect((await save({ id: first?.id ?? '', amount: '98' })).code).toBe(200)
    await market.call(priceAlertEndpoints.remove, { id: first?.id ?? '' }, { token: trader })
    expect((await save({ amount: '99' })).code).toBe(200)
    expect(await kept()).toHaveLength(MAX_ALERTS)
  })

  it("are nobody else's, and not for guests", async () => {
    const { id } = (await save({ amount: '1700' })).data
    const token = await market.signIn('trader2')
    expect(await kept('trader2')).toEqual([])
    expect((await market.call(priceAlertEndpoints.renew, { id }, { token })).code).toBe(4004)
    expect((await market.call(priceAlertEndpoints.remove, { id }, { token })).code).toBe(4004)
    expect((await save({ id, amount: '1' }, token)).code).toBe(4004)
    expect((await market.call(priceAlertEndpoints.list, {})).code).toBe(4098)
    expect((await market.call(priceAlertEndpoints.price, LANE)).code).toBe(4098)
    expect(await kept()).toMatchObject([{ id, amount: '1700' }])
  })
})
