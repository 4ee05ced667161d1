import { useContext } from 'react'
import { Field } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'
import { KitContext } from './kit.ts'
import type { KitSelectProps, SelectGroup, SelectOption } from './kit.ts'

/** Props of `SelectField`. `none`: label of the empty choice, whose value is ''. */
export interface SelectFieldProps<Value extends string = string> extends FieldFacts {
  value: Value
  onChange(this: void, value: Value): void
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[]
  none?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

/** One of a list: antd's select on work pages, the browser's own elsewhere. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, isRequired, none, options, ...rest } = props
  const kit = useContext(KitContext)
  const empty = none === undefined ? [] : [{ value: '', label: none }]
  const select: Omit<KitSelectProps, 'control'> = { ...rest, options: [...empty, ...options] }
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => {
        if (kit) return <kit.SelectInput {...select} control={control} />
        const { options: all, onChange, ...plain } = select
        return (
          <select {...plain} {...control} className="ct-input" onChange={({ target }) => onChange(target.value)}>
            {all.map((one) =>
              'options' in one ? (
                <optgroup key={one.label} label={one.label}>
                  {one.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(one)
              ),
            )}
          </select>
        )
      }}
    </Field>
  )
}

const toOption = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
)
