import type { GuardedCall } from '@/contract/member/approval/calls.ts'
import type { ApprovalKind } from '@/contract/member/approval/values.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import type { Money } from '@/contract/money.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { award, evaluating, evaluatingAgain, toPay, type Evaluating } from '../../support/awarded.ts'
import { paidOrder, payDue, propose } from '../../support/fulfilled.ts'
import { newRequestNo } from '../../support/market.ts'
import { agreed, agreementNow, command } from '../../trade/agreement/support.ts'
import { must, officeIn, type Office } from './support.ts'

/** A call that binds money, about to be made by a person of an enterprise. */
export interface Scene {
  office: Office
  role: Role
  kind: ApprovalKind
  call: GuardedCall
  input: object
  amount: Money
  /** Whether it has its effect. */
  isDone: () => boolean
  /** The owner does something else about the same thing. */
  disturb: (owner: string) => Promise<unknown>
}

const usd = (amount: string): Money => ({ amount, currency: 'USD' })

/** The buyer agrees to an additional charge. */
export async function addition(): Promise<Scene> {
  const store = memoryStore()
  const paid = await paidOrder({}, [], [], undefined, store)
  const { market } = paid.state
  await paid.seller(orderEndpoints.start)
  const { id, adjustments } = must(await propose(paid, '120.5'))
  const input = { id, chargeId: adjustments[0]?.id ?? '', answer: 'APPROVED', note: '' } as const
  const office = officeIn(market, store, 'trader', 'c01')
  const answer = { ...input, answer: 'REJECTED', note: 'Not ordered' } as const
  return {
    office,
    role: 'OPERATIONS',
    kind: 'CONFIRM',
    call: 'order/answerCharge',
    input,
    amount: usd('120.50'),
    isDone: () => office.rows.orders.get(id)?.adjustments?.[0]?.status === 'APPROVED',
    disturb: async (token) =>
      market.call(orderEndpoints.answerCharge, { ...answer, requestNo: newRequestNo() }, { token }),
  }
}

/** An order that was paid with 100 dollars too many. */
async function overpaid() {
  const store = memoryStore()
  const state = await evaluating({}, [], [], undefined, store)
  const order = await toPay(state)
  await payDue(state, order, 100)
  return { store, state, order }
}

/** The seller pays a refund out. */
export async function refund(): Promise<Scene> {
  const { store, state, order } = await overpaid()
  const { market, trader: token } = state
  const wish = { orderId: order.id, reason: 'OVERPAID', ...usd('100.00'), note: '' } as const
  const asked = must(await market.call(paymentEndpoints.refund, { ...wish, requestNo: newRequestNo() }, { token }))
  const id = asked.refunds?.[0]?.id ?? ''
  const office = officeIn(market, store, 'forwarder', 'c02')
  const no = { id, agree: false, note: 'Set off' }
  return {
    office,
    role: 'FINANCE',
    kind: 'PAY',
    call: 'payment/answerRefund',
    input: { id, agree: true, note: '' },
    amount: usd('100.00'),
    isDone: () => office.rows.refunds.get(id)?.status === 'APPROVED',
    disturb: async (owner) =>
      market.call(paymentEndpoints.answerRefund, { ...no, requestNo: newRequestNo() }, { token: owner }),
  }
}

/** The buyer pays from its balance. */
export async function balance(): Promise<Scene> {
  const { store, state } = await overpaid()
  const next: Evaluating = await evaluatingAgain(state)
  const { id: orderId, version } = await toPay(next)
  const office = officeIn(state.market, store, 'trader', 'c01')
  const input = { orderId, version, currency: 'USD' } as const
  return {
    office,
    role: 'FINANCE',
    kind: 'PAY',
    call: 'payment/applyBalance',
    input,
    amount: usd('100.00'),
    isDone: () => office.rows.payments.of('orderId', orderId).some(({ method }) => method === 'BALANCE'),
    disturb: async (token) =>
      state.market.call(paymentEndpoints.applyBalance, { ...input, requestNo: newRequestNo() }, { token }),
  }
}

const UP = { boxes: [], allocations: [], note: '', from: '2027-01-12' }
const PRICE = { laneNo: 1, code: 'OFR', unitPrice: '2450' }

/** An agreement for 52 containers at 2,400 dollars, with the price that a proposal would change. */
async function running(account: string, companyId: string) {
  const store = memoryStore()
  const { market, id } = await agreed(undefined, {}, store)
  const { lanes } = await agreementNow(market, id)
  const isoCode = lanes[0]?.charges.find(({ code }) => code === 'OFR')?.isoCode
  const price = { ...PRICE, ...(isoCode !== undefined && { isoCode }) }
  return { office: officeIn(market, store, account, companyId), market, id, price }
}

/** The buyer agrees to 50 dollars more a container. */
export async function amendment(): Promise<Scene> {
  const { office, market, id, price } = await running('trader', 'c01')
  must(await command(market, agreementEndpoints.amend, 'forwarder', id, { ...UP, prices: [price] }))
  const { version = 1 } = await agreementNow(market, id)
  return {
    office,
    role: 'BUYER',
    kind: 'AWARD',
    call: 'agreement/answerAmend',
    input: { id, version, agree: true, note: '' },
    amount: usd('2600.00'),
    isDone: () => office.rows.agreements.get(id)?.amendments?.[0]?.answer?.agreed === true,
    disturb: async () => command(market, agreementEndpoints.answerAmend, 'trader', id, { agree: false, note: 'No' }),
  }
}

/** The seller proposes 50 dollars less a container. */
export async function proposal(): Promise<Scene> {
  const { office, market, id, price } = await running('forwarder', 'c02')
  const { version = 1 } = await agreementNow(market, id)
  const prices = [{ ...price, unitPrice: '2350' }]
  return {
    office,
    role: 'BUYER',
    kind: 'CONFIRM',
    call: 'agreement/amend',
    input: { id, version, ...UP, prices },
    amount: usd('2600.00'),
    isDone: () => office.rows.agreements.get(id)?.amendments?.[0]?.prices[0]?.unitPrice === '2350',
    disturb: async () => command(market, agreementEndpoints.amend, 'forwarder', id, { ...UP, prices: [price] }),
  }
}

/** The seller agrees to carry 26 containers more, at 2,400 dollars and 13 fees of documents. */
export async function renewal(): Promise<Scene> {
  const { office, market, id } = await running('forwarder', 'c02')
  market.time.now = Date.parse('2027-04-01T01:00:00Z')
  const lanes = [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 26 }] }]
  const terms = { validTo: '2027-09-05', lanes, prices: [], note: '' }
  must(await command(market, agreementEndpoints.renew, 'trader', id, terms))
  const { version = 1 } = await agreementNow(market, id)
  return {
    office,
    role: 'BUYER',
    kind: 'CONFIRM',
    call: 'agreement/answerRenew',
    input: { id, version, agree: true, note: '' },
    amount: usd('63220.71'),
    isDone: () => office.rows.agreements.get(id)?.followerId !== undefined,
    disturb: async () =>
      command(market, agreementEndpoints.answerRenew, 'forwarder', id, { agree: false, note: 'Full' }),
  }
}

/** The seller confirms an award and gives a limit of 10,000 dollars with it. */
export const creditGiven = async (): Promise<Scene> => confirmation('ON_BL')

/** The same, of an award that is paid before the transport where it says so. */
export async function confirmation(paymentTerm: 'ON_BL' | 'PREPAID'): Promise<Scene> {
  const store = memoryStore()
  const state = await evaluating({ paymentTerm }, [], [], undefined, store)
  const orderId = must(await award(state)).orderId ?? ''
  const { market, cheap } = state
  const { version } = must(await market.call(bidEndpoints.detail, { id: cheap.id }, { token: state.one }))
  const office = officeIn(market, store, 'forwarder', 'c02')
  const input = { id: cheap.id, version, creditLimit: '10000' }
  return {
    office,
    role: 'OPERATIONS',
    kind: 'CREDIT',
    call: 'bid/confirm',
    input,
    amount: usd('10000'),
    isDone: () => office.rows.orders.get(orderId)?.status === 'CONFIRMED',
    disturb: async (token) =>
      market.call(bidEndpoints.confirm, { ...input, creditLimit: '20000', requestNo: newRequestNo() }, { token }),
  }
}
