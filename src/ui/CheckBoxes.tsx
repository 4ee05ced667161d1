import { CheckBox } from './CheckBox.tsx'
import './checkBoxes.css'

/** Props of `CheckBoxes`. `name`: the field, for the focus of its first error. */
export interface CheckBoxesProps<Value extends string> {
  name?: string
  legend: string
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  error?: string | undefined
  /** One below the other, for labels that are sentences. */
  isList?: boolean
  onChange: (value: readonly Value[]) => void
}

/** Several choices at once, in the order of the options. */
export function CheckBoxes<Value extends string>({
  name,
  legend,
  options,
  value,
  error,
  isList = false,
  onChange,
}: CheckBoxesProps<Value>) {
  const handleChange = (changed: Value, isOn: boolean) =>
    onChange(
      options.flatMap((option) =>
        (option.value === changed ? isOn : value.includes(option.value)) ? [option.value] : [],
      ),
    )
  return (
    <fieldset className={isList ? 'ct-check-boxes ct-check-list' : 'ct-check-boxes'} data-field={name} tabIndex={-1}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <CheckBox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={({ target }) => handleChange(option.value, target.checked)}
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
