import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'
import './area.css'

/** A `Field` around a resizable textarea. */
export function TextAreaField({
  label,
  hint,
  error,
  isRequired,
  className = '',
  ...rest
}: FieldFacts & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => <textarea {...rest} {...control} className={`ct-input ct-area ${className}`.trimEnd()} />}
    </Field>
  )
}
