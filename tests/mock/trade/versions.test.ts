import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidDetail, SubmitBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'
import { bidOn, publish } from '../support/trade.ts'

describe('a quote that is sent from two tabs', () => {
  let market: Market
  let tender: TenderDetail
  let token: string
  let first: BidDetail
  beforeEach(async () => {
    market = await openMarket()
    tender = await publish(market, await market.signIn('trader'))
    token = await market.signIn('forwarder')
    first = (await bidOn(market, token, tender, '1500')).data
  })
  const send = async (version: number | undefined) => {
    const { tenderVersion, validFrom, validTo, note, lanes, attachments } = first
    const bid: SubmitBid['bid'] = { tenderId: tender.id, tenderVersion, validFrom, validTo, note, lanes, attachments }
    const body = { bid, ...(version !== undefined && { version }), requestNo: newRequestNo() }
    return market.call(bidEndpoints.submit, body, { token })
  }

  it.each([undefined, 0, 2])('is refused with the one in force where the tab knows of version %s', async (version) => {
    const refused = await send(version)
    expect(refused.code).toBe(4009)
    expect((refused.data as unknown as { current: BidDetail }).current).toMatchObject({ id: first.id, version: 1 })
  })

  it('is a revision where the tab knows the one in force', async () => {
    expect((await send(1)).data).toMatchObject({ id: first.id, version: 2 })
  })
})
