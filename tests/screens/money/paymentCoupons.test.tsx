import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { evaluating, toPay, type Evaluating } from '@tests/mock/support/awarded.ts'
import { batchOf, collected, issue } from '@tests/mock/support/coupon.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

let state: Evaluating
let order: OrderDetail
let app: OpenApp
let big: CouponView
beforeEach(async () => {
  state = await evaluating()
  const { market, one: issuer, trader: holder } = state
  const hold = async (part: object) =>
    collected({ market, issuer, holder, members: [], batch: await issue(market, issuer, batchOf(part)) })
  big = await hold({ name: 'Big one', value: '120' })
  await hold({ name: 'First of two', value: '90', stackable: true })
  await hold({ name: 'Second of two', value: '60', stackable: true })
  await hold({ name: 'Rotterdam only', threshold: '90000', scope: { ...batchOf().scope, pods: ['NLRTM'] } })
  order = await toPay(state)
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

async function open() {
  app = await openAs('trader', `/business/payment?orderId=${order.id}&tab=payment`, state.market)
  return screen.findByRole('list', { name: 'Applicable coupons' }, { timeout: 30_000 })
}
const now = async () =>
  (await state.market.call(orderEndpoints.detail, { id: order.id }, { token: await state.market.signIn('trader') }))
    .data
const less = (amount: number) => (Number(order.payable.amount) - amount).toFixed(2)

describe('coupons at the payment', () => {
  test('the best choice is proposed and put on the order with one press; what is due falls', async () => {
    const token = await state.market.signIn('trader')
    const { data } = await state.market.call(couponEndpoints.usable, { orderId: order.id }, { token })
    const saved = Number(data.bestSaves.amount)
    expect(saved).toBeGreaterThanOrEqual(150)
    await open()
    expect(screen.getByText(new RegExp(`Best: ${data.best.length} coupons?, .*${Math.floor(saved)}`))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Use best' }))
    expect(await screen.findByText('The best combination is in use.')).toBeTruthy()
    expect((await now()).payable.amount).toBe(less(saved))
    // Beside the amount due, among the usable coupons, and in the ledger, whose sum is right.
    const [first] = (await now()).coupons
    const money = screen.getByRole('region', { name: 'Payable and paid' })
    expect(within(money).getByText(first?.name ?? '')).toBeTruthy()
  })

  test('what does not go with the ticked ones says why and cannot be ticked', async () => {
    const list = await open()
    await userEvent.click(within(list).getByRole('checkbox', { name: /Big one/ }))
    const other = within(list).getByRole('checkbox', { name: /First of two/ })
    expect(other).toHaveProperty('disabled', true)
    expect(other.closest('li')?.textContent).toContain('Not combinable with those selected')
    await userEvent.click(screen.getByRole('button', { name: 'Use 1 coupon' }))
    await waitFor(async () => expect((await now()).payable.amount).toBe(less(120)))
    await userEvent.click(await within(list).findByRole('checkbox', { name: /Big one/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use no coupon' }))
    await waitFor(async () => expect((await now()).payable.amount).toBe(order.payable.amount))
  })

  test('those that cannot be used are there with every reason, in the fixed order', async () => {
    await open()
    await userEvent.click(screen.getByText(/^Not applicable/))
    const row = screen.getByText('Rotterdam only').closest('li')
    expect(row?.textContent).toMatch(/Another lane · Below the minimum spend \(USD \d{1,3}(,\d{3})*\.\d{2} short\)/)
  })

  test('one that was given away meanwhile is refused, and the list tells its real state', async () => {
    const list = await open()
    await userEvent.click(within(list).getByRole('checkbox', { name: /Big one/ }))
    const give = { couponId: big.id, version: big.version, message: '', requestNo: newRequestNo() }
    await state.market.call(couponEndpoints.give, give, { token: await state.market.signIn('trader') })
    await userEvent.click(screen.getByRole('button', { name: 'Use 1 coupon' }))
    expect(await screen.findByText('The coupon cannot be used')).toBeTruthy()
    await waitFor(() => expect(within(list).queryByText('Big one')).toBeNull())
    expect((await now()).payable.amount).toBe(order.payable.amount)
  })
})
