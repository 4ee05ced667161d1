import { Big } from 'big.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { InvoiceDetail } from '@/contract/money/invoice/schemas.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import type { WriteCreditNote } from '@/contract/money/order/after/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { told } from '../../support/inbox.ts'
import { HOUR, paidOrder, payDue, propose, type Paid } from '../../support/fulfilled.ts'
import { ask, keepTitle, openShares, TITLE } from '../../support/invoiced.ts'
import { newRequestNo } from '../../support/market.ts'

/** An order of 3,600 dollars of freight (exempt) and 450 yuan for documents (6 %), paid and under way. */
describe('a credit note', () => {
  let paid: Paid
  beforeEach(async () => {
    paid = await paidOrder()
    await paid.seller(order.start)
  })
  const credit = async (part: Partial<WriteCreditNote> = {}) =>
    paid.seller(order.creditNote, {
      code: 'DOC',
      currency: 'CNY',
      amount: '106',
      reason: 'Documents were late',
      ...part,
    })
  const dues = async () => (await paid.now()).dues?.map(({ amount, currency, rest }) => `${currency} ${amount} ${rest}`)
  const read = async (id: string): Promise<InvoiceDetail> =>
    (await paid.state.market.call(invoiceEndpoints.detail, { id }, { token: paid.state.trader })).data
  const shares = async () =>
    (await openShares(paid.state.market, paid.state.trader)).filter(({ orderId }) => orderId === paid.id)
  /** Requests an invoice for the taxed share. */
  const request = async () => {
    const { market, trader } = paid.state
    const taxed = (await shares()).find(({ taxGroup }) => taxGroup === 'TAXED')
    return (await ask(market, trader, [taxed?.key ?? ''], await keepTitle(market, trader, TITLE))).data
  }
  const answer = async (id: string, agree: boolean) => {
    const { version, allowances } = await read(id)
    const input = { id, version, agree, allowanceId: allowances?.at(-1)?.id ?? '', requestNo: newRequestNo() }
    return paid.state.market.call(invoiceEndpoints.answerRed, input, { token: paid.state.trader })
  }

  it('lowers the due of its charge at once; what was paid above it is the buyer’s balance', async () => {
    const before = await paid.now()
    const since = paid.state.market.time.now
    const { data } = await credit()
    expect(data.credits).toMatchObject([{ code: 'DOC', amount: { amount: '106.00', currency: 'CNY' } }])
    expect(await dues()).toEqual(['USD 3600.00 0.00', 'CNY 344.00 0.00'])
    const now = await paid.now()
    expect(now.balance).toEqual([{ amount: '106.00', currency: 'CNY' }])
    const off = data.credits?.[0]?.value ?? '0'
    expect(new Big(before.payable.amount).minus(off).toFixed(2)).toBe(now.payable.amount)
    expect([now.paid, now.due.amount]).toEqual([now.payable, '0.00'])
    const { ledger } = now
    expect(new Big(ledger.quoted).plus(ledger.changes).toFixed(2)).toBe(ledger.billed)
    expect((await told(paid.state.market, 'trader', since)).join()).toMatch(/^ADJUSTMENT_CREDIT: .*CNY 106\.00 off DOC/)
  })

  it('lowers an addition that is not paid yet, so that less is due', async () => {
    await propose(paid, '120')
    const [charge] = (await paid.now()).adjustments
    await paid.buyer(order.answerCharge, { chargeId: charge?.id ?? '', answer: 'APPROVED', note: '' })
    await credit({ code: 'EXM', currency: 'USD', amount: '20' })
    expect(await dues()).toEqual(['USD 3700.00 100.00', 'CNY 450.00 0.00'])
    await payDue(paid.state, await paid.now())
    const now = await paid.now()
    expect([now.due.amount, now.balance]).toEqual(['0.00', undefined])
  })

  it('is the seller’s, from the start of the order on, and for no more than is left of the charge', async () => {
    expect((await credit({ amount: '450.01' })).data).toMatchObject({ fields: [{ field: 'amount' }] })
    expect((await credit({ code: 'THC' })).data).toMatchObject({ fields: [{ field: 'code' }] })
    expect((await credit({ currency: 'USD' })).data).toMatchObject({ fields: [{ field: 'code' }] })
    expect((await credit({ reason: '' })).data).toMatchObject({ fields: [{ field: 'reason' }] })
    const input = { code: 'DOC', currency: 'CNY' as const, amount: '1', reason: 'Documents were late' }
    expect((await paid.buyer(order.creditNote, input)).code).toBe(4003)
    expect((await paid.now()).creditable).toBeUndefined()
    await credit({ amount: '450' })
    expect((await credit({ amount: '0.01' })).data).toMatchObject({ fields: [{ field: 'code' }] })
    const unstarted = await paidOrder()
    expect((await unstarted.seller(order.creditNote, input)).code).toBe(4009)
  })

  it('gets a red invoice for what was invoiced: the tax inside, the rest stands, and nothing is left to invoice', async () => {
    const { id } = await request()
    paid.state.market.time.now += 20_000
    expect((await read(id)).amount.amount).toBe('450.00')
    await credit()
    const [waits] = (await read(id)).allowances ?? []
    expect(waits).toMatchObject({ status: 'WAIT_BUYER', net: '-100.00', tax: '-6.00', gross: '-106.00' })
    const { data } = await answer(id, true)
    expect(data.status).toBe('DELIVERED')
    expect(data.allowances).toMatchObject([{ status: 'ISSUED', invoiceNo: expect.stringMatching(/^\d{20}$/) }])
    expect(data.allowances?.[0]?.invoiceNo).not.toBe(data.invoiceNo)
    expect((await answer(id, true)).code).toBe(4009)
    expect((await shares()).map(({ taxGroup }) => taxGroup)).toEqual(['EXEMPT'])
  })

  it('of several charges is one note: a sum a currency, and a red invoice for each tax group', async () => {
    const { market, trader } = paid.state
    const titleId = await keepTitle(market, trader, TITLE)
    const made = new Map<string, string>()
    for (const { key, taxGroup } of await shares())
      // One after the other: each takes the next number.
      // oxlint-disable-next-line no-await-in-loop
      made.set(taxGroup, (await ask(market, trader, [key], titleId)).data.id)
    market.time.now += 20_000
    const since = market.time.now
    const before = await paid.now()
    const more = [{ code: 'OFR', currency: 'USD' as const, amount: '100' }]
    expect((await credit({ more: [{ code: 'DOC', currency: 'CNY', amount: '1' }] })).data).toMatchObject({
      fields: [{ field: 'more.0.code' }],
    })
    expect((await credit({ more: [{ code: 'OFR', currency: 'USD', amount: '3600.01' }] })).data).toMatchObject({
      fields: [{ field: 'more.0.amount' }],
    })
    expect((await paid.now()).credits).toBeUndefined()
    const { data } = await credit({ more })
    expect(data.credits?.map(({ no, code, amount }) => `${no.slice(-2)} ${code} ${amount.amount}`).toSorted()).toEqual([
      '-1 DOC 106.00',
      '-1 OFR 100.00',
    ])
    expect(await dues()).toEqual(['USD 3500.00 0.00', 'CNY 344.00 0.00'])
    const now = await paid.now()
    expect(now.balance).toEqual([
      { amount: '106.00', currency: 'CNY' },
      { amount: '100.00', currency: 'USD' },
    ])
    const off = (data.credits ?? []).reduce((sum, { value }) => sum.plus(value), new Big(0))
    expect(new Big(before.payable.amount).minus(off).toFixed(2)).toBe(now.payable.amount)
    const news = (await told(market, 'trader', since)).filter((one) => one.startsWith('ADJUSTMENT_CREDIT'))
    expect(news).toHaveLength(1)
    expect(news[0]).toMatch(/CNY 106\.00 \+ USD 100\.00 off DOC, OFR/)
    const [exempt, taxed] = [await read(made.get('EXEMPT') ?? ''), await read(made.get('TAXED') ?? '')]
    expect(taxed.allowances).toMatchObject([{ net: '-100.00', tax: '-6.00', gross: '-106.00' }])
    const rate = new Big(exempt.amount.amount).div('3600')
    const gross = exempt.allowances?.map((one) => new Big(one.gross).plus(rate.times(100)).abs().lte('0.01'))
    expect([gross, exempt.allowances?.[0]?.tax]).toEqual([[true], '0.00'])
    expect((await credit({ amount: '1' })).data.credits?.[0]?.no.slice(-2)).toBe('-2')
  })

  it('is answered with no, or not in time, and can still be agreed to', async () => {
    const { id } = await request()
    paid.state.market.time.now += 20_000
    await credit()
    expect((await answer(id, false)).data.allowances?.[0]?.status).toBe('VOID')
    expect((await answer(id, false)).code).toBe(4009)
    await credit({ amount: '53' })
    expect((await read(id)).allowances?.map(({ gross, status }) => `${gross} ${status}`)).toEqual([
      '-106.00 VOID',
      '-53.00 WAIT_BUYER',
    ])
    paid.state.market.time.now += 73 * HOUR
    await paid.renew()
    expect((await read(id)).allowances?.map(({ status }) => status)).toEqual(['VOID', 'VOID'])
    expect((await answer(id, true)).data.allowances?.map(({ status }) => status)).toEqual(['VOID', 'ISSUED'])
  })

  it('that comes while a reversal is open gets its red part once the invoice stands again', async () => {
    const { id } = await request()
    paid.state.market.time.now += 20_000
    const token = { token: paid.state.trader }
    const send = async (part: { agree: false } | { reason: 'RETURNED'; note: string }) => {
      const command = { id, version: (await read(id)).version, requestNo: newRequestNo() }
      return 'agree' in part
        ? paid.state.market.call(invoiceEndpoints.answerRed, { ...command, ...part }, token)
        : paid.state.market.call(invoiceEndpoints.applyRed, { ...command, ...part }, token)
    }
    await send({ reason: 'RETURNED', note: 'Not needed' })
    paid.state.market.time.now += 20_000
    await credit()
    expect(await read(id)).toMatchObject({ status: 'RED_WAIT_BUYER' })
    expect((await send({ agree: false })).data).toMatchObject({
      status: 'RED_VOID',
      allowances: [{ status: 'WAIT_BUYER', gross: '-106.00' }],
    })
  })

  it('makes money that is asked back pay no later addition', async () => {
    await credit({ code: 'OFR', currency: 'USD' })
    const back = { orderId: paid.id, reason: 'CREDIT_NOTE', currency: 'USD', amount: '106.00', note: '' } as const
    const token = { token: paid.state.trader }
    await paid.state.market.call(paymentEndpoints.refund, { ...back, requestNo: newRequestNo() }, token)
    await propose(paid, '50')
    const added = (await paid.now()).adjustments[0]
    await paid.buyer(order.answerCharge, { chargeId: added?.id ?? '', answer: 'APPROVED', note: '' })
    expect(await dues()).toEqual(['USD 3544.00 50.00', 'CNY 450.00 0.00'])
    await paid.state.market.call(
      paymentEndpoints.answerRefund,
      { id: (await paid.now()).refunds?.[0]?.id ?? '', agree: false, note: 'Please use it', requestNo: newRequestNo() },
      { token: paid.state.one },
    )
    expect((await paid.now()).balance).toEqual([{ amount: '106.00', currency: 'USD' }])
  })

  it('makes a request that is not issued yet too large: it is sent back, and the rest can be asked for', async () => {
    const { id } = await request()
    await credit()
    paid.state.market.time.now += 20_000
    expect(await read(id)).toMatchObject({ status: 'REJECTED', rejection: 'AMOUNT_CHANGED' })
    const again = await request()
    paid.state.market.time.now += 20_000
    expect(await read(again.id)).toMatchObject({ status: 'DELIVERED', amount: { amount: '344.00' } })
  })
})
