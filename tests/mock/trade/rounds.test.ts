import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes, tenderNow } from '../support/contract.ts'
import { newRequestNo, type Market } from '../support/market.ts'

const HOUR = 3600_000
let market: Market
let tender: TenderDetail

/** Two forwarders have quoted 1,800 and 1,900 a container on one lane of ten, and the deadline has passed. */
beforeEach(async () => {
  const opened = await openContract([laneOf(1)], { quoting: 'RANK' })
  market = opened.market
  tender = opened.tender
  await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1800')])
  await quoteLanes(market, 'forwarder2', tender, [quoteLane(laneOf(1), '1900')])
  market.time.now += 73 * HOUR
})

const shortlist = async (account: string) => {
  const bid = await bidNow(market, account, tender.id)
  const body = { id: bid?.id ?? '', version: bid?.version ?? 0, shortlisted: true, requestNo: newRequestNo() }
  return market.call(bidEndpoints.shortlist, body, { token: await market.signIn('trader') })
}
const open = async (hours = 24) => {
  const { version } = await tenderNow(market, tender.id)
  const deadline = new Date(market.time.now + hours * HOUR).toISOString()
  const body = { tenderId: tender.id, version, deadline, note: '', requestNo: newRequestNo() }
  return market.call(tenderEndpoints.nextRound, body, { token: await market.signIn('trader') })
}
const received = async () =>
  (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: await market.signIn('trader') })).data

describe('a further round', () => {
  it('opens for the shortlisted only, sealed again, and the others are told that they are out', async () => {
    await shortlist('forwarder2')
    const { code, data } = await open()
    expect([code, data.status, data.round, data.pastRounds.length]).toEqual([200, 'QUOTING', 2, 1])
    expect((await received()).bids).toEqual([])
    expect((await bidNow(market, 'forwarder', tender.id))?.status).toBe('LOST')
    const current = await tenderNow(market, tender.id, 'forwarder2')
    expect(current.admitted).toBe(true)
    expect((await tenderNow(market, tender.id, 'forwarder')).admitted).toBe(false)
    const out = await quoteLanes(market, 'forwarder', current, [quoteLane(laneOf(1), '1500')])
    expect(out.code).toBe(4003)
    expect((await quoteLanes(market, 'forwarder2', current, [quoteLane(laneOf(1), '1750')])).code).toBe(200)
  })

  it('shows afterwards what each bidder asked before', async () => {
    await shortlist('forwarder')
    await shortlist('forwarder2')
    await open()
    const current = await tenderNow(market, tender.id, 'forwarder2')
    await quoteLanes(market, 'forwarder2', current, [quoteLane(laneOf(1), '1750')])
    market.time.now += 25 * HOUR
    const { bids } = await received()
    const facts = bids.map(({ bidder, allIn, rounds, round }) => [
      bidder.id,
      allIn.amount,
      rounds[0]?.allIn.amount,
      round,
    ])
    const [one, two] = facts.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
    // The bidder that did nothing keeps its price of round 1.
    expect([one?.[1], one?.[3]]).toEqual([one?.[2], 1])
    expect(Number(two?.[2]) - Number(two?.[1])).toBeCloseTo(1500, 2)
    expect(two?.[3]).toBe(2)
  })

  it('tells its bidder the rank among those who are in it', async () => {
    await shortlist('forwarder')
    await shortlist('forwarder2')
    await open()
    expect(await bidNow(market, 'forwarder2', tender.id)).toMatchObject({ rank: 2, rankOf: 2 })
    const current = await tenderNow(market, tender.id, 'forwarder2')
    await quoteLanes(market, 'forwarder2', current, [quoteLane(laneOf(1), '1700')])
    expect(await bidNow(market, 'forwarder2', tender.id)).toMatchObject({ rank: 1, rankOf: 2 })
  })

  it('does not come without a shortlist, too soon, or a fourth time', async () => {
    expect((await open()).code).toBe(4001)
    await shortlist('forwarder')
    expect((await open(1)).code).toBe(4001)
    for (const round of [2, 3]) {
      expect((await open()).data.round).toBe(round)
      market.time.now += 25 * HOUR
      await shortlist('forwarder')
    }
    expect((await open()).code).toBe(4009)
  })
})

describe('a counter-offer', () => {
  const counter = async (unitPrice: string, account = 'trader') => {
    const bid = await bidNow(market, 'forwarder', tender.id)
    const lines = [{ laneNo: 1, index: 0, unitPrice }]
    const body = { id: bid?.id ?? '', version: bid?.version ?? 0, lines, note: 'q4 volume', requestNo: newRequestNo() }
    return market.call(bidEndpoints.counter, body, { token: await market.signIn(account) })
  }
  const answer = async (accept: boolean) => {
    const bid = await bidNow(market, 'forwarder', tender.id)
    const body = { id: bid?.id ?? '', version: bid?.version ?? 0, accept, note: '', requestNo: newRequestNo() }
    return market.call(bidEndpoints.answerCounter, body, { token: await market.signIn('forwarder') })
  }

  it('names lower unit prices; accepted, they are a new version of the bid', async () => {
    expect((await counter('1720')).code).toBe(200)
    const asked = await bidNow(market, 'forwarder', tender.id)
    expect(asked?.counter).toMatchObject({ status: 'OPEN', lines: [{ code: 'OFR', from: '1800', to: '1720' }] })
    const taken = (await answer(true)).data
    expect(taken).toMatchObject({ status: 'SUBMITTED', version: 2, counter: { status: 'ACCEPTED' } })
    expect(taken.allIn.amount).toBe(asked?.counter?.allIn.amount)
    expect(Number(asked?.allIn.amount) - Number(taken.allIn.amount)).toBeCloseTo(800, 2)
  })

  it('declined leaves the bid as it was', async () => {
    const before = await bidNow(market, 'forwarder', tender.id)
    await counter('1720')
    const after = (await answer(false)).data
    expect(after).toMatchObject({ version: 1, allIn: before?.allIn, counter: { status: 'DECLINED' } })
    expect((await answer(true)).code).toBe(4009)
  })

  it('lapses after a day, and with any other decision', async () => {
    await counter('1720')
    market.time.now += 25 * HOUR
    expect((await bidNow(market, 'forwarder', tender.id))?.counter?.status).toBe('LAPSED')
    await counter('1730')
    await shortlist('forwarder2')
    await open()
    expect((await bidNow(market, 'forwarder', tender.id))?.counter?.status).toBe('LAPSED')
  })

  it('is refused above the quoted price, twice at once, and from anybody but the publisher', async () => {
    expect((await counter('1800')).code).toBe(4001)
    expect((await counter('1700', 'forwarder2')).code).toBe(4004)
    expect((await counter('1700')).code).toBe(200)
    expect((await counter('1650')).code).toBe(4009)
  })

  it('is not seen by the other bidders', async () => {
    await counter('1720')
    expect(JSON.stringify(await bidNow(market, 'forwarder2', tender.id))).not.toContain('1720')
    expect(JSON.stringify(await tenderNow(market, tender.id, 'forwarder2'))).not.toContain('1720')
  })
})
