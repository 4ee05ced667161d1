import { useId, useState } from 'react'
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
  /** Warning that does not make the value invalid; it does not come while a number is only half typed. */
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
  // One that is there already goes, or stays, as soon as it is answered.
  const [mayWarn, setMayWarn] = useState(true)
  const warning = mayWarn ? hint : undefined
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
          aria-describedby={error || warning ? id : undefined}
          value={value}
          disabled={isOff}
          readOnly={!onChange}
          onChange={(event) => onChange?.(plainNumber(event.target.value))}
          onFocus={(event) => {
            event.target.select()
            setMayWarn(hint !== undefined)
          }}
          onBlur={() => {
            onBlur()
            setMayWarn(true)
          }}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </span>
      {error && (
        <span id={id} className="ct-grid-error" role="alert">
          {error}
        </span>
      )}
      {!error && warning && (
        <span id={id} className="ct-grid-warn">
          {warning}
        </span>
      )}
    </>
  )
}
