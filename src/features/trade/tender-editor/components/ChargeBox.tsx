import type { ChargeType } from '@/contract/reference/schemas.ts'
import { useNameOf } from '@/reference/useReferences.ts'

interface BoxProps {
  charge: ChargeType
  isOn: boolean
  isFull: boolean
  onToggle: (code: string, isOn: boolean) => void
}

/** A charge to tick, by code and name. */
export function ChargeBox({ charge, isOn, isFull, onToggle }: BoxProps) {
  const nameOf = useNameOf()
  return (
    <label className="ct-check ct-issue-charge">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isFull && !isOn}
        onChange={(event) => onToggle(charge.code, event.target.checked)}
      />
      <span className="ct-code">{charge.code}</span> <span>{nameOf(charge)}</span>
    </label>
  )
}
