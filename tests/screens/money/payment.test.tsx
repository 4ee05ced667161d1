import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TransportError } from '@/api/errors.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { PaymentMethod } from '@/contract/money/payment/values.ts'
import type { Backend } from '@mock/backend.ts'
import { evaluating, toPay, type Evaluating } from '@tests/mock/support/awarded.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { letPass, openAs } from '../trade/bidding.ts'

const MINUTE = 60_000
let state: Evaluating
let order: OrderDetail
let app: OpenApp
beforeEach(async () => {
  state = await evaluating()
  order = await toPay(state)
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** Opens the order as its buyer, optionally over another backend. */
async function open(backend?: Backend): Promise<void> {
  app = await openAs(
    'trader',
    `/business/payment?orderId=${order.id}&tab=payment`,
    state.market,
    backend ? { backend } : {},
  )
  await screen.findByRole('button', { name: 'Pay' }, { timeout: 30_000 })
}
/** Pays for the same enterprise in another tab. */
async function payElsewhere(method: PaymentMethod, currency: string) {
  const amount = order.payableIn.find((entry) => entry.currency === currency) ?? order.payable
  const body = { orderId: order.id, version: order.version, method, amount, requestNo: newRequestNo() }
  const token = await state.market.signIn('trader')
  return (await state.market.call(paymentEndpoints.create, body, { token })).data
}
async function payments() {
  const token = await state.market.signIn('trader')
  return (await state.market.call(orderEndpoints.detail, { id: order.id }, { token })).data.payments
}
const choose = async (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const pay = async () => userEvent.click(screen.getByRole('button', { name: 'Pay' }))
const sent = () => app.requests.filter(({ path }) => path.endsWith('/payment/create'))

test('whoever pays, or takes another method, finds the focus on the heading of what comes next', async () => {
  await open()
  await pay()
  const account = await screen.findByRole('heading', { name: 'Beneficiary account' })
  await waitFor(() => expect(document.activeElement).toBe(account))
  await userEvent.click(screen.getByRole('button', { name: 'Another method' }))
  const methods = await screen.findByRole('heading', { name: 'Payment method' })
  await waitFor(() => expect(document.activeElement).toBe(methods))
})

describe('an order is never paid twice', () => {
  test('by a double click: one request, one payment', async () => {
    await open()
    await choose(/^WeChat/)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay' }))
    expect(await screen.findByRole('region', { name: /Scan with WeChat/ })).toBeTruthy()
    expect(sent()).toHaveLength(1)
    expect(await payments()).toHaveLength(1)
  })

  test('from a second tab: it gets the payment that stands, and says so', async () => {
    await open()
    const standing = await payElsewhere('WECHAT', 'CNY')
    await letPass(state.market, MINUTE)
    await choose(/^WeChat/)
    await pay()
    expect(await screen.findByText(/already has an open payment/)).toBeTruthy()
    expect(await screen.findByRole('region', { name: /Scan with WeChat/ })).toBeTruthy()
    expect((await payments()).map(({ id, status }) => [id, status])).toEqual([[standing.id, 'CREATED']])
  })

  test('when the second tab takes another method the first says that its payment was replaced', async () => {
    await open()
    await choose(/^WeChat/)
    await pay()
    await screen.findByRole('region', { name: /Scan with WeChat/ })
    await payElsewhere('BANK_TRANSFER', 'USD')
    expect(await screen.findByText(/replaced on another page/, {}, { timeout: 8000 })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /Scan with WeChat/ })).toBeNull()
    expect((await payments()).filter(({ status }) => status === 'CREATED')).toHaveLength(1)
  })

  test('when the order changed meanwhile: the click is refused, and the next one pays what is shown now', async () => {
    await open()
    const standing = await payElsewhere('WECHAT', 'CNY')
    const token = await state.market.signIn('trader')
    await state.market.call(paymentEndpoints.cancel, { id: standing.id, requestNo: newRequestNo() }, { token })
    const locked = await state.market.call(
      orderEndpoints.relock,
      { id: order.id, version: order.version, requestNo: newRequestNo() },
      { token },
    )
    await choose(/^WeChat/)
    await pay()
    expect(await screen.findByText(/The order has changed. Check the amount/)).toBeTruthy()
    expect((await payments()).filter(({ status }) => status === 'CREATED')).toEqual([])
    await pay()
    await screen.findByRole('region', { name: /Scan with WeChat/ })
    expect(sent().map(({ body }) => (body as { version: number }).version)).toEqual([
      order.version,
      locked.data.version,
    ])
  })

  test('when the answer was lost: paying again is the same intent and finds the same payment', async () => {
    let isLost = true
    const backend: Backend = {
      ...state.market.backend,
      handle: async (request) => {
        const answer = await state.market.backend.handle(request)
        if (!isLost || !request.url.endsWith('/payment/create')) return answer
        isLost = false
        throw new TransportError('timeout')
      },
    }
    await open(backend)
    await choose(/^Alipay/)
    await pay()
    await waitFor(() => expect(isLost).toBe(false))
    // Shown below the button: on a phone anything above the coupons is outside the viewport.
    const told = await screen.findByRole('alert')
    const below = screen.getByRole('button', { name: 'Pay' }).compareDocumentPosition(told)
    expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await pay()
    expect(await screen.findByRole('region', { name: /Scan with Alipay/ })).toBeTruthy()
    const [first, second] = sent().map(({ body }) => (body as { requestNo: string }).requestNo)
    expect(second).toBe(first)
    expect(await payments()).toHaveLength(1)
  })

  test('at a rate that ran out: the new amount is shown beside the old one before anything is paid', async () => {
    await open()
    await letPass(state.market, 25 * 60 * MINUTE)
    // Any response updates the page's market time.
    await act(async () => void (await app.client.call(orderEndpoints.page, {}, { silent: true })))
    await choose(/^WeChat/)
    await pay()
    const dialog = await screen.findByRole('dialog', { name: 'Rate lock expired' })
    expect(sent()).toHaveLength(0)
    const before = within(dialog).getByText('Previous amount').nextElementSibling?.textContent
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update rate' }))
    const now = (await within(dialog).findByText('New amount')).nextElementSibling?.textContent
    expect(before).toContain('CNY')
    expect(now).not.toBe(before)
    expect(sent()).toHaveLength(0)
    await new Promise((resolve) => {
      setTimeout(resolve, 600)
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay new amount' }))
    expect(await screen.findByRole('region', { name: /Scan with WeChat/ })).toBeTruthy()
    const [payment] = await payments()
    expect(now?.replaceAll(/[^\d.]/g, '')).toBe(payment?.amount.amount)
  })

  test('after the code ran out: a new one is made, the old one is over', async () => {
    await open()
    await choose(/^WeChat/)
    await pay()
    await screen.findByRole('region', { name: /Scan with WeChat/ })
    await letPass(state.market, 16 * MINUTE)
    // Once the code has expired, the payment methods are shown again.
    await userEvent.click(await screen.findByRole('radio', { name: /^WeChat/ }, { timeout: 8000 }))
    await pay()
    await screen.findByRole('region', { name: /Scan with WeChat/ })
    expect((await payments()).map(({ status }) => status).toSorted()).toEqual(['CREATED', 'EXPIRED'])
  })

  test.each([
    ['3633.55', 'USD 30.00 less than due: bank charges are borne by the seller, else the rest stays payable.'],
    ['3700', 'USD 36.45 more than due; it becomes your balance with this seller.'],
  ])('a transfer of %s is told at the field, before it is sent, what it becomes', async (typed, text) => {
    await open()
    await pay()
    const amount = await screen.findByLabelText(/^Amount paid/)
    await userEvent.clear(amount)
    await userEvent.type(amount, typed)
    expect(screen.getByText(text)).toBeTruthy()
  })
})
