import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import { keywordOf } from './keyword.ts'
import { KeywordInput } from './KeywordInput.tsx'
import './blocks.css'
import './search.css'
import './table.css'

/** Props of `KeywordSearch`: what may be typed, what is looked for now, and who is told of another word. */
export interface KeywordSearchProps {
  label: string
  value: string | undefined
  onSearch: (keyword: string) => void
}

/** One box for a word and its button; what is typed counts once it is sent. */
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
