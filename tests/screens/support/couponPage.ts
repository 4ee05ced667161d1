import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Address of the issuer's batches. */
export const PAGE = '/coupon/couponManagement'
export const WAIT = { timeout: 15_000 }

/** Presses a button. */
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
/** An input by its caption. */
export const input = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** Writes into an input in place of what it has. */
export async function write(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(input(name))
  await userEvent.type(input(name), text)
}
