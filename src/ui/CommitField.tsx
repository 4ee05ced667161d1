import { useState } from 'react'
import { wholeNumber } from '@/shared/number.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from './Field.tsx'
import { useTyped } from './useTyped.ts'

interface CommitFieldProps {
  label: string
  placeholder?: string
  maxLength: number
  value: string
  onSend: (text: string) => void
  /** A whole number: thousands separators are accepted, any other text shows an error and is not reported. */
  isWhole?: boolean
  type?: 'search'
}

/** Text field that reports its value on blur or Enter, not on every key; it follows external changes of `value`. */
export function CommitField({ value, onSend, isWhole = false, ...rest }: CommitFieldProps) {
  const t = useText()
  const [text, setText] = useTyped(value)
  const [isWrong, setWrong] = useState(false)
  const send = () => {
    const whole = isWhole ? wholeNumber(text) : undefined
    const sent = isWhole ? String(whole ?? '') : text.trim()
    setWrong(isWhole && whole === undefined && text.trim() !== '')
    if (sent !== value) onSend(sent)
  }
  return (
    <TextField
      {...rest}
      {...(isWhole && { inputMode: 'numeric' as const })}
      value={text}
      error={isWrong ? t('ui.number.whole') : undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
    />
  )
}
