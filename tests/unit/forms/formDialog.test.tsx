import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { TransportError } from '@/api/errors.ts'
import { post } from '@/contract/endpoint.ts'
import type { Problem } from '@/contract/problem.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { toastStore } from '@/ui/toast.ts'
import { pressEnter } from '@tests/setup/pressEnter.ts'
import { fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'
import { inLanguage } from '../ui/inLanguage.tsx'

type Reason = 'LATE' | 'OTHER'
interface Body {
  row: { name: string; boxes: number; reason: Reason }
  requestNo: string
}
const save = post<Body, { id: string }>('/trading/api/x/save')

const FIRST: { name: string; boxes: string; reason: Reason | '' } = { name: '', boxes: '1', reason: '' }

function Row({ onClose }: { onClose: () => void }) {
  const action = useDialogAction(save, { intent: 'x.save', done: 'Saved', changed: 'It has changed', onClose })
  const form = useForm({
    first: FIRST,
    at: 'row',
    action,
    check: ({ name, boxes, reason }): (Problem | { field: string; text: string })[] => [
      ...(name === '' ? [{ field: 'name', code: 'required' as const }] : []),
      ...(Number(boxes) > 9 ? [{ field: 'boxes', text: 'At most nine' }] : []),
      ...missing('reason', reason, 'Choose a reason'),
    ],
    request: ({ name, boxes, reason }) => (reason ? { row: { name, boxes: Number(boxes), reason } } : undefined),
  })
  return (
    <FormDialog form={form} title="A row" submitText="Save" onClose={onClose}>
      <TextField {...form.text('name')} label="Name" />
      <NumberField {...form.number('boxes')} label="Boxes" />
      <SelectField<Reason | ''>
        {...form.field('reason')}
        label="Reason"
        none="Choose"
        options={[
          { value: 'LATE', label: 'Late' },
          { value: 'OTHER', label: 'Other' },
        ]}
      />
    </FormDialog>
  )
}

async function open(replies: unknown[] = []) {
  const { transport, requests } = fakeTransport({ '*': () => replies.shift() })
  const { ports, shown } = fakePorts(transport)
  const onClose = vi.fn<() => void>()
  const client = createApiClient(ports)
  render(
    await inLanguage(
      'en-US',
      <ApiProvider client={client} member="1" language="en-US">
        <Row onClose={onClose} />
      </ApiProvider>,
      '/',
      { 'common.problem.required': 'Required' },
    ),
  )
  return { requests, onClose, shown }
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const boxes = () => screen.getByRole('textbox', { name: 'Boxes' })
const reason = () => screen.getByRole('combobox', { name: 'Reason' })
const fill = async () => {
  await userEvent.type(name(), 'Reefer')
  await userEvent.selectOptions(reason(), 'Late')
}

describe('a form in a dialog', () => {
  test('is sent by Enter, once, as its request, and closes with a toast', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { requests, onClose } = await open([new Promise((resolve) => (answer = resolve))])
    await fill()
    await pressEnter(name())
    await pressEnter(name())
    expect(requests.map(({ body }) => (body as Body).row)).toEqual([{ name: 'Reefer', boxes: 1, reason: 'LATE' }])
    answer(ok({ id: '1' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(toastStore.snapshot().map(({ text }) => text)).toEqual(['Saved'])
  })

  test('says what is missing from the first attempt on; the first error has the focus; nothing is sent', async () => {
    const { requests } = await open()
    await userEvent.clear(boxes())
    await userEvent.type(boxes(), '10')
    expect(screen.queryAllByRole('alert')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Required',
      'At most nine',
      'Choose a reason',
    ])
    expect(document.activeElement).toBe(name())
    await userEvent.type(name(), 'x')
    await userEvent.clear(boxes())
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(document.activeElement).toBe(reason())
    expect(requests).toEqual([])
  })

  test('shows the server’s errors at their fields, or above the buttons when they have none, until something is changed', async () => {
    const { onClose } = await open([
      no(4001, 'refused', {
        fields: [
          { field: 'row.boxes', message: 'Too many for this port' },
          { field: 'quota', message: 'No more rows today' },
        ],
      }),
    ])
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Too many for this port')).toBeTruthy()
    expect(document.activeElement).toBe(boxes())
    expect(boxes().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('No more rows today')).toBeTruthy()
    await userEvent.type(boxes(), '2')
    expect(screen.queryByText('Too many for this port')).toBeNull()
    expect(screen.queryByText('No more rows today')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('keeps what was typed when no answer came, says so, and sends the same intent again', async () => {
    const { requests, onClose } = await open([new TransportError('timeout'), ok({ id: '1' })])
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const [first, second] = requests.map(({ body }) => body as Body)
    expect(second).toEqual(first)
  })

  test('closes after a conflict, because the page behind shows the current version', async () => {
    const { onClose, shown } = await open([no(4009, 'Somebody was faster')])
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(shown.errors).toEqual(['Somebody was faster'])
    expect(toastStore.snapshot().map(({ text }) => text)).toEqual(['It has changed'])
  })
})
