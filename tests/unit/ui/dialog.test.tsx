import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '@/ui/Dialog.tsx'
import { inLanguage } from './inLanguage.tsx'

function Holder() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Withdraw?">
        <p>It cannot be undone.</p>
      </Dialog>
    </>
  )
}

test('a dialog is named by its title, closes, and gives the focus back', async () => {
  render(await inLanguage('en-US', <Holder />))
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  expect(screen.getByRole('dialog', { name: 'Withdraw?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a press outside closes a dialog, the second press of the double click that opened it does not', async () => {
  render(await inLanguage('en-US', <Holder />))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog')
  fireEvent.mouseDown(dialog, { detail: 2 })
  expect(screen.getByRole('dialog')).toBe(dialog)
  fireEvent.mouseDown(dialog, { detail: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** A row that disappears when its dialog's request succeeds; the response comes later. */
function Row({ answer }: { answer: Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  const withdraw = () => {
    setOpen(false)
    void answer.then(() => setThere(false))
  }
  return (
    <main>
      <h1 tabIndex={-1}>My bids</h1>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={withdraw} title="Withdraw?">
        <p>It cannot be undone.</p>
      </Dialog>
    </main>
  )
}

test('where its opener goes with the answer, the heading of the page has the focus', async () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  render(await inLanguage('en-US', <Row answer={promise} />))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  resolve()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My bids' })))
})
