import { beforeEach, describe, expect, it } from 'vitest'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { namesRemitCode } from '@/contract/money/payment/remit.ts'
import { evaluating, toPay, type Evaluating } from '../support/awarded.ts'
import { picture } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'

const MINUTE = 60_000

it.each([
  ['A1B2C3', true],
  ['a1b2c3', true],
  ['INV 7/2026, A1B 2C3', true],
  ['Ａ１Ｂ２Ｃ３', true],
  ['A1-B2-C3.', true],
  ['', false],
  ['A1B2C', false],
  ['A1B2D3', false],
])('the remark %j names the code A1B2C3: %s', (remark, isNamed) => {
  expect(namesRemitCode(remark, 'A1B2C3')).toBe(isNamed)
})

describe('a transfer', () => {
  let state: Evaluating
  let order: OrderDetail
  beforeEach(async () => {
    state = await evaluating()
    order = await toPay(state)
  })
  const now = async (token = state.trader) =>
    (await state.market.call(orderEndpoints.detail, { id: order.id }, { token })).data
  const open = async () => {
    const { id: orderId, version, payableIn } = order
    const { amount, currency } = payableIn.find((way) => way.currency === 'USD') ?? order.payable
    const input = { orderId, version, method: 'BANK_TRANSFER' as const, amount: { amount, currency } }
    return (
      await state.market.call(paymentEndpoints.create, { ...input, requestNo: newRequestNo() }, { token: state.trader })
    ).data
  }
  const prove = async (id: string, paidAmount: string, remark?: string) => {
    const input = {
      id,
      payerBank: 'Bank',
      payerAccount: '31050161364000001234',
      paidAmount,
      ...(remark !== undefined && { remark }),
      proofs: [await picture(state, state.trader)],
      requestNo: newRequestNo(),
    }
    const answer = await state.market.call(paymentEndpoints.submitProof, input, { token: state.trader })
    state.market.time.now += 5000
    return answer
  }

  it.each([
    ['no remark', ''],
    ['the code of another payment', 'ZZZZZZ'],
  ])('with %s stays with the clerk, who asks until the code is named', async (_name, remark) => {
    const { id, remitCode = '', amount } = await open()
    await prove(id, amount.amount, remark)
    const asked = await now()
    expect([asked.status, asked.payState, asked.payments[0]?.status]).toEqual(['PAY_CHECKING', 'CHECKING', 'SUBMITTED'])
    expect(asked.payments[0]?.askedAt).toBeDefined()
    const { data } = await state.market.call(messageEndpoints.page, { group: 'PAYMENT' }, { token: state.trader })
    expect(data.records[0]?.body).toContain(remitCode)
    state.market.time.now += 30 * MINUTE
    expect((await now()).status).toBe('PAY_CHECKING')
    const answer = `inv 7 ${remitCode.slice(0, 3).toLowerCase()} ${remitCode.slice(3)}`
    expect((await prove(id, amount.amount, answer)).code).toBe(200)
    const paid = await now()
    expect([paid.status, paid.payments[0]?.status, paid.payments[0]?.askedAt]).toEqual(['PAID', 'CONFIRMED', undefined])
    expect((await prove(id, amount.amount, answer)).code).toBe(4009)
  })

  it('that names the code, or of a client that sends no remark, is checked as before', async () => {
    const { id, amount } = await open()
    await prove(id, amount.amount)
    expect((await now()).status).toBe('PAID')
  })

  it('that is with the clerk and was not asked about takes no second proof', async () => {
    const { id, amount } = await open()
    await prove(id, amount.amount, '')
    await prove(id, amount.amount, '')
    const input = { id, payerBank: 'Bank', payerAccount: '31050161364000001234', paidAmount: '1', remark: '' }
    const proofs = [await picture(state, state.trader)]
    const [one, two] = [
      { ...input, proofs, requestNo: newRequestNo() },
      { ...input, proofs, requestNo: newRequestNo() },
    ]
    expect((await state.market.call(paymentEndpoints.submitProof, one, { token: state.trader })).code).toBe(200)
    expect((await state.market.call(paymentEndpoints.submitProof, two, { token: state.trader })).code).toBe(4009)
  })
})
