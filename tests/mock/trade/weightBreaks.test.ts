import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidInput, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { bidNow } from '../support/contract.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'
import { AIR_460_KG, publish, quote } from '../support/trade.ts'

const HOUR = 3600_000
const BREAKS = [
  { fromKg: '300', unitPrice: '4' },
  { fromKg: '500', unitPrice: '3.5' },
]
const FREIGHT: ChargeInput = {
  code: 'AIRF',
  group: 'FREIGHT',
  basis: 'PER_KG',
  qty: '460',
  unitPrice: '5',
  minAmount: '80',
  breaks: BREAKS,
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
}

describe('air freight with weight breaks', () => {
  let market: Market
  let tender: TenderDetail

  /** One lane of 460 kg, open for quotes; robots are off. */
  beforeEach(async () => {
    market = await openMarket()
    await market.call(demoEndpoints.robots, { robots: false })
    tender = await publish(market, await market.signIn('trader'), AIR_460_KG)
  })
  const bidWith = (freight: Partial<ChargeInput>): BidInput => {
    const made = quote(tender, '0')
    return { ...made, lanes: made.lanes.map((lane) => ({ ...lane, charges: [{ ...FREIGHT, ...freight }] })) }
  }
  const send = async (account: string, freight: Partial<ChargeInput> = {}) => {
    const version = (await bidNow(market, account, tender.id))?.version
    const body = { bid: bidWith(freight), ...(version !== undefined && { version }), requestNo: newRequestNo() }
    return market.call(bidEndpoints.submit, body, { token: await market.signIn(account) })
  }

  it('costs the next break at its first weight, and every version keeps how it was quoted', async () => {
    const first = await send('forwarder')
    expect([first.code, first.data.allIn.amount]).toEqual([200, '1750.00'])
    expect(first.data.lanes[0]?.charges[0]).toMatchObject({ amount: '1750.00', minAmount: '80', breaks: BREAKS })
    await send('forwarder', { minAmount: '2000' })
    const bid = await bidNow(market, 'forwarder', tender.id)
    expect(bid?.allIn.amount).toBe('2000.00')
    expect(bid?.history[0]?.lanes?.[0]?.charges[0]).toMatchObject({
      amount: '1750.00',
      minAmount: '80',
      breaks: BREAKS,
    })
  })

  it('is refused at its fields where the breaks are not in order', async () => {
    const steps = [...BREAKS].toReversed()
    const refused = await send('forwarder', { breaks: steps, minAmount: '0' })
    expect(refused.code).toBe(4001)
    expect(refused.data).toMatchObject({
      fields: [
        { field: 'lanes.0.charges.0.minAmount' },
        { field: 'lanes.0.charges.0.breaks.1.fromKg', message: 'Enter more than the 500 kg of the break before' },
        { field: 'lanes.0.charges.0.breaks.1.unitPrice' },
      ],
    })
  })

  it('is countered at the rate that is paid, and the accepted one is what the order and its contract have', async () => {
    await send('forwarder')
    market.time.now += 25 * HOUR
    const [trader, seller] = [await market.signIn('trader'), await market.signIn('forwarder')]
    const bid = await bidNow(market, 'forwarder', tender.id)
    const id = bid?.id ?? ''
    const counter = async (unitPrice: string) => {
      const lines = [{ laneNo: 1, index: 0, unitPrice }]
      const body = { id, version: bid?.version ?? 0, lines, note: '', requestNo: newRequestNo() }
      return market.call(bidEndpoints.counter, body, { token: trader })
    }
    expect((await counter('3.5')).code).toBe(4001)
    expect((await counter('3.2')).code).toBe(200)
    const answer = { id, version: bid?.version ?? 0, accept: true, note: '', requestNo: newRequestNo() }
    const taken = (await market.call(bidEndpoints.answerCounter, answer, { token: seller })).data
    const held = [
      { fromKg: '300', unitPrice: '4' },
      { fromKg: '500', unitPrice: '3.2' },
    ]
    expect([taken.allIn.amount, taken.lanes[0]?.charges[0]?.breaks]).toEqual(['1600.00', held])

    const { version } = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token: trader })).data
    const award = { tenderId: tender.id, version, shares: [{ bidId: id, lanes: [{ laneNo: 1, boxes: [] }] }] }
    const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
    const reason = { reason: 'PRICE' as const, note: '', weights, requestNo: newRequestNo() }
    const awarded = await market.call(tenderEndpoints.award, { ...award, ...reason }, { token: trader })
    expect(awarded.code).toBe(200)
    const won = await bidNow(market, 'forwarder', tender.id)
    await market.call(
      bidEndpoints.confirm,
      { id, version: won?.version ?? 0, requestNo: newRequestNo() },
      { token: seller },
    )
    const orderId = (await bidNow(market, 'forwarder', tender.id))?.orderId ?? ''
    const order = (await market.call(orderEndpoints.detail, { id: orderId }, { token: trader })).data
    expect(order.lanes[0]?.charges[0]).toMatchObject({ amount: '1600.00', minAmount: '80', breaks: held })
    expect(order.payable.amount).toBe('1600.00')
    const contract = (await market.call(orderEndpoints.contract, { id: orderId }, { token: trader })).data
    expect(contract.terms.lanes[0]?.charges[0]).toMatchObject({ amount: '1600.00', minAmount: '80', breaks: held })
    expect(contract.canonical).toContain(
      '"breaks":[{"fromKg":"300","unitPrice":"4"},{"fromKg":"500","unitPrice":"3.2"}]',
    )
  })
})
