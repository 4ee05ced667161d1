import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/i18n/locale.ts'
import { AntdScope } from '@/ui/antd/AntdScope.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { inLanguage } from './inLanguage.tsx'

interface DayProps {
  first?: string
  hasTime?: boolean
}

function Day({ first = '', hasTime = false }: DayProps) {
  const [day, setDay] = useState(first)
  return (
    <>
      <DateField label="Ready" hasTime={hasTime} value={day} onChange={setDay} />
      <output>{day}</output>
      <button type="button">Next</button>
    </>
  )
}

const said = () => screen.getByRole('status').textContent
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ready' })
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))

const PLACES: [string, (props: DayProps, locale?: Locale) => Promise<void>][] = [
  ['on a public page', async (props, locale = 'en-US') => void render(await inLanguage(locale, <Day {...props} />))],
  [
    'on a work page',
    async (props, locale = 'en-US') => {
      render(
        await inLanguage(
          locale,
          <AntdScope>
            <Day {...props} />
          </AntdScope>,
        ),
      )
      await screen.findByRole('textbox')
    },
  ],
]

describe.each(PLACES)('a day %s', (_place, open) => {
  test('counts as soon as it is whole, and is shown as it is read', async () => {
    await open({})
    await userEvent.type(field(), '2026/11/0')
    expect(said()).toBe('')
    await userEvent.type(field(), '5')
    expect(said()).toBe('2026-11-05')
    await leave()
    expect(field().value).toBe('2026-11-05')
  })
  test('that is emptied is empty, not the old one', async () => {
    await open({ first: '2026-11-05' })
    expect(field().value).toBe('2026-11-05')
    await userEvent.clear(field())
    expect(said()).toBe('')
    await leave()
    expect(field().value).toBe('')
  })
  test('with a time is a moment', async () => {
    await open({ hasTime: true, first: '2026-11-05T09:30' })
    expect(field().value).toBe('2026-11-05 09:30')
    await userEvent.clear(field())
    await userEvent.type(field(), '2026-12-01 18:05')
    expect(said()).toBe('2026-12-01T18:05')
  })
})

test('neither typing nor Enter opens a calendar over the form; a press or an arrow down does', async () => {
  const sent: string[] = []
  render(
    await inLanguage(
      'en-US',
      <AntdScope>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            sent.push(said() ?? '')
          }}
        >
          <Day />
        </form>
      </AntdScope>,
    ),
  )
  await screen.findByRole('textbox')
  const days = () => document.querySelectorAll('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) td').length
  await userEvent.tab()
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('2026-11-05{Enter}')
  expect(sent).toEqual(['2026-11-05'])
  expect(days()).toBe(0)
  await userEvent.keyboard('{ArrowDown}')
  expect(days()).toBeGreaterThan(27)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(days()).toBe(0))
  await userEvent.click(field())
  expect(days()).toBeGreaterThan(27)
})

test('a single digit waits for a second one until the field is left', async () => {
  render(await inLanguage('en-US', <Day />))
  await userEvent.type(field(), '2026-11-2')
  expect(said()).toBe('')
  await leave()
  expect(said()).toBe('2026-11-02')
  expect(field().value).toBe('2026-11-02')
})

test('what cannot be read stays, says so, and is not sent as the day before', async () => {
  render(await inLanguage('en-US', <Day first="2026-11-05" />))
  await userEvent.clear(field())
  await userEvent.type(field(), '5 Nov')
  await leave()
  expect(field().value).toBe('5 Nov')
  expect(screen.getByRole('alert').textContent).toBe('Use the form YYYY-MM-DD')
  expect(said()).toBe('')
  await userEvent.clear(field())
  await userEvent.type(field(), '20261106')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(said()).toBe('2026-11-06')
})

test('Enter sends the form with what is typed, never with the day before', async () => {
  const sent: string[] = []
  const Form = () => {
    const [day, setDay] = useState('2026-11-05')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(day)
        }}
      >
        <DateField label="Ready" value={day} onChange={setDay} />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(await inLanguage('en-US', <Form />))
  await userEvent.type(field(), '{Backspace}{Enter}')
  await userEvent.clear(field())
  await userEvent.type(field(), '2026-11-7{Enter}')
  expect(sent).toEqual(['', '2026-11-07'])
})

test.each([
  ['zh-CN', '打开日历：Ready', '2026-11-19'],
  ['en-US', 'Open the calendar: Ready', '2026-11-19'],
] as const)(
  'a public page fetches the calendar in %s when it is asked for; a click chooses a day',
  async (locale, name, day) => {
    render(await inLanguage(locale, <Day first="2026-11-05" />))
    await userEvent.click(screen.getByRole('button', { name }))
    const cell = await screen.findByTitle(day)
    expect(document.activeElement).toBe(field())
    await userEvent.click(within(cell).getByText('19'))
    expect(said()).toBe(day)
    expect(field().value).toBe(day)
  },
)
