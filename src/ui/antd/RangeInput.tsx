import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import { CloseIcon } from '../icons.tsx'
import type { KitRangeProps } from '../kit.ts'
import { DAY, DAY_FORMATS } from './dayFormats.ts'
import { tieClear } from './tieClear.ts'

type Ends = [from: string, to: string]

const dayOf = (text: string) => (text === '' ? null : dayjs(text))
const textOf = (day: Dayjs | null | undefined) => (day?.isValid() ? day.format(DAY) : '')
const isReversed = ([from, to]: Ends) => from !== '' && to !== '' && from > to

/** antd's range of days in a ruled cell; either end may stay open. The calendar opens as that of `DateInput`. */
export function RangeInput({ control, from, to, onChange, endLabel, presets = [] }: KitRangeProps) {
  const { id, ...notes } = control
  const root = useRef<HTMLDivElement>(null)
  const endId = `${id}-end`
  const [isOpen, setOpen] = useState(false)
  // What the fields show and nobody was told yet: one end under an open calendar, or one before the other is corrected.
  const untold = useRef<Ends>(undefined)
  const tell = (next: Ends) => {
    untold.current = undefined
    if (next[0] !== from || next[1] !== to) onChange(...next)
  }
  useEffect(() => {
    // antd gives both fields the same attributes; the caption names the first one.
    root.current?.querySelector(`[id="${endId}"]`)?.setAttribute('aria-label', endLabel)
  }, [endId, endLabel])
  useEffect(() => tieClear(root.current, id))
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Element && relatedTarget.closest('.ant-picker-dropdown') !== null
    // The browser's window lost the focus, not the field.
    const isHeld = document.activeElement === target
    if (isInside || isHeld || root.current?.contains(relatedTarget)) return
    if (untold.current) tell(isReversed(untold.current) ? [untold.current[1], untold.current[0]] : untold.current)
  }
  return (
    <div
      ref={root}
      className="ct-date-kit"
      onBlur={leave}
      onKeyDownCapture={(event) => {
        // Escape closes the calendar alone, not the dialog round it.
        if (event.key === 'Escape' && isOpen) event.preventDefault()
        if (event.key !== 'ArrowDown' || isOpen) return
        event.preventDefault()
        setOpen(true)
      }}
      onChange={({ target }) => {
        // antd gives a field that was emptied by hand its old day back when it is left.
        if (target instanceof HTMLInputElement && target.value === '') tell(target.id === endId ? [from, ''] : ['', to])
      }}
    >
      <DatePicker.RangePicker
        {...notes}
        id={{ start: id, end: endId }}
        className="ct-date-input"
        variant="borderless"
        allowEmpty
        allowClear={{ clearIcon: <CloseIcon size={14} /> }}
        format={DAY_FORMATS}
        value={[dayOf(from), dayOf(to)]}
        open={isOpen}
        onClick={() => setOpen(true)}
        onOpenChange={(next) => !next && setOpen(false)}
        onChange={(days) => tell([textOf(days?.[0]), textOf(days?.[1])])}
        onCalendarChange={(days) => {
          const next: Ends = [textOf(days?.[0]), textOf(days?.[1])]
          // A typed day counts as soon as it is whole; a picked one with the other end.
          if (isOpen || isReversed(next)) untold.current = next
          else tell(next)
        }}
        presets={presets.map((one) => ({ label: one.label, value: [dayjs(one.from), dayjs(one.to)] }))}
      />
    </div>
  )
}
