import { useId } from 'react'
import { plainNumber } from '@/shared/number.ts'
import { useCommaQuestion } from '@/ui/NumberField.tsx'

interface InputProps {
  /** Row and column in the grid, for the keyboard. */
  place: number
  col: 'qty' | 'price'
  name: string
  label: string
  value: string
  isOff: boolean
  suffix?: string | undefined
  error: string | undefined
  /** What is worth a second look, without being wrong. */
  hint?: string | undefined
  /** Absent for a number that is counted, not typed. */
  onChange?: (text: string) => void
}

/** A number cell of the charge grid with its error under it. */
export function GridInput({ place, col, name, label, value, isOff, suffix, error: given, hint, onChange }: InputProps) {
  const id = useId()
  const { question, watch } = useCommaQuestion(value)
  const error = question ?? given
  return (
    <>
      <span className="ct-grid-number">
        <input
          className="ct-grid-input ct-grid-mono"
          inputMode="decimal"
          autoComplete="off"
          data-row={place}
          data-col={col}
          name={name}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? id : undefined}
          value={value}
          disabled={isOff}
          readOnly={!onChange}
          onChange={(event) => onChange?.(plainNumber(event.target.value))}
          onFocus={(event) => {
            watch.onFocus()
            event.target.select()
          }}
          onBlur={watch.onBlur}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </span>
      {error && (
        <span id={id} className="ct-grid-error" role="alert">
          {error}
        </span>
      )}
      {!error && hint && (
        <span id={id} className="ct-grid-warn">
          {hint}
        </span>
      )}
    </>
  )
}
