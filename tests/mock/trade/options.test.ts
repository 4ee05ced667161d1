import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { awardShares, bidNow, laneOf, openContract, quoteLane, quoteLanes, tenderNow } from '../support/contract.ts'
import { newRequestNo, type Market } from '../support/market.ts'

const HOUR = 3600_000
let market: Market
let tender: TenderDetail
beforeEach(async () => {
  const opened = await openContract([laneOf(1)], { quoting: 'RANK' })
  market = opened.market
  tender = opened.tender
})
const asForwarder = async () => ({ token: await market.signIn('forwarder') })

describe('alternatives of one enterprise', () => {
  it('stand side by side, count as one bidder and are revised each by itself', async () => {
    await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1800')])
    await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '2100')], { option: 2, optionName: '直航' })
    const held = (await market.call(bidEndpoints.forTender, { tenderId: tender.id, option: 2 }, await asForwarder()))
      .data
    expect(held.options.map(({ option, optionName }) => [option, optionName])).toEqual([
      [1, undefined],
      [2, '直航'],
    ])
    expect(held.bid).toMatchObject({ option: 2, version: 1, rank: 1, rankOf: 1 })
    const revised = await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '2050')], {
      option: 2,
      version: 1,
    })
    expect(revised.data).toMatchObject({ option: 2, version: 2 })
    expect((await bidNow(market, 'forwarder', tender.id, 1))?.version).toBe(1)
    expect((await tenderNow(market, tender.id)).bidCount).toBe(1)
  })

  it('are ranked against others, never against each other', async () => {
    await quoteLanes(market, 'forwarder2', tender, [quoteLane(laneOf(1), '1900')])
    await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1800')])
    await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '2100')], { option: 2 })
    expect(await bidNow(market, 'forwarder', tender.id, 1)).toMatchObject({ rank: 1, rankOf: 2 })
    expect(await bidNow(market, 'forwarder', tender.id, 2)).toMatchObject({ rank: 2, rankOf: 2 })
    // Two options of another bidder count as one in the rank.
    expect(await bidNow(market, 'forwarder2', tender.id)).toMatchObject({ rank: 2, rankOf: 2 })
  })

  it('can be awarded one of them; the other is put aside', async () => {
    await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1800')])
    const fast = await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '2100')], { option: 2 })
    market.time.now += 73 * HOUR
    await awardShares(market, tender.id, [
      { bidId: fast.data.id, lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 10 }] }] },
    ])
    expect((await bidNow(market, 'forwarder', tender.id, 2))?.status).toBe('AWARDED')
    expect((await bidNow(market, 'forwarder', tender.id, 1))?.status).toBe('LOST')
    expect((await tenderNow(market, tender.id, 'forwarder')).myBid).toMatchObject({ status: 'AWARDED' })
  })

  it('count as one bidder in the rank that a loser is told', async () => {
    await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1800')])
    const second = await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1850')], { option: 2 })
    await quoteLanes(market, 'forwarder2', tender, [quoteLane(laneOf(1), '1900')])
    market.time.now += 73 * HOUR
    await awardShares(market, tender.id, [
      { bidId: second.data.id, lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 10 }] }] },
    ])
    const loss = async (account: string, option: number) =>
      (await bidNow(market, account, tender.id, option))?.lossFeedback
    // 1,900 against 1,850.
    expect(await loss('forwarder2', 1)).toMatchObject({ rank: 2, of: 2, gapBand: 'LE5' })
    expect(await loss('forwarder', 1)).toMatchObject({ rank: 1, of: 2 })
  })

  it('are three at most', async () => {
    expect((await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1800')], { option: 4 })).code).toBe(
      4001,
    )
  })
})

describe('the last quotes of an enterprise', () => {
  it('are taken from its newest bid on the same lane of another tender', async () => {
    await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1777')])
    const other = await openSecond()
    const { lanes } = (await market.call(bidEndpoints.lastQuotes, { tenderId: other.id }, await asForwarder())).data
    expect(lanes[0]).toMatchObject({ laneNo: 1, tenderNo: tender.no, lane: { charges: [{ unitPrice: '1777' }, {}] } })
  })

  it('are nobody else’s', async () => {
    await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '1777')])
    const other = await openSecond()
    const token = await market.signIn('forwarder2')
    const { lanes } = (await market.call(bidEndpoints.lastQuotes, { tenderId: other.id }, { token })).data
    expect(JSON.stringify(lanes)).not.toContain('1777')
  })

  /** A second tender on the same lane. */
  async function openSecond(): Promise<TenderDetail> {
    const now = await tenderNow(market, tender.id)
    const { lanes, cargo, requiredCharges, validityWantedTo, paymentTerm, weights, incoterm } = now
    const draft = {
      lanes,
      cargo,
      requiredCharges,
      validityWantedTo,
      paymentTerm,
      weights,
      ...(incoterm && { incoterm }),
      title: '第二份',
      type: 'SPOT' as const,
      mode: 'FCL' as const,
      visibility: 'PUBLIC' as const,
      quoting: 'SEALED' as const,
      deadline: new Date(market.time.now + 48 * HOUR).toISOString(),
      compareCurrency: 'USD' as const,
      awardRule: 'LOWEST' as const,
      attachments: [],
    }
    const token = await market.signIn('trader')
    const sent = await market.call(tenderEndpoints.submit, { draft, requestNo: newRequestNo() }, { token })
    market.time.now += 5000
    return tenderNow(market, sent.data.id)
  }
})

describe('a tender by invitation', () => {
  it('is found, seen and quoted on by the invited only', async () => {
    const { market: other, tender: invited } = await openContract([laneOf(1)], {
      visibility: 'INVITED',
      invited: [(await companyOf('forwarder')) ?? ''],
    })
    const open = async (account?: string) => {
      const token = account && (await other.signIn(account))
      return (await other.call(tenderEndpoints.detail, { id: invited.id }, token ? { token } : {})).code
    }
    expect([await open('forwarder'), await open('forwarder2'), await open()]).toEqual([200, 4004, 4004])
    const found = async (account?: string) => {
      const token = account && (await other.signIn(account))
      const page = await other.call(tenderEndpoints.page, { keyword: invited.no }, token ? { token } : {})
      return page.data.total
    }
    expect([await found('forwarder'), await found('forwarder2'), await found()]).toEqual([1, 0, 0])
    expect((await quoteLanes(other, 'forwarder2', invited, [quoteLane(laneOf(1), '1')])).code).toBe(4004)
    expect((await quoteLanes(other, 'forwarder', invited, [quoteLane(laneOf(1), '1800')])).code).toBe(200)
    // The other invited enterprises are not shown.
    expect((await tenderNow(other, invited.id, 'forwarder')).invited).toBeUndefined()
    expect((await tenderNow(other, invited.id)).invited).toHaveLength(1)
  })

  it('is for enterprises that exist and may quote', async () => {
    await expect(openContract([laneOf(1)], { visibility: 'INVITED', invited: ['nobody'] })).rejects.toThrow('invited')
    await expect(openContract([laneOf(1)], { visibility: 'INVITED', invited: [] })).rejects.toThrow('invited')
  })

  const companyOf = async (account: string) => {
    await quoteLanes(market, account, tender, [quoteLane(laneOf(1), '1800')])
    market.time.now += 73 * HOUR
    const token = await market.signIn('trader')
    return (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token })).data.bids[0]?.bidder.id
  }
})
