import { expect, it } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { bidNow, tenderNow } from '../support/contract.ts'
import { award } from '../support/awarded.ts'
import { newRequestNo, openMarket } from '../support/market.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { bidOn, publish, quote } from '../support/trade.ts'

it('a spot lane with two bills of lading bills two of them, to the order and its contract', async () => {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  const trader = await market.signIn('trader')
  const plain = await publish(market, trader)
  const tender = await publish(market, trader, { lanes: plain.lanes.map((lane) => ({ ...lane, blCount: 2 })) })
  expect(tender.lanes[0]?.blCount).toBe(2)
  const seller = await market.signIn('forwarder')
  const lanes = (qty: string) =>
    quote(tender, '1800').lanes.map((lane) => ({
      ...lane,
      charges: lane.charges.map((line) => (line.basis === 'PER_BL' ? { ...line, qty } : line)),
    }))
  const refused = await bidOn(market, seller, tender, '1800', { lanes: lanes('1') })
  expect(refused.data).toMatchObject({
    fields: [{ field: 'lanes.0.charges.1.qty', message: 'The quantity must be 2' }],
  })
  const cheap = (await bidOn(market, seller, tender, '1800', { lanes: lanes('2') })).data
  expect(cheap.lanes[0]?.charges[1]?.amount).toBe('900.00')
  market.time.now += 25 * 3600_000
  const [one, token] = [await market.signIn('forwarder'), await market.signIn('trader')]
  const closed = await tenderNow(market, tender.id)
  await award({ market, tender: closed, trader: token, one, two: one, cheap, dear: cheap })
  const won = { id: cheap.id, version: cheap.version, requestNo: newRequestNo() }
  await market.call(bidEndpoints.confirm, won, { token: one })
  const id = (await bidNow(market, 'forwarder', tender.id))?.orderId ?? ''
  const order = (await market.call(orderEndpoints.detail, { id }, { token })).data
  expect(order.lanes).toMatchObject([{ blCount: 2, charges: [{ qty: '2' }, { qty: '2', amount: '900.00' }] }])
  const { terms } = (await market.call(orderEndpoints.contract, { id }, { token })).data
  expect(terms.lanes).toMatchObject([{ blCount: 2 }])
})
