import { useEffect, useRef, useState } from 'react'
import { useDict } from './useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { focusField } from '@/ui/focusField.ts'
import { SelectField } from '@/ui/SelectField.tsx'

/** A reason while it is being chosen. */
export interface ReasonChoice<Code extends string> {
  value: Code | undefined
  choose: (code: Code | undefined) => void
  /** Number of attempts without a reason. */
  misses: number
  /** Returns the reason for sending; without one the field says so and gets the focus. */
  take: () => Code | undefined
}

/** State of a reason that goes on record: nothing is preselected, so that it is a deliberate choice. */
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
  /** Dictionary of the codes' names. */
  dict: string
  label: string
  /** Asks for a reason: in the empty choice, and at the field when it is missing. */
  ask: string
}

/** A reason from a dictionary, which has to be chosen. */
export function ReasonField<Code extends string>({ reason, codes, dict, label, ask }: ReasonFieldProps<Code>) {
  const { labelOf } = useDict(dict)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reason.misses > 0) focusField(root.current, 'reason')
  }, [reason.misses])
  return (
    <div ref={root}>
      <SelectField<Code | ''>
        name="reason"
        label={label}
        isRequired
        error={reason.misses > 0 && reason.value === undefined ? ask : undefined}
        value={reason.value ?? ''}
        onChange={(code) => reason.choose(code === '' ? undefined : code)}
        none={ask}
        options={choicesOf(codes, labelOf)}
      />
    </div>
  )
}
