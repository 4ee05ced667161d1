import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { background, gap, pause, slideByKeys, slider, slowCheck } from '../support/puzzle.ts'

let app: OpenApp

beforeEach(async () => {
  app = await openApp('/login')
})
afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const countOf = (path: string) => app.paths().filter((one) => one === path).length

async function attempt(password: string) {
  const before = countOf('/trading/oauth/token')
  fireEvent.change(await screen.findByLabelText(/Account/), { target: { value: 'trader' } })
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } })
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(countOf('/trading/oauth/token')).toBe(before + 1))
}

async function failTwice() {
  await attempt('Wrong12345')
  await screen.findByText('Incorrect account or password')
  expect(screen.queryByRole('slider')).toBeNull()
  await attempt('Wrong12345')
  await slider()
}

describe('the puzzle', () => {
  test('appears after two failures and is solved by keyboard alone', async () => {
    await failTwice()
    await slideByKeys(await gap())
    expect((await screen.findAllByText('Puzzle solved')).length).toBeGreaterThan(0)
    await attempt('Cangtong2026')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(app.session.get().user?.account).toBe('trader')
  })

  test('refuses a wrong place and puts a new picture there, with the piece back at the start', async () => {
    await failTwice()
    const first = (await background()).src
    const right = await gap()
    await slideByKeys(right > 100 ? right - 30 : right + 30)
    expect(await screen.findByText('Not aligned; try this new puzzle')).toBeTruthy()
    await waitFor(async () => expect((await background()).src).not.toBe(first))
    expect((await slider()).getAttribute('aria-valuenow')).toBe('0')
    await slideByKeys(await gap())
    expect((await screen.findAllByText('Puzzle solved')).length).toBeGreaterThan(0)
  })

  test('is wanted before the password is sent, and a spent one is drawn anew', async () => {
    await failTwice()
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'Cangtong2026' } })
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Solve the puzzle first')).toBeTruthy()
    expect(document.activeElement).toBe(await slider())
    expect(countOf('/trading/oauth/token')).toBe(2)
    await slideByKeys(await gap())
    await screen.findAllByText('Puzzle solved')
    await attempt('StillWrong1')
    await waitFor(async () => expect((await slider()).getAttribute('aria-valuenow')).toBe('0'))
    expect(screen.queryAllByText('Puzzle solved')).toEqual([])
  })

  test('a press on the button while a position is checked is sent once the check ends', async () => {
    app.session.stop()
    cleanup()
    const { backend, release } = await slowCheck()
    app = await openApp('/login', { backend })
    await failTwice()
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'Cangtong2026' } })
    await slideByKeys(await gap())
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(countOf('/trading/oauth/token')).toBe(2)
    release()
    await waitFor(() => expect(app.session.get().user?.account).toBe('trader'))
    expect(countOf('/trading/oauth/token')).toBe(3)
  })

  test('can be changed for another, and keys keep the piece inside the picture', async () => {
    await failTwice()
    const first = (await background()).src
    await userEvent.click(screen.getByRole('button', { name: 'New puzzle' }))
    await waitFor(async () => expect((await background()).src).not.toBe(first))
    const thumb = await slider()
    act(() => thumb.focus())
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(thumb.getAttribute('aria-valuenow')).toBe(thumb.getAttribute('aria-valuemax'))
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(thumb.getAttribute('aria-valuenow')).toBe('0')
  })

  test('is solved by dragging', async () => {
    await failTwice()
    const x = await gap()
    const thumb = await slider()
    thumb.setPointerCapture = () => undefined
    const at = (clientX: number) => ({ clientX, pointerId: 1, button: 0, bubbles: true })
    fireEvent.pointerDown(thumb, at(10))
    fireEvent.pointerMove(thumb, at(10 + x / 2))
    await pause(150)
    fireEvent.pointerMove(thumb, at(10 + x))
    fireEvent.pointerUp(thumb, at(10 + x))
    expect((await screen.findAllByText('Puzzle solved')).length).toBeGreaterThan(0)
  })

  test('stands in the way of a demo card too, whose name is then filled in', async () => {
    await failTwice()
    await userEvent.click(await screen.findByRole('button', { name: /Verified.*trader$/ }))
    await screen.findByText('Solve the puzzle first')
    expect(screen.getByLabelText<HTMLInputElement>(/Account/).value).toBe('trader')
  })
})
