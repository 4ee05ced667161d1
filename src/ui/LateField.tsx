import { useState } from 'react'
import { wholeNumber } from '@/shared/number.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from './Field.tsx'
import { useTyped } from './useTyped.ts'

interface LateProps {
  label: string
  placeholder?: string
  maxLength: number
  value: string
  onSend: (text: string) => void
  /** A whole number: thousands marks are read, anything else is told and not sent. */
  isWhole?: boolean
}

/** An entry that searches once it is left or confirmed, not at every key; it follows a value that is changed elsewhere. */
export function LateField({ value, onSend, isWhole = false, ...rest }: LateProps) {
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
