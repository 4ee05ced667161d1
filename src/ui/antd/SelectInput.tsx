import { useId } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Select } from 'antd'
import { DownIcon } from '../icons.tsx'
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

/** An empty choice without words says only that nothing is chosen yet. */
const isChoice = (one: SelectOption | SelectGroup): boolean => 'options' in one || one.value !== '' || one.label !== ''

function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null
  // Escape closes the list alone, not the dialog round it; the blank that opens it is no word to search for.
  if ((event.key === 'Escape' && isOpen) || (event.key === ' ' && !isOpen)) event.preventDefault()
}

/** antd's select; long lists are searched by typing a part of a label. */
export function SelectInput({ control, look, value, onChange, options, name, disabled = false }: KitSelectProps) {
  const ownId = useId()
  const { id = ownId, 'aria-label': caption, 'aria-describedby': note } = control
  const chosenId = `${id}-chosen`
  // antd's list has no accessible name: give it the field's. A new function per render, so that no new list is missed.
  const draw = (list: ReactElement) => (
    <div
      ref={(popup) => {
        const box = popup?.querySelector('[role="listbox"]')
        if (caption) box?.setAttribute('aria-label', caption)
        else box?.setAttribute('aria-labelledby', `${id}-label`)
      }}
    >
      {list}
    </div>
  )
  const count = options.reduce((sum, one) => sum + ('options' in one ? one.options.length : 1), 0)
  return (
    <span className="ct-select-kit">
      <Select<string>
        {...control}
        id={id}
        // antd's field is empty for who only hears it: what is chosen stands beside it.
        aria-describedby={note ? `${chosenId} ${note}` : chosenId}
        labelRender={({ label }) => <span id={chosenId}>{label}</span>}
        // antd's own says "down" in either language.
        suffixIcon={<DownIcon size={12} />}
        className={look === 'mini' ? 'ct-select-mini' : 'ct-select-input'}
        variant="borderless"
        value={value}
        onChange={onChange}
        onKeyDown={handleKey}
        options={options.filter(isChoice).map(toChoice)}
        showSearch={count >= SEARCHED_FROM && { optionFilterProp: 'label' }}
        disabled={disabled}
        popupMatchSelectWidth={false}
        popupRender={draw}
      />
      {/* Forms look for the field of an error by its name. */}
      {name !== undefined && <input type="hidden" name={name} value={value} />}
    </span>
  )
}
