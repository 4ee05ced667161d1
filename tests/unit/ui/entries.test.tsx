import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from '@/ui/DateField.tsx'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { CommitField } from '@/ui/CommitField.tsx'
import { inLanguage } from './inLanguage.tsx'

function Day({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-22')
  const change = (next: string) => {
    onDay(next)
    setDay(next)
  }
  return <DateField label="From" value={day} onChange={change} />
}

test('a day is handed on when its year is whole, not at 0002, 0020 and 0202', async () => {
  const onDay = vi.fn<(day: string) => void>()
  render(await inLanguage('en-US', <Day onDay={onDay} />))
  const input = screen.getByLabelText<HTMLInputElement>('From')
  for (const value of ['2026-12-22', '0002-12-22', '0020-12-22', '0202-12-22']) {
    fireEvent.change(input, { target: { value } })
    expect(input.value).toBe(value)
  }
  fireEvent.change(input, { target: { value: '2027-12-22' } })
  expect(onDay.mock.calls).toEqual([['2026-12-22'], ['2027-12-22']])
  fireEvent.change(input, { target: { value: '' } })
  expect(onDay).toHaveBeenLastCalledWith('')
})

test('a year that is left unfinished is handed on as it stands, so that it can be refused', async () => {
  const onDay = vi.fn<(day: string) => void>()
  render(await inLanguage('en-US', <Day onDay={onDay} />))
  const input = screen.getByLabelText<HTMLInputElement>('From')
  fireEvent.change(input, { target: { value: '0202-12-22' } })
  expect(onDay).not.toHaveBeenCalled()
  fireEvent.blur(input)
  expect(onDay.mock.calls).toEqual([['0202-12-22']])
  expect(input.value).toBe('0202-12-22')
})

function Words({ Entry }: { Entry: typeof KeywordSearch }) {
  const [word, setWord] = useState('')
  return (
    <>
      <Entry label="Keyword" value={word} onSearch={(next) => setWord(next.toUpperCase())} />
      <button type="button" onClick={() => setWord('')}>
        {'Reset'}
      </button>
    </>
  )
}

const Commit: typeof KeywordSearch = ({ label, value = '', onSearch }) => (
  <CommitField label={label} value={value} maxLength={60} onSend={onSearch} />
)

test.each([
  ['KeywordSearch', KeywordSearch],
  ['CommitField', Commit],
])('%s keeps the focus when Enter searches, and follows a value that is changed elsewhere', async (_name, Entry) => {
  const user = userEvent.setup()
  render(await inLanguage('en-US', <Words Entry={Entry} />))
  const input = screen.getByLabelText<HTMLInputElement>('Keyword')
  await user.type(input, 'reefer{Enter}')
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('REEFER')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(input.value).toBe('')
})
