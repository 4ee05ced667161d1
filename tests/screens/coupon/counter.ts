import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { couponCheckSymbol } from '@/contract/coupon/code.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs } from '../trade/bidding.ts'

// Preload the lazy page and its parts, so that compile time does not count for the test.
await import('@/pages/coupon/CouponVerificationPage.tsx')

/** Timeout for a screen on a busy machine. */
export const WAIT = { timeout: 20_000 }
/** The path of the counter. */
export const ADDRESS = '/coupon/couponVerification'
const STEM = '2345678ABCD'
/** A valid code that no coupon has. */
export const UNKNOWN = STEM + (couponCheckSymbol(STEM) ?? '')

/** Opens the counter of `forwarder` and returns the code input. */
export async function openCounter(
  market: Market,
  options: OpenAppOptions = {},
  address = ADDRESS,
): Promise<{ app: OpenApp; input: HTMLInputElement }> {
  const app = await openAs('forwarder', address, market, options)
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Coupon code/ }, WAIT)
  return { app, input }
}

/** Names a bill of 5,000 dollars: a coupon without an order is not verified without one. */
export async function fillBill(): Promise<void> {
  await choose(screen.getByRole('combobox', { name: 'Bill' }), 'Bill amount')
  await choose(screen.getByRole('combobox', { name: 'Currency' }), 'USD')
  await userEvent.type(screen.getByRole('textbox', { name: /Bill amount/ }), '5000')
}

/** The result area of the counter. */
export const result = () => screen.getByRole('region', { name: 'Result' })

/** Types a code and Enter, as a hand scanner does. */
export async function scan(input: HTMLInputElement, code: string): Promise<void> {
  await userEvent.click(input)
  await userEvent.clear(input)
  await userEvent.keyboard(`${code}{Enter}`)
}

/** The button that verifies the coupon found. */
export const verifyButton = () => screen.findByRole('button', { name: 'Redeem' }, WAIT)
