import { useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { plainNumber, settledNumber, wholeNumber } from '@/shared/number.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'

/** Settles what was typed when its field is left, or sent by Enter: until then a comma may group thousands. */
export function useSettling(
  value: string,
  onValue: ((text: string) => void) | undefined,
): { onBlur: () => void; onKeyDown: (event: KeyboardEvent) => void } {
  const settle = () => {
    const settled = settledNumber(value)
    if (settled !== value) onValue?.(settled)
  }
  return {
    onBlur: settle,
    onKeyDown: ({ key }) => {
      if (key === 'Enter') settle()
    },
  }
}

type NumberFieldProps = FieldFacts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
    value: string
    /** Receives the normalized input; unparsable text unchanged. */
    onValue: (text: string) => void
  }

/** Number field that stores text, so that no input is lost. Use it for every number. */
export function NumberField({ value, onValue, ...rest }: NumberFieldProps) {
  const settling = useSettling(value, onValue)
  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      {...rest}
      {...settling}
      value={value}
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
