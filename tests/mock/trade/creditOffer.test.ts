import { expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { PaymentTerm } from '@/contract/trade/tender/values.ts'
import { limitFor } from '@/contract/money/credit/exposure.ts'
import { award } from '../support/awarded.ts'
import { newRequestNo, openMarket } from '../support/market.ts'
import { bidOn, publish } from '../support/trade.ts'

const DAY_MS = 24 * 3600_000

/** A bid of 3,663.55 dollars that offers credit, after the deadline; nothing of its seller's line is used. */
async function offered(creditOffered: string, paymentTerm: PaymentTerm) {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  const published = await publish(market, await market.signIn('trader'), { paymentTerm })
  const sent = await bidOn(market, await market.signIn('forwarder'), published, '1800', { creditOffered })
  market.time.now += DAY_MS
  const [trader, one] = [await market.signIn('trader'), await market.signIn('forwarder')]
  const tender = (await market.call(tenderEndpoints.detail, { id: published.id }, { token: trader })).data
  const received = (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: trader })).data
  return { market, trader, one, tender, sent, received }
}

test('the buyer sees the credit that a bid offers, and gets at least that with the confirmation', async () => {
  const { market, trader, one, tender, sent, received } = await offered('6000', 'MONTHLY_30')
  expect(received.bids.map(({ creditOffered }) => creditOffered)).toEqual(['6000.00'])
  const cheap = sent.data
  await award({ market, trader, one, two: one, tender, cheap, dear: cheap })
  const mine = async () => (await market.call(bidEndpoints.detail, { id: cheap.id }, { token: one })).data
  const { version, awarded } = await mine()
  expect(awarded?.credit).toMatchObject({ currency: 'USD', limit: '0.00', offered: '6000.00' })
  expect(awarded?.credit && limitFor(awarded.credit)).toBe('6000.00')
  const confirm = (creditLimit: string) =>
    market.call(bidEndpoints.confirm, { id: cheap.id, version, creditLimit, requestNo: newRequestNo() }, { token: one })
  // 5,000 would do for the order, but more was promised.
  expect(await confirm('5000')).toMatchObject({
    code: 4001,
    data: { fields: [{ field: 'creditLimit' }] },
  })
  expect((await mine()).status).toBe('AWARDED')
  expect((await confirm('6000')).data.status).toBe('CONFIRMED')
})

test('an offer is an amount, and a tender that is prepaid has none', async () => {
  const wrong = await offered('-1', 'ON_BL')
  expect(wrong.sent.code).not.toBe(200)
  const prepaid = await offered('6000', 'PREPAID')
  expect(prepaid.sent.data.creditOffered).toBeUndefined()
  expect(prepaid.received.bids.map((bid) => bid.creditOffered)).toEqual([undefined])
})

test('a limit covers what is needed, up to the next hundred, and what was offered', () => {
  expect(limitFor({ used: '100', needed: '3663.55' })).toBe('3800.00')
  expect(limitFor({ used: '100', needed: '3663.55', offered: '3700' })).toBe('3800.00')
  expect(limitFor({ used: '100', needed: '3663.55', offered: '3850.50' })).toBe('3850.50')
})
