import { useEffect, useRef } from 'react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { KitRangeProps } from '../kit.ts'
import { DAY, DAY_FORMATS } from './dayFormats.ts'

const dayOf = (text: string) => (text === '' ? null : dayjs(text))

/** antd's range of days in a ruled cell; either end may stay open. */
export function RangeInput({ control, from, to, onChange, endLabel, presets = [] }: KitRangeProps) {
  const { id, ...notes } = control
  const root = useRef<HTMLDivElement>(null)
  const endId = `${id}-end`
  useEffect(() => {
    // antd gives both fields the same attributes; the caption names the first one.
    root.current?.querySelector(`[id="${endId}"]`)?.setAttribute('aria-label', endLabel)
  }, [endId, endLabel])
  return (
    <div ref={root} className="ct-date-kit">
      <DatePicker.RangePicker
        {...notes}
        id={{ start: id, end: endId }}
        className="ct-date-input"
        variant="borderless"
        allowEmpty
        format={DAY_FORMATS}
        value={[dayOf(from), dayOf(to)]}
        onChange={(days) => onChange(days?.[0]?.format(DAY) ?? '', days?.[1]?.format(DAY) ?? '')}
        presets={presets.map((one) => ({ label: one.label, value: [dayjs(one.from), dayjs(one.to)] }))}
      />
    </div>
  )
}
