import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import './field.css'

/** Attributes of a control inside a `Field`, for its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Label, hint and error of one field. */
export interface FieldFacts {
  label: string
  hint?: string | undefined
  error?: string | null | undefined
  isRequired?: boolean | undefined
}

/** Props of `Field`: its facts and a render function for the control. */
export interface FieldProps extends FieldFacts {
  children: (control: FieldControl) => ReactNode
}

/** A bordered field: label above, the control, hint or error below. */
export function Field({ label, hint, error, isRequired = false, children }: FieldProps) {
  const t = useText()
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={error ? 'ct-field ct-field-wrong' : 'ct-field'}>
      <div className="ct-cell">
        <label id={`${id}-label`} className="ct-cell-label" htmlFor={id}>
          {label}
          {isRequired && (
            <span className="ct-cell-need" title={t('ui.field.required')} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {children({
          id,
          'aria-describedby': note ? noteId : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': isRequired ? true : undefined,
        })}
      </div>
      {note && (
        <p id={noteId} className={error ? 'ct-field-error' : 'ct-field-hint'} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}

/** A `Field` around a plain input. */
export function TextField({ label, hint, error, isRequired, ...rest }: FieldFacts & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => <input {...rest} {...control} className="ct-input" />}
    </Field>
  )
}
