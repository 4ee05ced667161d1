import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import { accept, agreed, agreementNow, request } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, WAIT } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    left: '50 of 52',
    all: '52 of 52',
    cancel: 'Cancel call-off',
    note: /^Reason/,
    begun: 'A payment is open. Cancel that payment first, or wait until it is checked.',
    order: 'Cancel order',
  },
  'zh-CN': {
    left: '50 / 52',
    all: '52 / 52',
    cancel: '取消订舱',
    note: /^取消原因/,
    begun: '有一笔付款正在进行，请先取消该笔付款或等待核对结果。',
    order: '取消订单',
  },
} as const

async function accepted() {
  const { market, id } = await agreed()
  const orderId = (await accept(market, (await request(market, id)).data)).data.id
  return { market, id, orderId }
}

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: the buyer cancels an accepted call-off beside its agreement, and the containers are back',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await accepted()
    await open('trader', id, market, locale)
    expect(await screen.findByText(words.left, {}, WAIT)).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: /DD\d+/ }, WAIT))
    await userEvent.click(await screen.findByRole('menuitem', { name: words.cancel }, WAIT))
    const dialog = await inDialog()
    await userEvent.type(dialog.getByLabelText(words.note), 'The factory is closed')
    await userEvent.click(dialog.getByRole('button', { name: words.cancel }))
    await isClosed()
    expect(await screen.findByText(words.all, {}, WAIT)).toBeTruthy()
    await waitFor(async () => expect((await agreementNow(market, id)).callOffs[0]?.status).toBe('CANCELLED'), WAIT)
  },
)

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: while a payment is open the order says why it cannot be cancelled',
  async (locale) => {
    const words = WORDS[locale]
    const { market, orderId } = await accepted()
    const token = await market.signIn('trader')
    const order = (await market.call(orderEndpoints.detail, { id: orderId }, { token })).data
    const way = order.payableIn.find(({ dues }) => dues?.length !== 1)
    const amount = { amount: way?.amount ?? '', currency: way?.currency ?? 'CNY' }
    const input = { orderId, version: order.version, method: 'BANK_TRANSFER' as const, amount }
    await market.call(paymentEndpoints.create, { ...input, requestNo: newRequestNo() }, { token })
    await open('trader', `/business/payment?orderId=${orderId}`, market, locale)
    const button = await screen.findByRole('button', { name: words.order }, WAIT)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(words.begun)).toBeTruthy()
  },
)
