import { useContext } from 'react'
import { Field } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'
import { KitContext } from './kit.ts'
import type { KitSelectProps, SelectGroup, SelectOption } from './kit.ts'

/** What is chosen, from what. `none`: label of the empty choice, whose value is ''. */
export interface SelectChoice<Value extends string = string> {
  value: Value
  onChange: (value: Value) => void
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[]
  none?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
}

/** Props of `Select`: a choice, its look, and what ties it to its caption. */
export interface SelectProps<Value extends string = string>
  extends SelectChoice<Value>, Pick<KitSelectProps, 'control' | 'look'> {}

/** One of a list without a field round it: antd's select on work pages, the browser's own elsewhere. */
export function Select<Value extends string>({ none, options, ...props }: SelectProps<Value>) {
  const kit = useContext(KitContext)
  const all = none === undefined ? options : [{ value: '', label: none }, ...options]
  const select: Omit<KitSelectProps, 'options'> = props
  if (kit) return <kit.SelectInput {...select} options={all} />
  const { control, look, onChange, ...plain } = select
  return (
    <select
      {...plain}
      {...control}
      className={look ? 'ct-mini' : 'ct-input'}
      onChange={({ target }) => onChange(target.value)}
    >
      {all.map(drawOption)}
    </select>
  )
}

const drawOption = (one: SelectOption | SelectGroup) =>
  'options' in one ? (
    <optgroup key={one.label} label={one.label}>
      {one.options.map(drawOption)}
    </optgroup>
  ) : (
    <option key={one.value} value={one.value} disabled={one.isDisabled}>
      {one.label}
    </option>
  )

/** A `Field` around a `Select`. */
export function SelectField<Value extends string>(props: FieldFacts & SelectChoice<Value>) {
  const { label, hint, error, isRequired, ...choice } = props
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => <Select {...choice} control={control} />}
    </Field>
  )
}
