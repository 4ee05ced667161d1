import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { evaluating, toPay } from '@tests/mock/support/awarded.ts'
import { picture } from '@tests/mock/support/fulfilled.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { letPass, openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 30_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  {
    locale: 'en-US' as const,
    next: /^The bank line does not name the remittance code\./,
    asked: (code: string) => `The bank line says “PO 7”, not ${code},`,
    remark: 'Remark of the transfer',
    send: 'Submit proof',
    change: 'Another method',
  },
  {
    locale: 'zh-CN' as const,
    next: /^银行流水附言没有识别码/,
    asked: (code: string) => `银行流水附言为“PO 7”，与识别码 ${code} 不符`,
    remark: '汇款附言',
    send: '提交凭证',
    change: '换一种方式',
  },
])(
  'in $locale the clerk asks which payment a transfer is for, and the buyer answers with the proof it has sent',
  async ({ locale, ...words }) => {
    const state = await evaluating()
    const { market, trader } = state
    const { id: orderId, version, payableIn, payable } = await toPay(state)
    const { amount, currency } = payableIn.find((way) => way.currency === 'USD') ?? payable
    const input = { orderId, version, method: 'BANK_TRANSFER' as const, amount: { amount, currency } }
    const { data: payment } = await market.call(
      paymentEndpoints.create,
      { ...input, requestNo: newRequestNo() },
      { token: trader },
    )
    const { id, remitCode = '' } = payment
    const proof = { id, payerBank: 'Bank', payerAccount: '31050161364000001234', paidAmount: amount, remark: 'PO 7' }
    const proofs = [await picture(state, trader)]
    await market.call(paymentEndpoints.submitProof, { ...proof, proofs, requestNo: newRequestNo() }, { token: trader })
    market.time.now += 5000
    app = await openAs('trader', `/business/payment?orderId=${orderId}&tab=payment`, market, { locale })
    const alert = await screen.findByRole('alert', {}, WAIT)
    expect(alert.textContent).toContain(words.asked(remitCode))
    expect(screen.getByText(words.next)).toBeTruthy()
    // The transfer was made: there is no other way to pay any more.
    expect(screen.queryByRole('button', { name: words.change })).toBeNull()
    const remark = screen.getByLabelText<HTMLInputElement>(words.remark)
    expect(remark.value).toBe('PO 7')
    await userEvent.clear(remark)
    await userEvent.type(remark, remitCode)
    const form = remark.closest('form')
    if (!form) throw new Error('there is no form')
    await userEvent.click(within(form).getByRole('button', { name: words.send }))
    await waitFor(() => expect(screen.queryByLabelText(words.remark)).toBeNull(), WAIT)
    await letPass(market, 5000)
    const token = await market.signIn('trader')
    const paid = (await market.call(orderEndpoints.detail, { id: orderId }, { token })).data
    expect([paid.status, paid.payments[0]?.status]).toEqual(['PAID', 'CONFIRMED'])
  },
)
