import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Money } from '@/contract/money.ts'
import { createRandom } from '@mock/seed/random.ts'
import { paidOrder, picture, propose, type Paid } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'

const CURRENCIES = ['USD', 'CNY'] as const
type Paying = (typeof CURRENCIES)[number]

const sumIn = (currency: string, amounts: readonly Money[]): Big =>
  amounts.filter((one) => one.currency === currency).reduce((sum, one) => sum.plus(one.amount), new Big(0))

/** What payments of an order paid of dues, and what arrived above that. */
function arrivedOf({ payments }: OrderDetail): Money[] {
  return payments
    .filter(({ status, method }) => status === 'CONFIRMED' && method !== 'BALANCE')
    .flatMap(({ amount: { currency }, parts = [], over = '0' }) => [...parts, { amount: over, currency }])
}

/** Every cent that arrived pays a due, is balance, or is on its way back: TRADE part 5, (a). */
function checkMoney(order: OrderDetail): void {
  const { dues = [], balance = [], refunds = [] } = order
  for (const currency of CURRENCIES) {
    const due = dues.find((one) => one.currency === currency)
    const paid = new Big(due?.amount ?? 0).minus(due?.rest ?? 0)
    const back = refunds.filter(({ status }) => status !== 'REFUSED').flatMap(({ amounts }) => amounts)
    const known = paid.plus(sumIn(currency, balance)).plus(sumIn(currency, back))
    expect(`${currency} ${known.toFixed(2)}`).toBe(`${currency} ${sumIn(currency, arrivedOf(order)).toFixed(2)}`)
  }
  const { ledger } = order
  expect(new Big(ledger.quoted).plus(ledger.changes).toFixed(2)).toBe(ledger.billed)
}

/** Pays what is due in one currency with another amount than asked for. */
async function payOff({ state, now }: Paid, currency: Paying, more: number): Promise<void> {
  const { market, trader: token } = state
  const { id: orderId, version, payableIn } = await now()
  const way = payableIn.find(({ dues, currency: paid }) => dues?.join() === currency && paid === currency)
  if (!way) return
  const amount = { amount: way.amount, currency }
  const input = {
    orderId,
    version,
    method: 'BANK_TRANSFER' as const,
    dues: [currency],
    amount,
    requestNo: newRequestNo(),
  }
  const { code, data } = await market.call(paymentEndpoints.create, input, { token })
  if (code !== 200) return
  const paidAmount = new Big(way.amount).plus(more)
  const proof = {
    id: data.id,
    payerBank: 'Bank',
    payerAccount: '31050161364000001234',
    paidAmount: (paidAmount.lte(0) ? new Big('0.01') : paidAmount).toFixed(2),
    proofs: [await picture(state, token)],
    requestNo: newRequestNo(),
  }
  await market.call(paymentEndpoints.submitProof, proof, { token })
  market.time.now += 5000
}

it.each(['one', 'two', 'three'])(
  'over sixty steps of both parties no cent is lost or made, in any currency (seed %s)',
  async (seed) => {
    const random = createRandom(seed)
    const paid = await paidOrder()
    await paid.seller(orderEndpoints.start)
    const { market } = paid.state
    const asBuyer = { token: paid.state.trader }
    const asSeller = { token: paid.state.one }
    for (let step = 0; step < 60; step += 1) {
      const order = await paid.now()
      const currency = random.pick([...CURRENCIES])
      const amount = random.pick(['0.01', '17.30', '95.5', '260'])
      const asked = order.refunds?.find(({ status }) => status === 'REQUESTED')
      const charge = order.adjustments.find(({ status }) => status === 'PROPOSED')
      await random.pick<() => Promise<unknown>>([
        async () => payOff(paid, currency, random.pick([0, -20, -90, 35])),
        async () => propose(paid, amount),
        async () =>
          charge && paid.buyer(orderEndpoints.answerCharge, { chargeId: charge.id, answer: 'APPROVED', note: '' }),
        async () =>
          paid.seller(orderEndpoints.creditNote, {
            code: random.pick(['OFR', 'DOC', 'EXM']),
            currency,
            amount,
            reason: 'Agreed by phone',
          }),
        async () => {
          const input = { orderId: paid.id, version: order.version, currency, requestNo: newRequestNo() }
          return market.call(paymentEndpoints.applyBalance, input, asBuyer)
        },
        async () => {
          const input = { orderId: paid.id, reason: 'OVERPAID' as const, currency, amount, note: '' }
          return market.call(paymentEndpoints.refund, { ...input, requestNo: newRequestNo() }, asBuyer)
        },
        async () => {
          const input = { id: asked?.id ?? '', agree: random.pick([true, false]), note: 'As agreed by phone' }
          return asked && market.call(paymentEndpoints.answerRefund, { ...input, requestNo: newRequestNo() }, asSeller)
        },
      ])()
      market.time.now += 1000
      checkMoney(await paid.now())
    }
    const end = await paid.now()
    // The walk went somewhere.
    expect(end.credits?.length).toBeGreaterThan(0)
    expect(end.payments.length).toBeGreaterThan(1)
  },
  60_000,
)
