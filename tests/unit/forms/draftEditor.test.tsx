import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { post } from '@/contract/endpoint.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Problem } from '@/contract/problem.ts'
import { drafts } from '@/drafts/drafts.ts'
import { flushDrafts } from '@/drafts/flush.ts'
import { DraftNotices } from '@/forms/DraftNotices.tsx'
import { useDraftAction } from '@/forms/useDraftAction.ts'
import { useDraftEditor } from '@/forms/useDraftEditor.ts'
import type { DraftEditor } from '@/forms/useDraftEditor.ts'
import { useDraftErrors } from '@/forms/useDraftErrors.ts'
import { useDraftValues } from '@/forms/useDraftValues.ts'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'
import { inLanguage } from '../ui/inLanguage.tsx'

interface Values {
  name: string
  place: string
}
interface Local {
  draft: Values
  baseVersion: number
}
interface Body {
  draft: Values
  requestNo: string
}
const save = post<Body, { id: string }>('/trading/api/x/save')
const send = post<Body, { id: string }>('/trading/api/x/send')
const ID = { userId: 'u1', formId: 'x', entityId: '7' }
const SERVER: Local = { draft: { name: 'Server', place: '' }, baseVersion: 2 }

interface Shown {
  onEnd: () => void
  onConflict: () => void
}

function Editor(props: Shown) {
  const editor = useDraftEditor<Local, Local>({
    ...ID,
    version: 1,
    begin: (restored) => restored ?? SERVER,
  })
  const { start } = editor
  return start && <Form key={start.key} {...props} editor={editor} first={start.first} />
}

function Form({ editor, first, onEnd, onConflict }: Shown & { editor: DraftEditor<Local, Local>; first: Local }) {
  const state = useDraftValues(first.draft, (draft) => editor.save({ draft, baseVersion: first.baseVersion }))
  const { values, newest } = state
  const judge = useCallback(
    (): Problem[] =>
      (['name', 'place'] as const)
        .filter((field) => values[field] === '')
        .map((field) => ({ field, code: 'required' as const })),
    [values],
  )
  const errors = useDraftErrors<'name' | 'place'>({
    judge,
    values,
    stepOf: (field) => (field === 'name' ? field : 'place'),
  })
  const keep = useDraftAction(save, {
    editor,
    intent: 'x.save',
    done: 'Saved',
    onRefused: errors.refuse,
    onConflict,
    onSuccess: () => editor.drop(newest() === values ? undefined : { draft: newest(), baseVersion: 3 }),
  })
  const submit = useDraftAction(send, { editor, intent: 'x.send', onRefused: errors.refuse, onConflict, onEnd })
  return (
    <form>
      <DraftNotices restoredAt={editor.start?.restoredAt} newer={editor.newer} onDiscard={editor.startOver} />
      {(['name', 'place'] as const).map((name) => (
        <TextField
          key={name}
          label={name}
          value={values[name]}
          error={errors.errorOf(name)}
          onChange={(event) => state.set(name, event.target.value)}
        />
      ))}
      <output>{first.baseVersion}</output>
      <Button onClick={() => errors.attempt('name')}>Next</Button>
      <Button onClick={() => void keep.run({ draft: newest() })}>Save</Button>
      <Button onClick={() => errors.attempt() ?? void submit.run({ draft: newest() })}>Send</Button>
    </form>
  )
}

async function open(reply: () => unknown = () => ok({ id: '7' })) {
  const { transport, requests } = fakeTransport({ '*': reply })
  const calls = { onEnd: vi.fn<() => void>(), onConflict: vi.fn<() => void>() }
  const client = createApiClient(fakePorts(transport).ports)
  render(
    await inLanguage(
      'en-US',
      <ApiProvider client={client} member="u1" language="en-US">
        <Editor {...calls} />
      </ApiProvider>,
      '/',
      { 'common.problem.required': 'Required' },
    ),
  )
  await screen.findByRole('textbox', { name: 'name' })
  return { ...calls, requests }
}
const field = (name: keyof Values) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const onDevice = async () => (await drafts().load(ID, 1))?.values

afterEach(() => {
  cleanup()
  drafts().remove(ID)
})

describe('an editor with a draft', () => {
  test('starts from the draft on this device, also if the server has a newer version, and from that one if discarded', async () => {
    drafts().save(ID, { draft: { name: 'Mine', place: '' }, baseVersion: 1 } satisfies Local, 1)
    await open()
    expect([field('name').value, screen.getByRole('status').textContent]).toEqual(['Mine', '1'])
    expect(screen.getByText(/restored/)).toBeTruthy()
    await press('Discard draft')
    expect([field('name').value, screen.getByRole('status').textContent]).toEqual(['Server', '2'])
    expect(screen.queryByText(/restored/)).toBeNull()
    expect(await onDevice()).toBeUndefined()
  })

  test('says that another tab saved the same form later', async () => {
    await open()
    const newValue = JSON.stringify({ v: 1, savedAt: Date.now(), version: 1, values: SERVER })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: drafts().keyOf(ID), newValue })))
    expect(await screen.findByText(/A newer draft was saved in another tab/)).toBeTruthy()
  })

  test('shows the problems of the step that was attempted, then of all', async () => {
    await open()
    await userEvent.clear(field('name'))
    expect(screen.queryByText('Required')).toBeNull()
    await press('Next')
    expect(screen.getAllByText('Required')).toHaveLength(1)
    await press('Send')
    expect(screen.getAllByText('Required')).toHaveLength(2)
  })

  test('shows an error of the server until the value of its field changes', async () => {
    const fields = [{ field: 'draft.name', message: 'Taken' }]
    const { onEnd } = await open(() => no(BUSINESS_CODES.fieldErrors, 'refused', { fields }))
    await userEvent.type(field('place'), 'Ningbo')
    await press('Send')
    expect(await screen.findByText('Taken')).toBeTruthy()
    await userEvent.type(field('place'), '!')
    expect(screen.getByText('Taken')).toBeTruthy()
    await userEvent.type(field('name'), '!')
    expect(screen.queryByText('Taken')).toBeNull()
    expect(onEnd).not.toHaveBeenCalled()
    act(() => flushDrafts())
    expect(await onDevice()).toEqual({ draft: { name: 'Server!', place: 'Ningbo!' }, baseVersion: 2 })
  })

  test('keeps what was typed after a conflict', async () => {
    const { onConflict } = await open(() => no(BUSINESS_CODES.stateChanged))
    await userEvent.type(field('name'), '!')
    await press('Save')
    await waitFor(() => expect(onConflict).toHaveBeenCalledOnce())
    act(() => flushDrafts())
    expect(await onDevice()).toMatchObject({ draft: { name: 'Server!' } })
  })

  test('drops the draft and its notice once the server has it, and goes on', async () => {
    drafts().save(ID, { draft: { name: 'Mine', place: 'Ningbo' }, baseVersion: 1 } satisfies Local, 1)
    const { requests } = await open()
    await press('Save')
    await waitFor(() => expect(screen.queryByText(/restored/)).toBeNull())
    expect(await onDevice()).toBeUndefined()
    expect(field('name').value).toBe('Mine')
    await press('Save')
    await waitFor(() => expect(requests).toHaveLength(2))
  })

  test('keeps as a draft what was typed while the server’s answer was on its way', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { requests } = await open(() => new Promise((resolve) => (answer = resolve)))
    await userEvent.type(field('place'), 'Ning')
    await press('Save')
    await waitFor(() => expect(requests).toHaveLength(1))
    await userEvent.type(field('place'), 'bo')
    await act(async () => answer(ok({ id: '7' })))
    act(() => flushDrafts())
    expect(await onDevice()).toEqual({ draft: { name: 'Server', place: 'Ningbo' }, baseVersion: 3 })
  })

  test('sends nothing and leaves no draft behind between its end and the next page', async () => {
    const { requests, onEnd } = await open()
    await userEvent.type(field('place'), 'Ningbo')
    await press('Send')
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
    await userEvent.type(field('place'), '!')
    await press('Send')
    await press('Save')
    act(() => flushDrafts())
    expect(requests).toHaveLength(1)
    expect(await onDevice()).toBeUndefined()
  })
})
