import { useState } from 'react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import { CloseIcon } from '../icons.tsx'
import type { KitDateProps } from '../kit.ts'
import { DAY, DAY_FORMATS } from './dayFormats.ts'
import { tieClear } from './tieClear.ts'

const TIME = 'YYYY-MM-DDTHH:mm'
/** The same for a moment. */
const TIME_FORMATS = ['YYYY-MM-DD HH:mm', 'YYYY-MM-DDTHH:mm', 'YYYY/MM/DD HH:mm', 'YYYY-MM-DD H:mm']

/** antd's calendar in a ruled cell: the page's language, its keyboard, and a day or a moment as plain text. */
export function DateInput({ control, value, onChange, hasTime, name, disabled, isAsked }: KitDateProps) {
  const [isOpen, setOpen] = useState(isAsked)
  const change = (day: Dayjs | null) => onChange(day?.isValid() ? day.format(hasTime ? TIME : DAY) : '')
  return (
    <div
      ref={(field) => tieClear(field, control.id)}
      className="ct-date-kit"
      onKeyDownCapture={(event) => {
        // Escape closes the calendar alone, not the dialog round it.
        if (event.key === 'Escape' && isOpen) event.preventDefault()
        if (event.key !== 'ArrowDown' || isOpen) return
        event.preventDefault()
        setOpen(true)
      }}
      onChange={({ target }) => {
        // antd gives a field that was emptied by hand its old day back when it is left.
        if (target instanceof HTMLInputElement && target.value === '' && value !== '') onChange('')
      }}
    >
      <DatePicker
        {...control}
        {...(name !== undefined && { name })}
        className="ct-date-input"
        variant="borderless"
        value={value === '' ? null : dayjs(value)}
        format={hasTime ? TIME_FORMATS : DAY_FORMATS}
        showTime={hasTime && { format: 'HH:mm', minuteStep: 5 }}
        needConfirm={false}
        allowClear={{ clearIcon: <CloseIcon size={14} /> }}
        disabled={disabled ?? false}
        open={isOpen && !disabled}
        onClick={() => setOpen(true)}
        // antd opens it for who types and on Enter too: it would lie over what is pressed next, or over the form sent.
        onOpenChange={(next) => !next && setOpen(false)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
        autoFocus={isAsked}
        onChange={change}
        // A typed day counts as soon as it is whole, as in a plain input, not when the field is left.
        onCalendarChange={(day) => !Array.isArray(day) && change(day)}
      />
    </div>
  )
}
