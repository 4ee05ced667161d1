import { beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { EVENTS_KEPT } from '@/contract/member/event/values.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'
import { bidOn, draft, publish } from '../../support/trade.ts'
import { named, since } from './support.ts'

let market: Market
let trader: string
let forwarder: string
let other: string
let tender: TenderDetail
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  trader = await market.signIn('trader')
  forwarder = await market.signIn('forwarder')
  other = await market.signIn('forwarder2')
  tender = await publish(market, trader)
})

async function withdraw({ id, version }: { id: string; version: number }): Promise<void> {
  const gone = await market.call(
    bidEndpoints.withdraw,
    { id, version, requestNo: newRequestNo() },
    { token: forwarder },
  )
  expect(gone.code).toBe(200)
}

describe('a quote on a sealed tender', () => {
  test('is told to its publisher without naming the bid, and to its bidder', async () => {
    const [atBuyer, atSeller] = [await since(market, trader), await since(market, forwarder)]
    const bid = (await bidOn(market, forwarder, tender, '1800')).data
    const news = await since(market, trader, atBuyer.cursor)
    expect(named(news)).toContain(`BID_RECEIVED TENDER:${tender.id}`)
    expect(named(news).some((one) => one.startsWith('MESSAGE'))).toBe(true)
    expect(JSON.stringify(news)).not.toContain(bid.id)
    const own = await since(market, forwarder, atSeller.cursor)
    expect(named(own)).toContain(`BID_CHANGED BID:${bid.id}`)
  })

  test('is told to nobody else, who cannot count it either', async () => {
    await bidOn(market, other, tender, '1900')
    const before = await since(market, other)
    const bid = await bidOn(market, forwarder, tender, '1800')
    await withdraw(bid.data)
    const after = await since(market, other, before.cursor)
    expect(after).toEqual({ events: [], cursor: before.cursor, reset: false })
  })

  test('that is only a draft is news for its bidder alone', async () => {
    const [atBuyer, atSeller] = [await since(market, trader), await since(market, forwarder)]
    const saved = await market.call(
      bidEndpoints.saveDraft,
      { draft: { tenderId: tender.id }, requestNo: newRequestNo() },
      { token: forwarder },
    )
    expect((await since(market, trader, atBuyer.cursor)).events).toEqual([])
    expect(named(await since(market, forwarder, atSeller.cursor))).toEqual([`BID_CHANGED BID:${saved.data.id}`])
  })

  test('withdrawn is news for the publisher', async () => {
    const bid = await bidOn(market, forwarder, tender, '1800')
    const at = await since(market, trader)
    await withdraw(bid.data)
    expect(named(await since(market, trader, at.cursor))).toContain(`BID_RECEIVED TENDER:${tender.id}`)
  })
})

test('an amended tender is told to those who quoted, with its version, and not to others', async () => {
  await bidOn(market, forwarder, tender, '1800')
  const [mine, stranger] = [await since(market, forwarder), await since(market, other)]
  const amended = await market.call(
    tenderEndpoints.amend,
    {
      id: tender.id,
      version: tender.version,
      draft: draft(market, {
        deadline: new Date(market.time.now + 30 * 3600_000).toISOString(),
        cargo: { ...draft(market).cargo, pieces: 901 },
      }),
      note: '',
      requestNo: newRequestNo(),
    },
    { token: trader },
  )
  expect(amended.code).toBe(200)
  const { events } = await since(market, forwarder, mine.cursor)
  expect(events.find(({ type }) => type === 'TENDER_CHANGED')).toMatchObject({
    target: { kind: 'TENDER', id: tender.id },
    version: amended.data.version,
  })
  expect((await since(market, other, stranger.cursor)).events.filter(({ target }) => target.id === tender.id)).toEqual(
    [],
  )
})

test('reading and a refused write are no news', async () => {
  const at = await since(market, trader)
  await market.call(tenderEndpoints.detail, { id: tender.id }, { token: trader })
  const refused = await market.call(
    tenderEndpoints.cancel,
    { id: tender.id, version: 99, reason: 'OTHER', note: '', requestNo: newRequestNo() },
    { token: trader },
  )
  expect(refused.code).not.toBe(200)
  expect(await since(market, trader, at.cursor)).toMatchObject({ events: [], reset: false })
})

describe('a cursor', () => {
  test('that is lost, of another market or from the future answers reset and the cursor of now', async () => {
    const now = (await since(market, trader)).cursor
    const [epoch = ''] = now.split('-')
    for (const cursor of ['', 'nonsense', `x${epoch}-1`, `${epoch}-999999`, `${epoch}--1`])
      expect(await since(market, trader, cursor)).toEqual({ events: [], cursor: now, reset: true })
  })

  test('may be a time: what came from then on', async () => {
    const at = `@${market.time.now}`
    market.time.now += 1000
    expect(await since(market, trader, `@${market.time.now}`)).toMatchObject({ events: [], reset: false })
    await bidOn(market, forwarder, tender, '1800')
    expect(named(await since(market, trader, `@${market.time.now}`))).toContain(`BID_RECEIVED TENDER:${tender.id}`)
    expect(named(await since(market, trader, at)).length).toBeGreaterThan(1)
    market.time.now += 1000
    expect(await since(market, trader, `@${market.time.now}`)).toMatchObject({ events: [], reset: false })
  })

  test('is good for as many events as are kept', async () => {
    const first = (await since(market, trader)).cursor
    const save = async () =>
      market.call(
        tenderEndpoints.saveDraft,
        { draft: { title: 'a draft' }, requestNo: newRequestNo() },
        { token: trader },
      )
    for (let at = 0; at < EVENTS_KEPT; at++) await save()
    expect((await since(market, trader, first)).events).toHaveLength(EVENTS_KEPT)
    await save()
    expect(await since(market, trader, first)).toMatchObject({ events: [], reset: true })
    expect(await since(market, trader, '@0')).toMatchObject({ events: [], reset: true })
  })
})
