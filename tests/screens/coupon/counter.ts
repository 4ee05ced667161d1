import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { couponCheckSymbol } from '@/contract/coupon/code.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

// The page and its parts are fetched when they are shown; here before, so that no test waits for the compiler.
await import('@/pages/coupon/CouponVerificationPage.tsx')

/** How long a screen may take on a busy machine. */
export const WAIT = { timeout: 20_000 }
/** The counter's address. */
export const ADDRESS = '/coupon/couponVerification'
const STEM = '2345678ABCD'
/** A well-formed code that no coupon has. */
export const UNKNOWN = STEM + (couponCheckSymbol(STEM) ?? '')

/** Opens the counter of `forwarder` and gives the input of the code. */
export async function openCounter(
  market: Market,
  options: OpenAppOptions = {},
  address = ADDRESS,
): Promise<{ app: OpenApp; input: HTMLInputElement }> {
  const app = await openAs('forwarder', address, market, options)
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Coupon code/ }, WAIT)
  return { app, input }
}

/** Where the counter says what it found. */
export const result = () => document.querySelector('.ct-counter-result') as HTMLElement

/** Types a code as a hand scanner does, and Enter. */
export async function scan(input: HTMLInputElement, code: string): Promise<void> {
  await userEvent.click(input)
  await userEvent.clear(input)
  await userEvent.keyboard(`${code}{Enter}`)
}

/** The button that verifies what was found. */
export const verifyButton = () => screen.findByRole('button', { name: 'Verify' }, WAIT)
