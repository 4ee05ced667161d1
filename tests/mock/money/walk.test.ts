import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Money } from '@/contract/money.ts'
import { createRandom, type Random } from '@mock/seed/random.ts'
import { DAY, paidOrder, picture, propose, type Paid } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'

const CURRENCIES = ['USD', 'CNY'] as const
const WEEK_MS = 7 * DAY
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

/** One step of either party at random. */
async function step(paid: Paid, random: Random): Promise<void> {
  const { market, trader, one } = paid.state
  const order = await paid.now()
  const currency = random.pick([...CURRENCIES])
  const amount = random.pick(['0.01', '17.30', '95.5', '260'])
  const asked = order.refunds?.find(({ status }) => status === 'REQUESTED')
  await random.pick<() => Promise<unknown>>([
    async () => payOff(paid, currency, random.pick([0, -20, -90, 35])),
    async () => propose(paid, amount),
    async () => answerCharge(paid, order),
    async () =>
      paid.seller(orderEndpoints.creditNote, {
        code: random.pick(['OFR', 'DOC', 'EXM']),
        currency,
        amount,
        reason: 'Agreed by phone',
      }),
    async () => {
      const input = { orderId: paid.id, version: order.version, currency, requestNo: newRequestNo() }
      return market.call(paymentEndpoints.applyBalance, input, { token: trader })
    },
    async () => askBack(paid, { currency, amount }),
    async () => asked && answerRefund(paid, asked.id, random.pick([true, false]), one),
  ])()
}

const answerCharge = async (paid: Paid, { adjustments }: OrderDetail) => {
  const charge = adjustments.find(({ status }) => status === 'PROPOSED')
  return charge && paid.buyer(orderEndpoints.answerCharge, { chargeId: charge.id, answer: 'APPROVED', note: '' })
}
const askBack = async ({ state, id }: Paid, amount: Money) => {
  const input = { orderId: id, reason: 'OVERPAID' as const, ...amount, note: '', requestNo: newRequestNo() }
  return state.market.call(paymentEndpoints.refund, input, { token: state.trader })
}
const answerRefund = async ({ state }: Paid, id: string, agree: boolean, token: string) => {
  const input = { id, agree, note: 'As agreed by phone', requestNo: newRequestNo() }
  return state.market.call(paymentEndpoints.answerRefund, input, { token })
}

/** Ends what is open, one thing at a time: charges and refunds are agreed to, dues paid, balances given back. */
async function settle(paid: Paid): Promise<OrderDetail> {
  const order = await paid.now()
  const { dues = [], balance = [], refunds = [], adjustments } = order
  const asked = refunds.find(({ status }) => status === 'REQUESTED')
  const owed = dues.find(({ rest }) => new Big(rest).gt(0))
  const [kept] = balance
  if (asked) await answerRefund(paid, asked.id, true, paid.state.one)
  else if (adjustments.some(({ status }) => status === 'PROPOSED')) await answerCharge(paid, order)
  else if (owed) await payOff(paid, owed.currency as Paying, 0)
  else if (kept) await askBack(paid, kept)
  else return order
  paid.state.market.time.now += DAY
  await paid.renew()
  return settle(paid)
}

it.each(['one', 'two', 'three'])(
  'over sixty steps of both parties no cent is lost or made, in any currency (seed %s)',
  async (seed) => {
    const random = createRandom(seed)
    const paid = await paidOrder()
    await paid.seller(orderEndpoints.start)
    for (let count = 0; count < 60; count += 1) {
      await step(paid, random)
      paid.state.market.time.now += 1000
      checkMoney(await paid.now())
    }
    const end = await paid.now()
    // The walk went somewhere.
    expect(end.credits?.length).toBeGreaterThan(0)
    expect(end.payments.length).toBeGreaterThan(1)
  },
)

it.each(['four', 'five'])(
  'over a year, settled at its end, what arrived less what went back is what was due: nothing is left (seed %s)',
  async (seed) => {
    const random = createRandom(seed)
    const paid = await paidOrder()
    await paid.seller(orderEndpoints.start)
    const from = paid.state.market.time.now
    for (let week = 0; week < 52; week += 1) {
      await step(paid, random)
      paid.state.market.time.now += WEEK_MS
      await paid.renew()
    }
    const end = await settle(paid)
    expect(paid.state.market.time.now - from).toBeGreaterThanOrEqual(52 * WEEK_MS)
    expect([end.payState, end.balance ?? []]).toEqual(['PAID', []])
    for (const currency of CURRENCIES) {
      const back = (end.refunds ?? []).filter(({ status }) => status !== 'REFUSED').flatMap(({ amounts }) => amounts)
      const kept = sumIn(currency, arrivedOf(end)).minus(sumIn(currency, back))
      const left = kept.minus(sumIn(currency, end.dues ?? []))
      expect(`${currency} ${left.toFixed(2)}`).toBe(`${currency} 0.00`)
    }
    expect(end.refunds?.length).toBeGreaterThan(0)
    expect(end.credits?.length).toBeGreaterThan(0)
  },
)
