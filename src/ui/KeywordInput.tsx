import { useTyped } from './useTyped.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'

/** Props of `KeywordInput`. */
export interface KeywordInputProps {
  label: string
  placeholder?: string
  className?: string
  /** The current keyword. */
  value: string
}

/** Input `keyword` of a filter form; shows the current keyword and keeps the focus when that changes. */
export function KeywordInput({ label, placeholder = label, className = 'ct-mini', value }: KeywordInputProps) {
  const [text, setText] = useTyped(value)
  return (
    <input
      type="search"
      name="keyword"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      title={placeholder}
      maxLength={KEYWORD_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
