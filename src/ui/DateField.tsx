import { useState } from 'react'
import type { ComponentProps } from 'react'
import { TextField } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'

/** Props of `DateField`: a plain input's, with the day as YYYY-MM-DD or '' and a function that takes the next one. */
export interface DateFieldProps
  extends FieldFacts, Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  value: string
  onChange: (day: string) => void
}

/** Years begin with a thousand: while one is typed the browser reports 0002, 0020, 0202. */
const isWhole = (input: HTMLInputElement) => !input.validity.badInput && !input.value.startsWith('0')

/**
 * A day whose every change asks the server, as in filters. A year in the middle of being typed is kept here and handed on when it
 * is whole or the field is left.
 */
export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      {...rest}
      type="date"
      value={typed ?? value}
      onChange={({ target }) => {
        if (!isWhole(target)) return setTyped(target.value)
        setTyped(undefined)
        return onChange(target.value)
      }}
      onBlur={() => {
        if (typed === undefined) return
        setTyped(undefined)
        if (typed !== '') onChange(typed)
      }}
    />
  )
}
