import type { ReactNode } from 'react'
import type { Choice } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import type { FieldFacts } from '@/ui/Field.tsx'
import { CountField, NumberField } from '@/ui/NumberField.tsx'
import { useForm } from '../FormContext.ts'

interface WholeProps extends Omit<FieldFacts, 'error'> {
  name: string
  value: number | undefined
  digits: number
  /** Undefined when the field is emptied. */
  onValue: (value: number | undefined) => void
  /** Shows zero instead of a blank. */
  isZeroShown?: boolean
}

/** A whole number with a maximum number of digits. */
export function WholeField({ name, value, digits, onValue, isZeroShown = false, ...facts }: WholeProps) {
  const { errorOf } = useForm()
  return (
    <CountField
      {...facts}
      name={name}
      maxLength={digits + Math.floor((digits - 1) / 3)}
      value={value === 0 && !isZeroShown ? undefined : value}
      error={errorOf(name)}
      onValue={onValue}
    />
  )
}

interface AmountProps extends Omit<FieldFacts, 'error'> {
  name: string
  value: string | undefined
  onValue: (value: string) => void
}

/** An amount in the batch's currency, as typed. */
export function AmountField({ name, value, onValue, ...facts }: AmountProps) {
  const { errorOf } = useForm()
  return (
    <NumberField {...facts} name={name} maxLength={15} value={value ?? ''} error={errorOf(name)} onValue={onValue} />
  )
}

interface ChecksProps<T extends string> {
  legend: string
  field: string
  options: readonly (Choice & { value: T })[]
  values: readonly T[]
  onValues: (values: T[]) => void
}

/** Checkboxes; none means all. */
export function Checks<T extends string>({ legend, field, options, values, onValues }: ChecksProps<T>) {
  return (
    <fieldset className="ct-batch-checks" data-field={field} tabIndex={-1}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <CheckBox
          key={value}
          label={label}
          checked={values.includes(value)}
          onChange={(event) =>
            onValues(event.target.checked ? [...values, value] : values.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  )
}

interface RadiosProps<T extends string> {
  legend: string
  name: string
  options: readonly (Choice & { value: T; note?: string })[]
  value: T
  onValue: (value: T) => void
}

/** Radio group; each option has an explanation. */
export function Radios<T extends string>({ legend, name, options, value, onValue }: RadiosProps<T>) {
  return (
    <fieldset className="ct-batch-radios">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="ct-batch-radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onValue(option.value)}
          />
          <span>
            <strong>{option.label}</strong>
            {option.note && <span className="ct-batch-note">{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Fields side by side if there is room. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className="ct-batch-grid">{children}</div>
}
