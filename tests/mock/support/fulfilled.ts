import { Big } from 'big.js'
import type { Endpoint } from '@/contract/endpoint.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { ProposeCharge } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { PIXEL } from '../hosts/exchanges.ts'
import { evaluating, toPay, type Evaluating } from './awarded.ts'
import { newRequestNo } from './market.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

let pictures = 0

/** Uploads a unique picture. */
export async function picture(state: Pick<Evaluating, 'market'>, token: string, name = 'paper.png'): Promise<FileRef> {
  const form = new FormData()
  form.set('file', new File([PIXEL, new Uint8Array([++pictures])], name, { type: 'image/png' }))
  return (await state.market.call(fileEndpoints.upload, form, { token })).data
}

/** Pays the amount due by transfer, perhaps with another sum, and waits for the confirmation. */
export async function payDue(state: Evaluating, order: OrderDetail, more = 0): Promise<void> {
  const { market, trader } = state
  const [all = order.due] = order.payableIn
  const { amount, currency } = all
  const created = await market.call(
    paymentEndpoints.create,
    {
      orderId: order.id,
      version: order.version,
      method: 'BANK_TRANSFER',
      amount: { amount, currency },
      requestNo: newRequestNo(),
    },
    { token: trader },
  )
  if (created.code !== 200) throw new Error(created.message)
  const proof = {
    id: created.data.id,
    payerBank: 'Bank',
    payerAccount: '31050161364000001234',
    paidAmount: more === 0 ? amount : new Big(amount).plus(more).toFixed(2),
    proofs: [await picture(state, trader)],
    requestNo: newRequestNo(),
  }
  await market.call(paymentEndpoints.submitProof, proof, { token: trader })
  market.time.now += 5000
}

/** A paid order of `trader` with `forwarder`; robots are off. */
export interface Paid {
  state: Evaluating
  id: string
  /** The order as the buyer sees it. */
  now: () => Promise<OrderDetail>
  /** Calls as buyer or seller with a new request number. */
  buyer: <In, Out>(endpoint: Endpoint<In, Out>, part?: Partial<In>) => ReturnType<typeof run<In, Out>>
  seller: <In, Out>(endpoint: Endpoint<In, Out>, part?: Partial<In>) => ReturnType<typeof run<In, Out>>
  /** Logs both parties in again after a long time. */
  renew: () => Promise<void>
}

async function run<In, Out>(state: Evaluating, token: string, id: string, endpoint: Endpoint<In, Out>, part: object) {
  return state.market.call(endpoint, { id, requestNo: newRequestNo(), ...part } as In, { token })
}

/** Publishes, awards, confirms and pays; the arguments are those of `evaluating`. */
export async function paidOrder(...terms: Parameters<typeof evaluating>): Promise<Paid> {
  const state = await evaluating(...terms)
  const order = await toPay(state)
  await payDue(state, order)
  const { id } = order
  return {
    state,
    id,
    now: async () => (await state.market.call(orderEndpoints.detail, { id }, { token: state.trader })).data,
    buyer: async (endpoint, part = {}) => run(state, state.trader, id, endpoint, part),
    seller: async (endpoint, part = {}) => run(state, state.one, id, endpoint, part),
    renew: async () => {
      state.trader = await state.market.signIn('trader')
      state.one = await state.market.signIn('forwarder')
    },
  }
}

/** Proposes a charge as the seller, with evidence. */
export async function propose(paid: Paid, amount: string, part: Partial<ProposeCharge> = {}) {
  const evidence = [await picture(paid.state, paid.state.one)]
  return paid.seller(orderEndpoints.proposeCharge, {
    code: 'EXM',
    amount,
    reason: 'Customs examined one box',
    evidence,
    ...part,
  })
}
