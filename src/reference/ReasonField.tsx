import type { FieldFacts } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useDict } from './useReferences.ts'

interface ReasonFieldProps<Code extends string> extends Pick<FieldFacts, 'label' | 'hint' | 'error'> {
  name: string
  value: Code | ''
  onChange: (code: Code | '') => void
  codes: readonly Code[]
  /** Dictionary of the codes' names. */
  dict: string
  /** The empty choice: nothing is preselected, so that a reason on record is a deliberate choice. */
  ask: string
}

/** A reason from a dictionary, which has to be chosen. */
export function ReasonField<Code extends string>({ codes, dict, ask, ...rest }: ReasonFieldProps<Code>) {
  const { labelOf } = useDict(dict)
  return (
    <SelectField<Code | ''>
      {...rest}
      isRequired
      none={ask}
      options={codes.map((code) => ({ value: code, label: labelOf(code) }))}
    />
  )
}
