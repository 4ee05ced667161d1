import { useEffect, useRef, useState } from 'react'
import { SelectField } from '@/ui/Field.tsx'
import { useDict } from './useReferences.ts'

/** State of a reason field. */
export interface ReasonChoice<Code extends string> {
  value: Code | undefined
  choose: (code: Code | undefined) => void
  /** Number of attempts to submit without a reason. */
  misses: number
  /** Returns the reason for submitting; without one the field shows an error and takes the focus. */
  take: () => Code | undefined
}

/** State of a recorded reason: nothing is preselected, so that it is a deliberate choice. */
export function useReason<Code extends string>(): ReasonChoice<Code> {
  const [value, choose] = useState<Code>()
  const [misses, setMisses] = useState(0)
  return {
    value,
    choose,
    misses,
    take: () => {
      if (value === undefined) setMisses(misses + 1)
      return value
    },
  }
}

interface ReasonFieldProps<Code extends string> {
  reason: ReasonChoice<Code>
  codes: readonly Code[]
  /** Dictionary with the names of the codes. */
  dict: string
  label: string
  /** Text of the empty option, and of the error when missing. */
  ask: string
}

/** A required reason from a dictionary. */
export function ReasonField<Code extends string>({ reason, codes, dict, label, ask }: ReasonFieldProps<Code>) {
  const { labelOf } = useDict(dict)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (reason.misses > 0) select.current?.focus()
  }, [reason.misses])
  return (
    <SelectField
      ref={select}
      name="reason"
      label={label}
      isRequired
      error={reason.misses > 0 && reason.value === undefined ? ask : undefined}
      value={reason.value ?? ''}
      onChange={(event) => reason.choose(codes.find((code) => code === event.target.value))}
    >
      <option value="">{ask}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {labelOf(code)}
        </option>
      ))}
    </SelectField>
  )
}
