import type { ComponentProps } from 'react'
import type { CertificationForm } from '@/contract/member/certification/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { TextField } from '@/ui/Field.tsx'
import { useForm } from '../FormContext.ts'

type TextName = 'nameZh' | 'nameEn' | 'cityName' | 'address' | 'contactName' | 'contactPosition' | 'email'

/** A text field of the company data; read-only once approved. */
export function TextAt({
  at,
  hint,
  ...rest
}: { at: TextName; hint?: string; isRequired?: boolean } & ComponentProps<'input'>) {
  const t = useText()
  const { values: form, set, errorOf, isOpen } = useForm()
  const open = isOpen(at)
  return (
    <TextField
      autoComplete="off"
      {...rest}
      name={at}
      label={t(`certification.field.${at}`)}
      hint={open ? hint : t('certification.locked')}
      error={errorOf(at)}
      readOnly={!open}
      value={form[at]}
      onChange={(event) => set(at, event.target.value)}
    />
  )
}

interface ChecksProps<K extends 'services' | 'lanes'> {
  at: K
  options: readonly { value: CertificationForm[K][number]; label: string }[]
}

/** Checkboxes for a multiple choice. */
export function ChecksAt<K extends 'services' | 'lanes'>({ at, options }: ChecksProps<K>) {
  const t = useText()
  const { values: form, set, errorOf, isOpen } = useForm()
  const chosen: readonly string[] = form[at]
  const error = errorOf(at)
  return (
    <fieldset className="ct-cert-checks" data-field={at} tabIndex={-1}>
      <legend>
        {t(at === 'services' ? 'certification.field.services' : 'certification.field.lanes')}
        <span className="ct-cell-need" aria-hidden="true">
          {' *'}
        </span>
      </legend>
      {options.map(({ value, label }) => (
        <CheckBox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          disabled={!isOpen(at)}
          onChange={(event) =>
            set(
              at,
              (event.target.checked
                ? [...chosen, value]
                : chosen.filter((one) => one !== value)) as CertificationForm[K],
            )
          }
        />
      ))}
      {error && (
        <p className="ct-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
