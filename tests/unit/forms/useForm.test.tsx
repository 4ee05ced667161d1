import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { useAction } from '@/api/useAction.ts'
import { post } from '@/contract/endpoint.ts'
import { missing } from '@/forms/missing.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { fakePorts, fakeTransport, ok } from '@tests/setup/fakes.ts'
import { inLanguage } from '../ui/inLanguage.tsx'

interface Values {
  text: string
  tags: string[]
}
const save = post<{ text: string; by: string }, { id: string }>('/trading/api/x/save')
const FIRST: Values = { text: '', tags: [] }

function Page({ onChange }: { onChange: (values: Values) => void }) {
  const action = useAction(save, {
    onSuccess: () => {
      form.restart(FIRST)
    },
  })
  const form = useForm({
    first: FIRST,
    action,
    check: ({ text }) => missing('text', text, 'Enter a text'),
    request: ({ text }, by) => ({ text, by }),
    onChange,
  })
  const add = (tag: string) => form.set(({ tags }) => ({ tags: [...tags, tag] }))
  return (
    <PageForm form={form} title="A note" submitText="Send">
      <TextField {...form.text('text')} label="Text" />
      <Button
        onClick={() => {
          add('a')
          add('b')
        }}
      >
        Tag
      </Button>
      <Button type="submit" value="URGENT">
        Send at once
      </Button>
    </PageForm>
  )
}

async function open() {
  const { transport, requests } = fakeTransport({ '*': () => ok({ id: '1' }) })
  const onChange = vi.fn<(values: Values) => void>()
  const client = createApiClient(fakePorts(transport).ports)
  const app = (
    <ApiProvider client={client} member="1" language="en-US">
      <Page onChange={onChange} />
    </ApiProvider>
  )
  render(await inLanguage('en-US', app, '/', {}))
  return { sent: () => requests.map(({ body }) => body), onChange }
}
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' })

describe('a form in a page', () => {
  test('begins anew after success; the second click of a double click neither sends nor complains', async () => {
    const { sent } = await open()
    await userEvent.type(text(), 'Hello')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(text().value).toBe(''))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent()).toEqual([{ text: 'Hello', by: '' }])
  })

  test('tells its request which submit button was pressed', async () => {
    const { sent } = await open()
    await userEvent.type(text(), 'Hello')
    await userEvent.click(screen.getByRole('button', { name: 'Send at once' }))
    await waitFor(() => expect(sent()).toEqual([{ text: 'Hello', by: 'URGENT' }]))
  })

  test('tells each change with all values, also two of one moment, and not that it began anew', async () => {
    const { onChange } = await open()
    await userEvent.type(text(), 'H')
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    expect(onChange.mock.calls.map(([values]) => values)).toEqual([
      { text: 'H', tags: [] },
      { text: 'H', tags: ['a'] },
      { text: 'H', tags: ['a', 'b'] },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(text().value).toBe(''))
    expect(onChange).toHaveBeenCalledTimes(3)
  })
})
