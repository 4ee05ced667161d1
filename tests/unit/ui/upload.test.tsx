import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UploadField } from '@/ui/UploadField.tsx'
import type { RunningUploads } from '@/ui/UploadField.tsx'
import { inLanguage } from './inLanguage.tsx'

const nothing = () => undefined
const NONE: RunningUploads = { sending: [], isBusy: false, send: nothing, retry: nothing, cancel: nothing }
const ON_ITS_WAY: RunningUploads = {
  ...NONE,
  sending: [{ key: 1, name: 'receipt.pdf', share: 0.4, isFailed: false }],
  isBusy: true,
}
const FAILED: RunningUploads = { ...NONE, sending: [{ key: 1, name: 'receipt.pdf', share: 0.4, isFailed: true }] }

const form = (uploads: RunningUploads, onSubmit: () => void) =>
  inLanguage(
    'en-US',
    <form
      aria-label="Proof"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <UploadField label="Receipt" name="proofs" files={[]} uploads={uploads} max={5} onRemove={nothing} />
      <button type="submit">{'Send'}</button>
    </form>,
  )

test('a form is not sent while a file is still uploading, and says why where the file is', async () => {
  const onSubmit = vi.fn<() => void>()
  const { rerender } = render(await form(ON_ITS_WAY, onSubmit))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('still uploading')
  const choose = screen.getByRole('button', { name: /Receipt/ })
  expect(document.activeElement).toBe(choose)
  expect(choose.getAttribute('aria-invalid')).toBe('true')

  rerender(await form(NONE, onSubmit))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a file that has failed says so itself and holds nothing back', async () => {
  const onSubmit = vi.fn<() => void>()
  render(await form(FAILED, onSubmit))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})
