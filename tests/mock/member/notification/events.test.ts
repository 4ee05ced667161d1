import { describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { award, evaluating, toPay } from '../../support/awarded.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, openMarket, START } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'

const HOUR = 3600_000
const OTHERS = ['trader2', 'consolidator', 'forwarder-expiring']

describe('what happens in a tender is told', () => {
  it('to the publisher: opened, each new quote without its price, closed with the number of quotes', async () => {
    const { market } = await evaluating()
    const title = '上海→洛杉矶 2×40HQ'
    const types = await told(market, 'trader', START + 1)
    const mine = types.filter((text) => text.includes(title))
    expect(mine.map((text) => text.split(':')[0])).toEqual([
      'TENDER_CLOSED',
      'BID_RECEIVED',
      'BID_RECEIVED',
      'TENDER_PUBLISHED',
    ])
    expect(mine[0]).toContain('Bids received: 2')
    expect(mine[1]).toContain('so far: 2')
    expect(mine.join(' ')).not.toMatch(/1[89]00|3[68]00|forward/i)
    for (const other of ['forwarder', 'forwarder2', ...OTHERS])
      expect((await told(market, other, START + 1)).filter((text) => text.includes(title))).toEqual([])
  })

  it('to the publisher when the clerk sends it back, with the reason in the language of the reader', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    await publish(market, token, { title: '加微信 13812345678' })
    const [first] = await told(market, 'trader', START + 1)
    expect(first).toMatch(/^TENDER_RETURNED: .+was rejected: \S+/)
  })

  it('not again when a bidder revises its quote', async () => {
    const market = await openMarket()
    await market.call(demoEndpoints.robots, { robots: false })
    const tender = await publish(market, await market.signIn('trader'))
    for (const price of ['1800', '1700']) await bidOn(market, await market.signIn('forwarder'), tender, price)
    const received = (await told(market, 'trader', START + 1)).filter((text) => text.startsWith('BID_RECEIVED'))
    expect(received).toHaveLength(1)
  })

  it('to every bidder when the publisher cancels it, with the reason', async () => {
    const state = await evaluating()
    const { market, tender, trader } = state
    const since = market.time.now
    const body = {
      id: tender.id,
      version: tender.version,
      reason: 'BUDGET' as const,
      note: '',
      requestNo: newRequestNo(),
    }
    await market.call(tenderEndpoints.cancel, body, { token: trader })
    for (const bidder of ['forwarder', 'forwarder2'])
      expect(await told(market, bidder, since)).toEqual([expect.stringMatching(/^TENDER_CANCELLED: .+quoted: \S/)])
    for (const other of ['trader', ...OTHERS]) expect(await told(market, other, since)).toEqual([])
  })

  it('to the publisher when nobody has quoted by the deadline', async () => {
    const market = await openMarket()
    await market.call(demoEndpoints.robots, { robots: false })
    await publish(market, await market.signIn('trader'))
    market.time.now += 25 * HOUR
    const mine = (await told(market, 'trader', START + 1)).filter((text) => text.includes('上海→洛杉矶 2×40HQ'))
    expect(mine[0]).toMatch(/^TENDER_FAILED/)
  })
})

describe('what happens in an award is told', () => {
  it('to the winner and the losers, and to both again when it is taken back', async () => {
    const state = await evaluating()
    const { market, tender, trader } = state
    const since = market.time.now
    await award(state)
    expect(await told(market, 'forwarder', since)).toEqual([expect.stringMatching(/^BID_WON: .+within 24 hours/)])
    expect(await told(market, 'forwarder2', since)).toEqual([expect.stringMatching(/^BID_LOST/)])
    const current = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token: trader })).data
    market.time.now += 60_000
    const body = { id: tender.id, version: current.version, requestNo: newRequestNo() }
    expect((await market.call(tenderEndpoints.undoAward, body, { token: trader })).code).toBe(200)
    expect((await told(market, 'forwarder', since + 1))[0]).toMatch(/^AWARD_LAPSED: .+revoked the award/)
    expect((await told(market, 'forwarder2', since + 1))[0]).toMatch(/^AWARD_LAPSED: .+is considered again/)
    for (const other of OTHERS) expect(await told(market, other, since)).toEqual([])
  })

  it('to winner, publisher and loser when nobody confirms for 24 hours', async () => {
    const state = await evaluating()
    const { market } = state
    const since = market.time.now
    await award(state)
    market.time.now += 25 * HOUR
    // Within a day there may be messages about other objects too.
    const lapses = async (who: string) =>
      (await told(market, who, since + 1)).filter((text) => text.startsWith('AWARD_LAPSED'))
    expect(await lapses('forwarder')).toEqual([expect.stringMatching(/has expired/)])
    expect(await lapses('trader')).toEqual([expect.stringMatching(/: The winner/)])
    expect(await lapses('forwarder2')).toEqual([expect.stringMatching(/is considered again/)])
  })

  it('to the publisher when the winner declines, with the reason', async () => {
    const state = await evaluating()
    const { market, cheap, one } = state
    await award(state)
    const since = market.time.now
    const body = {
      id: cheap.id,
      version: cheap.version,
      reason: 'NO_SPACE' as const,
      note: '',
      requestNo: newRequestNo(),
    }
    await market.call(bidEndpoints.decline, body, { token: one })
    expect(await told(market, 'trader', since)).toEqual([
      expect.stringMatching(/^ORDER_DECLINED: .+declined: No space/i),
    ])
  })

  it('to all bidders when the publisher takes nobody', async () => {
    const state = await evaluating()
    const { market, tender, trader } = state
    const since = market.time.now
    const body = { tenderId: tender.id, version: tender.version, note: '', requestNo: newRequestNo() }
    await market.call(tenderEndpoints.noAward, body, { token: trader })
    for (const bidder of ['forwarder', 'forwarder2'])
      expect(await told(market, bidder, since)).toEqual([expect.stringMatching(/^BID_LOST: .+accepted none/)])
  })
})

describe('what happens to an order is told', () => {
  it('to the buyer when it is confirmed and to both sides when the time to pay runs out', async () => {
    const state = await evaluating()
    const { market } = state
    const since = market.time.now
    const { no } = await toPay(state)
    expect(await told(market, 'trader', since)).toEqual([expect.stringMatching(/^ORDER_CONFIRMED/)])
    market.time.now += 73 * HOUR
    expect((await told(market, 'trader', since + 1))[0]).toMatch(/^ORDER_CLOSED/)
    expect((await told(market, 'forwarder', since + 1))[0]).toMatch(/^ORDER_CLOSED/)
    expect((await told(market, 'forwarder2', since + 1)).join(' ')).not.toContain(no)
  })

  it('to both sides when the wallet has paid, and to the buyer alone what was refused', async () => {
    const state = await evaluating()
    const { market, trader } = state
    const order = await toPay(state)
    await market.call(demoEndpoints.robots, { robots: true })
    const since = market.time.now + 1
    const cny = order.payableIn.find(({ currency }) => currency === 'CNY')
    if (!cny) throw new Error('an order can be paid in yuan')
    const body = {
      orderId: order.id,
      version: order.version,
      method: 'ALIPAY' as const,
      amount: cny,
      requestNo: newRequestNo(),
    }
    expect((await market.call(paymentEndpoints.create, body, { token: trader })).code).toBe(200)
    market.time.now += 10_000
    const { status } = (await market.call(orderEndpoints.detail, { id: order.id }, { token: trader })).data
    expect(status).toBe('PAID')
    expect(await told(market, 'trader', since)).toEqual([
      expect.stringContaining(`payment of CNY ${cny.amount.replace(/(\d)(\d{3}\.)/, '$1,$2')}`),
    ])
    expect(await told(market, 'forwarder', since)).toEqual([expect.stringMatching(/^PAYMENT_CONFIRMED: The buyer/)])
  })
})
