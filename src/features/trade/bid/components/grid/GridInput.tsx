import { useId } from 'react'
import { plainNumber } from '@/shared/number.ts'
import { useSettling } from '@/ui/NumberField.tsx'

interface InputProps {
  /** Row and column in the grid, for keyboard navigation. */
  place: number
  col: string
  name: string
  label: string
  value: string
  isOff: boolean
  isRequired?: boolean | undefined
  suffix?: string | undefined
  error: string | undefined
  /** Warning that does not make the value invalid. */
  hint?: string | undefined
  /** Absent for a calculated number. */
  onChange?: (text: string) => void
}

/** Number cell of the charge grid with its error below. */
export function GridInput({
  place,
  col,
  name,
  label,
  value,
  isOff,
  isRequired,
  suffix,
  error,
  hint,
  onChange,
}: InputProps) {
  const id = useId()
  const { onBlur } = useSettling(value, onChange)
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
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? id : undefined}
          value={value}
          disabled={isOff}
          readOnly={!onChange}
          onChange={(event) => onChange?.(plainNumber(event.target.value))}
          onFocus={(event) => event.target.select()}
          onBlur={onBlur}
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
