import { KEYWORD_MAX } from '@/contract/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import { TextField } from './Field.tsx'
import { keywordOf } from './keyword.ts'
import { useTyped } from './useTyped.ts'
import './blocks.css'
import './search.css'
import './table.css'

/** Props of `KeywordSearch`: its label, the current keyword, and a callback for a new one. */
export interface KeywordSearchProps {
  label: string
  value: string | undefined
  onSearch: (keyword: string) => void
}

/** Keyword field with a button; takes effect on submit. Shows the current keyword and keeps the focus when it changes. */
export function KeywordSearch({ label, value = '', onSearch }: KeywordSearchProps) {
  const t = useText()
  const [text, setText] = useTyped(value)
  return (
    <form
      role="search"
      className="ct-filter-bar ct-keyword"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(keywordOf(event.currentTarget))
      }}
    >
      <TextField
        label={label}
        type="search"
        name="keyword"
        maxLength={KEYWORD_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t('common.action.search')}</Button>
    </form>
  )
}
