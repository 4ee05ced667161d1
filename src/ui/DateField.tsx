import { useState } from 'react'
import type { ComponentProps } from 'react'
import { TextField } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'

/** Props of `DateField`: an input's, with the date as YYYY-MM-DD or '' and a callback for the next one. */
export interface DateFieldProps
  extends FieldFacts, Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  value: string
  onChange: (day: string) => void
}

/** A complete year has four digits: while it is typed, browsers report 0002, 0020, 0202. */
const isWhole = (input: HTMLInputElement) => !input.validity.badInput && !input.value.startsWith('0')

/**
 * Date field that triggers a request on every change, as in filters. An incomplete year is kept here until it is
 * complete or the field is left.
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
