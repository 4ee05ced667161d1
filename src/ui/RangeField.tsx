import { useContext } from 'react'
import { DateField } from './DateField.tsx'
import { Field } from './Field.tsx'
import { KitContext } from './kit.ts'
import type { KitRangeProps } from './kit.ts'

/** Props of `RangeField`: the caption of the range and of its end, and what is wrong with it. */
export interface RangeFieldProps extends Omit<KitRangeProps, 'control'> {
  label: string
  error?: string | undefined
}

/** A range of days: one field on work pages, two where the kit is not. */
export function RangeField({ label, error, ...range }: RangeFieldProps) {
  const kit = useContext(KitContext)
  const { from, to, onChange, endLabel } = range
  if (kit)
    return (
      <Field label={label} error={error}>
        {(control) => <kit.RangeInput {...range} control={control} />}
      </Field>
    )
  return (
    <>
      <DateField label={label} value={from} onChange={(day) => onChange(day, to)} />
      <DateField label={endLabel} value={to} error={error} onChange={(day) => onChange(from, day)} />
    </>
  )
}
