import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { CommitField } from '@/ui/CommitField.tsx'
import { inLanguage } from './inLanguage.tsx'

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
