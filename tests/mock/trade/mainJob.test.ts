import { beforeEach, describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Award } from '@/contract/trade/tender/award/schemas.ts'
import { PIXEL } from '../hosts/exchanges.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'
import { bidOn, publish, wholeOf } from '../support/trade.ts'

const DAY = 24 * 3600_000
const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }

describe('the main job', () => {
  let market: Market
  let trader: string
  let one: string
  let two: string
  beforeEach(async () => {
    market = await openMarket()
    trader = await market.signIn('trader')
    one = await market.signIn('forwarder')
    two = await market.signIn('forwarder2')
  })
  const received = async (tenderId: string) => market.call(bidEndpoints.received, { tenderId }, { token: trader })

  it('goes from publishing to a paid order', async () => {
    await market.call(demoEndpoints.robots, { robots: false })
    const tender = await publish(market, trader)
    expect(tender.status).toBe('QUOTING')
    const cheap = await bidOn(market, one, tender, '1800')
    expect(cheap.data.receiptNo).toMatch(/^HZ\d{8}-/)
    await bidOn(market, two, tender, '2100')
    market.time.now += DAY
    const [token1, token2, buyer] = [
      await market.signIn('forwarder'),
      await market.signIn('forwarder2'),
      await market.signIn('trader'),
    ]
    const opened = await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: buyer })
    expect([opened.data.opened, opened.data.bids.length]).toEqual([true, 2])
    const current = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token: buyer })).data
    expect(current.status).toBe('EVALUATING')
    const award = {
      tenderId: tender.id,
      version: current.version,
      shares: wholeOf(cheap.data.id),
      reason: 'PRICE',
      note: '',
      weights,
    } satisfies Omit<Award, 'requestNo'>
    const awarded = await market.call(tenderEndpoints.award, { ...award, requestNo: newRequestNo() }, { token: buyer })
    expect([awarded.code, awarded.data.status]).toEqual([200, 'AWARDED'])
    const mine = async (token: string) =>
      (await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token })).data.bid
    expect((await mine(token2))?.lossFeedback).toMatchObject({ rank: 2, of: 2, gapBand: 'GT10', reason: 'PRICE' })
    const won = await mine(token1)
    const command = { id: won?.id ?? '', version: won?.version ?? 0, requestNo: newRequestNo() }
    expect((await market.call(bidEndpoints.confirm, command, { token: token1 })).data.status).toBe('CONFIRMED')
    const [order] = (await market.call(orderEndpoints.page, { tenderId: tender.id }, { token: buyer })).data.records
    if (!order) throw new Error('no order')
    expect(order.status).toBe('TO_PAY')
    const detail = (await market.call(orderEndpoints.detail, { id: order.id }, { token: buyer })).data
    const create = {
      orderId: order.id,
      version: detail.version,
      method: 'BANK_TRANSFER',
      amount: detail.payableIn[0] ?? detail.payable,
    } as const
    const payment = (
      await market.call(paymentEndpoints.create, { ...create, requestNo: newRequestNo() }, { token: buyer })
    ).data
    expect(payment.remitCode).toHaveLength(6)
    const form = new FormData()
    form.set('file', new File([PIXEL], '回单.png', { type: 'image/png' }))
    const proof = (await market.call(fileEndpoints.upload, form, { token: buyer })).data
    const paid = {
      id: payment.id,
      payerBank: '示例银行',
      payerAccount: '31050161364000001234',
      paidAmount: payment.amount.amount,
    }
    const sent = await market.call(
      paymentEndpoints.submitProof,
      { ...paid, proofs: [proof], requestNo: newRequestNo() },
      { token: buyer },
    )
    expect(sent.data.status).toBe('SUBMITTED')
    market.time.now += 5000
    const done = (await market.call(orderEndpoints.detail, { id: order.id }, { token: buyer })).data
    expect([done.status, done.paid]).toEqual(['PAID', done.payable])
  })

  it('tells nobody a sealed price before the deadline, not even the publisher', async () => {
    const tender = await publish(market, trader)
    await bidOn(market, one, tender, '1837.31')
    const heard = [
      await received(tender.id),
      await market.call(tenderEndpoints.detail, { id: tender.id }, { token: trader }),
      await market.call(tenderEndpoints.detail, { id: tender.id }, { token: two }),
      await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: two }),
      await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token: two }),
    ]
    expect(heard[0]?.data).toMatchObject({ opened: false, bidCount: 1, bids: [] })
    expect(JSON.stringify(heard)).not.toContain('1837.31')
    expect(JSON.stringify(heard)).not.toContain('3674.62')
  })

  it('has two to four robot quotes within a minute of the opening', async () => {
    const tender = await publish(market, trader)
    market.time.now += 60_000
    const { bidCount } = (await received(tender.id)).data
    expect(bidCount).toBeGreaterThanOrEqual(2)
    expect(bidCount).toBeLessThanOrEqual(4)
  })

  it('sends a tender with contact data in its text back to draft, with the reason', async () => {
    const tender = await publish(market, trader, { remarks: '请加微信 abc' })
    expect([tender.status, tender.returnReason]).toEqual(['DRAFT', 'CONTACT_IN_TEXT'])
  })

  it('refuses quotes of the wrong party, of the uncertified, of the late', async () => {
    const tender = await publish(market, trader)
    const quoteAs = async (account: string) => (await bidOn(market, await market.signIn(account), tender, '1')).code
    expect(await quoteAs('trader2')).toBe(4003)
    expect(await quoteAs('consolidator')).toBe(4003)
    expect(await quoteAs('forwarder-reviewing')).toBe(4003)
    market.time.now += DAY
    expect(await quoteAs('forwarder')).toBe(4030)
  })
})
