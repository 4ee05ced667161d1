import { useState } from 'react'
import type { ComponentProps } from 'react'
import { commaReadings, plainNumber, wholeNumber } from '@/shared/number.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'

/** Asks about a comma that could mean two numbers, once the field is left. */
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
    /** Gets the plain form of what was typed or pasted; what cannot be read comes as it is. */
    onValue: (text: string) => void
  }

/** A field for a number, kept as text so that nothing typed is lost. Every number field of the product is one. */
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
  /** Undefined for a blank and for what is no whole number; the field says which. */
  onValue: (count: number | undefined) => void
}

/** A field for a whole number that is kept as a number: "3.5" is told, never read as 35. */
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
