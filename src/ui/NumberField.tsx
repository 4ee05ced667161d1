import { useState } from 'react'
import type { ComponentProps } from 'react'
import { commaReadings, plainNumber, wholeNumber } from '@/shared/number.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'

/** Asks for the meaning of an ambiguous comma, once the field is left. */
export function useCommaQuestion(value: string): {
  question: string | undefined
  watch: { onFocus: () => void; onBlur: () => void }
} {
  const t = useText()
  const [isTyping, setTyping] = useState(false)
  const readings = isTyping ? undefined : commaReadings(value)
  return {
    question: readings && t('ui.number.comma', { ...readings }),
    watch: { onFocus: () => setTyping(true), onBlur: () => setTyping(false) },
  }
}

type NumberFieldProps = FieldFacts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onFocus' | 'onBlur'> & {
    value: string
    /** Receives the normalized input; unparsable text unchanged. */
    onValue: (text: string) => void
  }

/** Number field that stores text, so that no input is lost. Use it for every number. */
export function NumberField({ value, onValue, error, ...rest }: NumberFieldProps) {
  const { question, watch } = useCommaQuestion(value)
  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      {...rest}
      {...watch}
      value={value}
      error={question ?? error}
      onChange={(event) => onValue(plainNumber(event.target.value))}
    />
  )
}

type CountFieldProps = Omit<NumberFieldProps, 'value' | 'onValue'> & {
  value: number | undefined
  /** Undefined for a blank or a non-integer; the field shows which. */
  onValue: (count: number | undefined) => void
}

/** Integer field that stores a number: "3.5" is an error, never read as 35. */
export function CountField({ value, onValue, error, ...rest }: CountFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const isMine = wholeNumber(typed) === value
  const shown = isMine ? typed : value === undefined ? '' : String(value)
  const isWrong = isMine && typed !== '' && value === undefined
  return (
    <NumberField
      inputMode="numeric"
      {...rest}
      value={shown}
      error={isWrong ? t('ui.number.whole') : error}
      onValue={(text) => {
        setTyped(text)
        onValue(wholeNumber(text))
      }}
    />
  )
}
