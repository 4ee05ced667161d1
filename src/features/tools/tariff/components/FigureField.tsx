import { useProblemText } from '@/i18n/problemText.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { readFigure } from '../sums/figures.ts'
import type { Limits } from '../sums/figures.ts'

/** Props of `FigureField`. */
export interface FigureFieldProps extends Limits {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  hint?: string | undefined
  isRequired?: boolean | undefined
}

/** Number field that shows its error at once. */
export function FigureField({ label, value = '', onChange, hint, isRequired, ...limits }: FigureFieldProps) {
  const problemText = useProblemText()
  const { problem } = readFigure(value, limits)
  return (
    <NumberField
      label={label}
      hint={hint}
      isRequired={isRequired}
      error={problem && problemText(problem)}
      value={value}
      onValue={onChange}
    />
  )
}
