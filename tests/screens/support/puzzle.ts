import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Backend } from '@mock/backend.ts'
import { openBackend } from '@tests/setup/openBackend.ts'

/** Picture of the puzzle. */
export const background = () =>
  screen.findByAltText<HTMLImageElement>('Container yard with a gap', {}, { timeout: 20_000 })

/** Handle of the puzzle. */
export const slider = () => screen.findByRole('slider', { name: 'Puzzle slider' })

/** The position of the gap, which the mock's SVG contains (mock/README.md). */
export async function gap(): Promise<number> {
  const svg = decodeURIComponent((await background()).src)
  return Number(/translate\((\d+) \d+\)" fill="#0009"/.exec(svg)?.[1])
}

/** Waits, with what that renders. */
export const pause = (ms: number) => act(async () => new Promise((resolve) => void setTimeout(resolve, ms)))

/** Moves the piece to a place by keys and releases it there. */
export async function slideByKeys(x: number): Promise<void> {
  const thumb = await slider()
  act(() => thumb.focus())
  await userEvent.keyboard('{Shift>}' + '{ArrowRight}'.repeat(Math.floor(x / 10)) + '{/Shift}')
  if (x % 10 > 0) await userEvent.keyboard('{ArrowRight}'.repeat(x % 10))
  expect(thumb.getAttribute('aria-valuenow')).toBe(String(x))
  // The server rejects slides that are too fast for a person.
  await pause(150)
  await userEvent.keyboard('{Enter}')
}

/** A backend that answers the check of a puzzle only once `release` is called. */
export async function slowCheck(): Promise<{ backend: Backend; release: () => void }> {
  const backend = await openBackend()
  let release = () => undefined as void
  const promise = new Promise<void>((resolve) => (release = resolve))
  const handle: Backend['handle'] = async (request) => {
    if (request.url.includes('captcha') && request.method === 'POST') await promise
    return backend.handle(request)
  }
  return { backend: { ...backend, handle }, release: () => release() }
}
