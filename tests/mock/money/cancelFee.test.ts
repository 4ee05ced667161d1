import { beforeEach, describe, expect, it } from 'vitest'
import { cancelFeeOf, keptOf } from '@/contract/money/order/cancelFee.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { ChangeSchedule } from '@/contract/money/order/schedule/schemas.ts'
import { DAY, HOUR, paidOrder, type Paid } from '../support/fulfilled.ts'
import { evaluating } from '../support/awarded.ts'
import { publish } from '../support/trade.ts'

const iso = (ms: number): string => new Date(ms).toISOString()
const NOTE = { note: 'The cargo is not ready' }
let paid: Paid
let etd: number

/** The seller tells of the sailing, some days later than agreed, with its cut-off for shipping instructions. */
async function schedule(days = 0, part: Partial<ChangeSchedule> = {}) {
  const { version } = await paid.now()
  const sailing = {
    vessel: 'EVER GIVEN',
    voyage: '012W',
    etd: iso(etd + days * DAY),
    eta: iso(etd + (days + 30) * DAY),
  }
  const cutOffs = { si: iso(etd - 6 * DAY) }
  return paid.seller(orderEndpoints.schedule, { version, laneNo: 1, sailing, cutOffs, note: '', ...part })
}
const until = async (ms: number) => {
  paid.state.market.time.now = ms
  await paid.renew()
}
const fee = async () => cancelFeeOf(await paid.now(), paid.state.market.time.now)
const cancel = async (part: object = {}) => paid.buyer(orderEndpoints.cancelPaid, { ...NOTE, ...part })

/** 3,600 dollars of freight and 450 yuan for documents, paid in dollars; half of the freight is the fee. */
async function open(cancelFeePct: number | undefined) {
  paid = await paidOrder(cancelFeePct === undefined ? {} : { cancelFeePct })
  etd = paid.state.market.time.now + 20 * DAY
  await schedule()
}
beforeEach(async () => open(50))

describe('the fee of a cancellation', () => {
  it('is a whole share from 0 to 100, and in the contract', async () => {
    const { market } = await evaluating()
    const token = await market.signIn('trader')
    const sent = async (cancelFeePct: number) =>
      publish(market, token, { cancelFeePct }).then(
        () => 'taken',
        () => 'refused',
      )
    expect(await Promise.all([sent(-1), sent(101), sent(100)])).toEqual(['refused', 'refused', 'taken'])
    const { data } = await paid.buyer(orderEndpoints.contract)
    expect(data.terms).toMatchObject({ paymentTerm: 'PREPAID', cancelFeePct: 50 })
  })

  it('is nothing before the cut-off: all goes back', async () => {
    expect(await fee()).toEqual([])
    const { data } = await cancel()
    expect(data.refunds?.[0]?.amounts).toEqual([data.payments[0]?.amount])
    expect(data.cancelFee).toBeUndefined()
  })

  it('is kept after the cut-off, if the buyer has seen it, and the rest goes back', async () => {
    await until(etd - 6 * DAY + HOUR)
    expect(await fee()).toEqual([{ amount: '1800.00', currency: 'USD' }])
    const refused = await cancel()
    expect(refused.code).toBe(4009)
    expect((await cancel({ fee: [{ amount: '1799.00', currency: 'USD' }] })).code).toBe(4009)
    expect((await paid.now()).status).toBe('PAID')
    const { code, data } = await cancel({ fee: await fee() })
    expect([code, data.status]).toEqual([200, 'CANCELLED'])
    expect(data.cancelFee).toEqual([{ amount: '1800.00', currency: 'USD' }])
    const back = Number(data.refunds?.[0]?.amounts[0]?.amount)
    expect(back + 1800).toBeCloseTo(Number(data.payments[0]?.amount.amount), 2)
    expect((await paid.seller(orderEndpoints.detail)).data.cancelFee).toEqual(data.cancelFee)
  })

  it('is nothing once the seller should have started', async () => {
    await until(etd - 3 * DAY + HOUR)
    expect(await fee()).toEqual([])
    expect((await cancel()).data.cancelFee).toBeUndefined()
  })

  it('is nothing if the departure moved by more than seven days', async () => {
    await schedule(7, { reason: 'ROLLED' })
    await until(etd - 6 * DAY + HOUR)
    expect(await fee()).toEqual([{ amount: '1800.00', currency: 'USD' }])
    await schedule(8, { reason: 'ROLLED' })
    expect(await fee()).toEqual([])
  })

  it('is nothing if the tender did not state it', async () => {
    await open(undefined)
    await until(etd - 6 * DAY + HOUR)
    expect(await fee()).toEqual([])
    expect((await cancel()).data.cancelFee).toBeUndefined()
  })

  it('is taken in its own currency first, then in others, and never above what was paid', () => {
    const rates = { cnyPer: { CNY: '1', USD: '7' }, source: 'x', date: '2026-11-26' } as never
    const usd = [{ amount: '100.00', currency: 'USD' as const }]
    const paidIn = (first: string, second: string) => [
      { amount: first, currency: 'CNY' as const },
      { amount: second, currency: 'USD' as const },
    ]
    expect(keptOf(usd, paidIn('900.00', '150.00'), rates)).toEqual(usd)
    expect(keptOf(usd, paidIn('900.00', '40.00'), rates)).toEqual(paidIn('420.00', '40.00'))
    expect(keptOf(usd, paidIn('10.00', '40.00'), rates)).toEqual(paidIn('10.00', '40.00'))
    expect(keptOf(usd, [], rates)).toEqual([])
  })
})
