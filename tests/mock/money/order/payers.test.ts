import { describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { SaleParty } from '@/contract/trade/tender/payers/values.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { factsOf } from '@mock/domain/coupon/facts.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { award, evaluating, toPay } from '../../support/awarded.ts'
import { depsOver } from '../../support/deps.ts'
import { paidOrder, propose } from '../../support/fulfilled.ts'
import { openShares } from '../../support/invoiced.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, openMarket } from '../../support/market.ts'
import { bidOn, DTHC, publish, quote } from '../../support/trade.ts'

/** Who pays under a term on the lane of these tests. */
const under = (incoterm: string, party: SaleParty = 'SHIPPER') => ({
  incoterm,
  payers: usualPayers(party, { incoterm, mode: 'FCL' }),
})

describe('who pays what', () => {
  it('makes payable what is the buyer’s, and names what the other party pays at its end', async () => {
    const state = await evaluating(under('CIF'), [DTHC])
    const made = await toPay(state)
    const [lane] = made.lanes
    expect(made.payable).toEqual({ amount: '3663.48', currency: 'USD' })
    expect(made.elsewhere?.amounts).toEqual([{ amount: '400.00', currency: 'EUR' }])
    const { total } = made.elsewhere ?? {}
    expect(Number(made.payable.amount) + Number(total?.amount)).toBeCloseTo(Number(lane?.allIn.amount), 2)
    // The bids are compared, and the award is recorded, with all charges, whoever pays.
    expect(state.cheap.allIn?.amount).toBe(lane?.allIn.amount)
    const { data } = await state.market.call(tenderEndpoints.detail, { id: state.tender.id }, { token: state.trader })
    expect(data.award?.winners[0]?.allIn).toEqual(lane?.allIn)
  })

  it('bills the exporter no charge of the importer: not in the ledger, not for coupons, not on the invoice', async () => {
    const paid = await paidOrder(under('CIF'), [DTHC])
    const detail = await paid.now()
    const { ledger, payable, id } = detail
    // Coupons see the lines of the order; what the detail adds to a row does not matter to them.
    const row: unknown = { ...detail, buyerId: detail.buyer.id, sellerId: detail.seller.id }
    expect(factsOf(depsOver(memoryStore()).deps, row as OrderRow).lines.map(({ code }) => code)).toEqual(['OFR', 'DOC'])
    expect(ledger.lines.map(({ code }) => code)).toEqual(['OFR', 'DOC'])
    expect([ledger.quoted, ledger.billed]).toEqual([payable.amount, payable.amount])
    const shares = (await openShares(paid.state.market, paid.state.trader)).filter((one) => one.orderId === id)
    expect(shares.map(({ taxGroup, amount }) => [taxGroup, amount])).toEqual([
      ['EXEMPT', { amount: '3600.00', currency: 'USD' }],
      ['TAXED', { amount: '450.00', currency: 'CNY' }],
    ])
  })

  it('only reports an addition that the other party pays, and asks the buyer for one that is its own', async () => {
    const paid = await paidOrder(under('CIF'), [DTHC])
    await paid.seller(order.start)
    const since = paid.state.market.time.now
    const reported = (await propose(paid, '120.5', { code: 'DEM' })).data
    expect(reported.adjustments).toMatchObject([{ code: 'DEM', status: 'REPORTED' }])
    expect([reported.openCharges, reported.payable.amount]).toEqual([0, '3663.48'])
    expect(await told(paid.state.market, 'trader', since)).toContainEqual(
      expect.stringContaining('the seller reports DEM USD 120.50. The other party pays it at its end'),
    )
    const chargeId = reported.adjustments[0]?.id ?? ''
    expect((await paid.buyer(order.answerCharge, { chargeId, answer: 'APPROVED', note: '' })).code).toBe(4009)
    const asked = (await propose(paid, '30', { code: 'OWS' })).data
    expect(asked.adjustments[0]).toMatchObject({ code: 'OWS', status: 'PROPOSED' })
  })

  it('asks an importer under CIF for the destination only', async () => {
    const made = await toPay(await evaluating(under('CIF', 'CONSIGNEE'), [DTHC]))
    expect(made.lanes[0]?.charges.length).toBe(3)
    expect(made.elsewhere?.total).toEqual({ amount: '3663.48', currency: 'USD' })
    expect(Number(made.payable.amount)).toBeGreaterThan(0)
    expect(made.payable.amount).not.toBe('3663.48')
  })

  it('opens no payment where nothing is payable: the order goes on as paid', async () => {
    const state = await evaluating(under('CIF', 'CONSIGNEE'))
    await award(state)
    const { id, version } = state.cheap
    await state.market.call(bidEndpoints.confirm, { id, version, requestNo: newRequestNo() }, { token: state.one })
    const page = await state.market.call(order.page, { tenderId: state.tender.id }, { token: state.trader })
    expect(page.data.records).toMatchObject([{ status: 'PAID', payable: { amount: '0.00' } }])
  })

  it('refuses a line that a bidder moves to the other end', async () => {
    const market = await openMarket()
    const tender = await publish(market, await market.signIn('trader'), under('CIF'))
    const lanes = quote(tender, '1700').lanes.map((lane) => ({
      ...lane,
      charges: lane.charges.map((line) => ({ ...line, paymentTerm: 'COL' as const })),
    }))
    const sent = await bidOn(market, await market.signIn('forwarder'), tender, '1700', { lanes })
    expect(sent).toMatchObject({
      data: { fields: [0, 1].map((index) => ({ field: `lanes.0.charges.${index}.paymentTerm` })) },
    })
  })
})
