import { Select } from 'antd'
import type { KitSelectProps, SelectGroup, SelectOption } from '../kit.ts'

/** From how many choices on a select can be searched: below, reading the list is faster. */
const SEARCHED_FROM = 9

const toOption = ({ value, label, isDisabled = false }: SelectOption) => ({
  value,
  label,
  title: label,
  disabled: isDisabled,
})
const toChoice = (one: SelectOption | SelectGroup) =>
  'options' in one ? { label: one.label, title: one.label, options: one.options.map(toOption) } : toOption(one)

/** antd's select in a ruled cell; long lists are searched by typing a part of a label. */
export function SelectInput({ control, value, onChange, options, name, disabled = false }: KitSelectProps) {
  const count = options.reduce((sum, one) => sum + ('options' in one ? one.options.length : 1), 0)
  return (
    <>
      <Select<string>
        {...control}
        className="ct-select-input"
        variant="borderless"
        value={value}
        onChange={onChange}
        options={options.map(toChoice)}
        showSearch={count >= SEARCHED_FROM && { optionFilterProp: 'label' }}
        disabled={disabled}
        popupMatchSelectWidth={false}
      />
      {/* Forms look for the field of an error by its name. */}
      {name !== undefined && <input type="hidden" name={name} value={value} />}
    </>
  )
}
