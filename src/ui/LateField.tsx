import { TextField } from './Field.tsx'
import { useTyped } from './useTyped.ts'

interface LateProps {
  label: string
  placeholder?: string
  inputMode?: 'numeric'
  maxLength: number
  value: string
  onSend: (text: string) => void
}

/** An entry that searches once it is left or confirmed, not at every key; it follows a value that is changed elsewhere. */
export function LateField({ value, onSend, ...rest }: LateProps) {
  const [text, setText] = useTyped(value)
  const send = () => {
    if (text.trim() !== value) onSend(text.trim())
  }
  return (
    <TextField
      {...rest}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
    />
  )
}
