// @vitest-environment node
import { expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { rateSheetEndpoints as calls } from '@/contract/market/rateSheet/endpoints.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, openMarket, START } from '../../support/market.ts'
import { publish, quote } from '../../support/trade.ts'
import { rateOf, sheetOf } from './support.ts'

const DAY = 24 * 3600_000

it('a bid knows the rates of its own sheets alone, tells no buyer, and is counted when they end', async () => {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  const [trader, forwarder, other] = [
    await market.signIn('trader'),
    await market.signIn('forwarder'),
    await market.signIn('forwarder2'),
  ]
  const tender = await publish(market, trader)
  const rateIn = async (token: string) => {
    const { id } = await sheetOf(market, token, [rateOf({ validTo: '2026-12-07' })])
    return (await market.call(calls.rows, { id }, { token })).data.records[0]?.id ?? ''
  }
  const [own, foreign] = [await rateIn(forwarder), await rateIn(other)]
  const body = { bid: quote(tender, '2500'), rateIds: [own, foreign, 'nobody'], requestNo: newRequestNo() }
  const sent = await market.call(bidEndpoints.submit, body, { token: forwarder })
  expect(sent.code).toBe(200)
  const seen = [
    sent,
    await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token: forwarder }),
    await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: trader }),
    await market.call(tenderEndpoints.detail, { id: tender.id }, { token: trader }),
  ]
  for (const answer of seen) expect(JSON.stringify(answer)).not.toContain(own)
  market.time.now = START + 8 * DAY
  const news = async (account: string) =>
    (await told(market, account, START)).filter((text) => text.startsWith('RATE_SHEET_ENDING'))
  expect((await news('forwarder'))[0]).toContain('Priced from them: 0 online listings, 1 open bids.')
  expect((await news('forwarder2'))[0]).not.toContain('Priced from them')
})
