import type { ComponentProps } from 'react'
import './blocks.css'

/** A checkbox with its label in one click target. */
export function CheckBox({ label, ...rest }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="ct-check">
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
