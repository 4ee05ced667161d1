import { useId } from 'react'
import { Select } from './SelectField.tsx'
import type { SelectChoice } from './SelectField.tsx'
import './table.css'

/** One of a list in a line of tools, its caption beside it. */
export function MiniSelect<Value extends string>({ label, ...choice }: SelectChoice<Value> & { label: string }) {
  const id = useId()
  return (
    <span className="ct-mini-line">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Select {...choice} look="mini" control={{ id }} />
    </span>
  )
}
