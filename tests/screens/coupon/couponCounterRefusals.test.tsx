import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { evaluating, toPay } from '@tests/mock/support/awarded.ts'
import { batchOf, collected, issue, issued, type Issued } from '@tests/mock/support/coupon.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { fillBill, openCounter, result, scan, UNKNOWN, verifyButton, WAIT } from './counter.ts'
import { choose } from '../support/choose.ts'

const HOUR = 3600_000

let app: OpenApp
let state: Issued
beforeEach(async () => {
  state = await issued({ perUserLimit: 9, threshold: '0' })
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

async function open(): Promise<HTMLInputElement> {
  const opened = await openCounter(state.market)
  app = opened.app
  return opened.input
}

describe('what the counter says of a code that cannot be verified', () => {
  /** The message for a code that cannot be verified; no button is shown and the input is ready for the next code. */
  const refused = async (code: string): Promise<string> => {
    const input = await open()
    await scan(input, code)
    const words = await within(result()).findByRole('alert', {}, WAIT)
    expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(input))
    return words.textContent
  }

  test('no such code', async () => {
    expect(await refused(UNKNOWN)).toMatch(/No such code.*No coupon has this code/)
  })

  test('issued by another company', async () => {
    const other = await state.market.signIn('forwarder2')
    const batch = await issue(state.market, other, batchOf())
    const { code } = await collected({ ...state, batch })
    expect(await refused(code)).toMatch(/another company.*Only the issuer can redeem/)
  })

  test('used, with when and by whom', async () => {
    const { code } = await collected(state)
    const bill = { amount: '5000', currency: 'USD' as const }
    await state.market.call(
      couponEndpoints.verify,
      { code, ...bill, requestNo: newRequestNo() },
      { token: state.issuer },
    )
    expect(await refused(code)).toMatch(/Used at 2026-11-21 .* by 周海宁/)
  })

  test('used by another tab between look-up and press', async () => {
    const { code } = await collected(state)
    const input = await open()
    await fillBill()
    await scan(input, code)
    const button = await verifyButton()
    const bill = { amount: '5000', currency: 'USD' as const }
    await state.market.call(
      couponEndpoints.verify,
      { code, ...bill, requestNo: newRequestNo() },
      { token: state.issuer },
    )
    await userEvent.click(button)
    expect((await within(result()).findByRole('alert', {}, WAIT)).textContent).toMatch(/by 周海宁/)
    expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull()
  })

  test('deactivated', async () => {
    const { code } = await collected(state)
    const { market, issuer: token, batch } = state
    const { version } = (await market.call(couponBatchEndpoints.detail, { id: batch.id }, { token })).data
    const input = { id: batch.id, version, requestNo: newRequestNo() }
    await market.call(couponBatchEndpoints.deactivate, input, { token })
    expect(await refused(code)).toMatch(/Deactivated.*no longer be used/)
  })

  test('expired, with when', async () => {
    const validity = { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 1 } as const
    const batch = await issue(state.market, state.issuer, batchOf({ validity }))
    const { code } = await collected({ ...state, batch })
    state.market.time.now += 25 * HOUR
    expect(await refused(code)).toMatch(/Expired at 2026-11-2\d/)
  })

  test('not valid yet, with from when', async () => {
    const validity = { type: 'RELATIVE', startAfterDays: 5, daysAfterClaim: 9 } as const
    const batch = await issue(state.market, state.issuer, batchOf({ validity }))
    const { code } = await collected({ ...state, batch })
    expect(await refused(code)).toMatch(/Not valid yet.*from 2026-11-2\d/)
  })

  test('locked, because it is being given away', async () => {
    const coupon = await collected(state)
    const input = { couponId: coupon.id, version: coupon.version, message: '', requestNo: newRequestNo() }
    await state.market.call(couponEndpoints.give, input, { token: state.holder })
    expect(await refused(coupon.code)).toMatch(/Reserved.*giving it away/)
  })

  test('below the minimum spend, with what is short', async () => {
    const batch = await issue(state.market, state.issuer, batchOf())
    const { code } = await collected({ ...state, batch })
    const input = await open()
    await choose(screen.getByRole('combobox', { name: 'Bill' }), 'Bill amount')
    await choose(screen.getByRole('combobox', { name: 'Currency' }), 'USD')
    await userEvent.type(screen.getByRole('textbox', { name: /Bill amount/ }), '750')
    await scan(input, code)
    expect((await within(result()).findByRole('alert', {}, WAIT)).textContent).toMatch(
      /USD 250\.00 below the minimum spend/,
    )
  })

  test('another lane, and an order that is not there is told at its field', async () => {
    const trade = await evaluating()
    const order = await toPay(trade)
    const { market, one: issuer, trader: holder } = trade
    const batch = await issue(market, issuer, batchOf({ scope: { ...batchOf().scope, pods: ['NLRTM'] } }))
    state = { market, issuer, holder, batch, members: [] }
    const { code } = await collected(state)
    const input = await open()
    await choose(screen.getByRole('combobox', { name: 'Bill' }), 'Our order')
    const orderNo = screen.getByRole('textbox', { name: /Order number/ })
    await userEvent.type(orderNo, 'DD20200101-0001')
    await scan(input, code)
    await waitFor(() => expect(orderNo.getAttribute('aria-invalid')).toBe('true'), WAIT)
    await userEvent.clear(orderNo)
    await userEvent.type(orderNo, `${order.no}{Enter}`)
    expect((await within(result()).findByRole('alert', {}, WAIT)).textContent).toMatch(
      /Another lane.*not valid for this lane/,
    )
  })
})
