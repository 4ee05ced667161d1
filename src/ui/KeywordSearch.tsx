import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import { keywordOf } from './keyword.ts'
import { KeywordInput } from './KeywordInput.tsx'
import './blocks.css'
import './search.css'
import './table.css'

/** Props of `KeywordSearch`: its label, the current keyword, and a callback for a new one. */
export interface KeywordSearchProps {
  label: string
  value: string | undefined
  onSearch: (keyword: string) => void
}

/** Keyword input with a button; takes effect on submit. */
export function KeywordSearch({ label, value = '', onSearch }: KeywordSearchProps) {
  const t = useText()
  return (
    <form
      role="search"
      className="ct-filter-bar ct-keyword"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(keywordOf(event.currentTarget))
      }}
    >
      <KeywordInput label={label} value={value} />
      <Button type="submit" size="small">
        {t('common.action.search')}
      </Button>
    </form>
  )
}
