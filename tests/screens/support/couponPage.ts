import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Path of the issuer's batches. */
export const PAGE = '/coupon/couponManagement'
export const WAIT = { timeout: 15_000 }

/** Presses a button. */
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
/** An input by its label. */
export const input = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** Replaces the text of an input. */
export async function write(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(input(name))
  await userEvent.type(input(name), text)
}
