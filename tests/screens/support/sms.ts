import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Where the gap of the puzzle on screen is: the mock's picture is an SVG in which it can be read (mock/README.md). */
async function gap(): Promise<number> {
  const picture = await screen.findByAltText<HTMLImageElement>('Container yard with a gap')
  return Number(/translate\((\d+) \d+\)" fill="#0009"/.exec(decodeURIComponent(picture.src))?.[1])
}

/** Solves the puzzle on screen by keyboard. */
export async function solvePuzzle(): Promise<void> {
  const x = await gap()
  const thumb = screen.getByRole('slider', { name: 'Puzzle slider' })
  act(() => thumb.focus())
  await userEvent.keyboard('{Shift>}' + '{ArrowRight}'.repeat(Math.floor(x / 10)) + '{/Shift}')
  if (x % 10 > 0) await userEvent.keyboard('{ArrowRight}'.repeat(x % 10))
  // Nobody slides faster than this, and the back end knows.
  await act(async () => new Promise((resolve) => void setTimeout(resolve, 150)))
  await userEvent.keyboard('{Enter}')
}

/** Presses the button beside the code field, solves the puzzle and gives the code of the message shown under the field. */
export async function askForCode(): Promise<string> {
  const before = screen.queryByText(/^Demo SMS/)?.textContent
  await userEvent.click(screen.getByRole('button', { name: /^Send (code|again)$/ }))
  await solvePuzzle()
  let shown = ''
  await waitFor(async () => {
    shown = (await screen.findByText(/^Demo SMS/)).textContent ?? ''
    if (shown === before) throw new Error('still the former message')
  })
  return /\d{6}/.exec(shown)?.[0] ?? ''
}

/** The message under the field that holds the focus or has an error. */
export const alerts = (): (string | null)[] => screen.queryAllByRole('alert').map((alert) => alert.textContent)
