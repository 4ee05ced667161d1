import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The position of the gap, which the mock's SVG contains (mock/README.md). */
async function gap(): Promise<number> {
  const picture = await screen.findByAltText<HTMLImageElement>('Container yard with a gap')
  return Number(/translate\((\d+) \d+\)" fill="#0009"/.exec(decodeURIComponent(picture.src))?.[1])
}

/** Solves the puzzle by keyboard. */
export async function solvePuzzle(): Promise<void> {
  const x = await gap()
  const thumb = screen.getByRole('slider', { name: 'Puzzle slider' })
  act(() => thumb.focus())
  await userEvent.keyboard('{Shift>}' + '{ArrowRight}'.repeat(Math.floor(x / 10)) + '{/Shift}')
  if (x % 10 > 0) await userEvent.keyboard('{ArrowRight}'.repeat(x % 10))
  // The server rejects slides that are too fast for a person.
  await act(async () => new Promise((resolve) => void setTimeout(resolve, 150)))
  await userEvent.keyboard('{Enter}')
}

/** Clicks the button beside the code field, solves the puzzle and returns the code of the message below the field. */
export async function askForCode(): Promise<string> {
  const before = screen.queryByText(/^Demo SMS/)?.textContent
  await userEvent.click(screen.getByRole('button', { name: /^(Send code|Resend)$/ }))
  await solvePuzzle()
  let shown = ''
  await waitFor(async () => {
    shown = (await screen.findByText(/^Demo SMS/)).textContent ?? ''
    if (shown === before) throw new Error('still the former message')
  })
  return /\d{6}/.exec(shown)?.[0] ?? ''
}

/** All error messages on the screen. */
export const alerts = (): (string | null)[] => screen.queryAllByRole('alert').map((alert) => alert.textContent)
