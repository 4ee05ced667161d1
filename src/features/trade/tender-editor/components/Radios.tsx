import { useText } from '@/i18n/useText.ts'
import { readAt } from '@/shared/readAt.ts'
import { useIssue } from '../IssueContext.ts'
import { fieldLabel } from '../labels.ts'
import type { FieldPath } from '../labels.ts'
import { writeAt } from '../paths.ts'

interface RadiosProps {
  at: FieldPath
  options: readonly { value: string; label: string; note: string }[]
  /** Reason why all or some options are disabled. */
  locked?: { reason: string; values?: readonly string[] } | undefined
  /** Called after a choice, e.g. to set dependent fields. */
  onPick?: (value: string) => void
}

/** Radio group; each option has an explanation. */
export function Radios({ at, options, locked, onPick }: RadiosProps) {
  const t = useText()
  const { form, update } = useIssue()
  const value = readAt(form.draft, at)
  return (
    <fieldset className="ct-issue-radios">
      <legend className="ct-issue-sub">{fieldLabel(t, at)}</legend>
      {options.map((option) => (
        <label key={option.value} className="ct-issue-radio">
          <input
            type="radio"
            name={at}
            value={option.value}
            checked={value === option.value}
            disabled={value !== option.value && locked !== undefined && (locked.values?.includes(option.value) ?? true)}
            onChange={() => {
              update((before) => ({ ...before, draft: writeAt(before.draft, at, option.value) }))
              onPick?.(option.value)
            }}
          />
          <strong>{option.label}</strong>
          <span className="ct-issue-radionote">{option.note}</span>
        </label>
      ))}
      {locked && <p className="ct-field-hint">{locked.reason}</p>}
    </fieldset>
  )
}
