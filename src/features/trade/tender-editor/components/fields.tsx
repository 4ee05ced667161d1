import type { ComponentProps, ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { usePlaces } from '@/reference/usePlaces.ts'
import type { Choice } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { readAt } from '@/shared/readAt.ts'
import { useIssue } from '../IssueContext.ts'
import { fieldLabel } from '../labels.ts'
import type { FieldPath } from '../labels.ts'
import { writeAt } from '../paths.ts'

interface AtProps {
  at: FieldPath
  hint?: string | undefined
  isRequired?: boolean | undefined
}

/** Caption, error, value and setter of the field at a path. */
function useAt(at: FieldPath) {
  const t = useText()
  const { form, set, errorOf } = useIssue()
  const value = readAt(form.draft, at)
  return {
    label: fieldLabel(t, at, form.draft),
    error: errorOf(at),
    text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    value,
    set: (next: unknown) => set(at, next),
  }
}

/** A line of text. */
export function TextAt({ at, hint, isRequired, ...rest }: AtProps & ComponentProps<'input'>) {
  const { label, error, text, set } = useAt(at)
  return (
    <TextField
      autoComplete="off"
      {...rest}
      name={at}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      value={text}
      onChange={(event) => set(event.target.value === '' ? undefined : event.target.value)}
    />
  )
}

/** A day. */
export function DayAt({ at, hint, isRequired }: AtProps) {
  const { label, error, text, set } = useAt(at)
  return (
    <DateField
      name={at}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      value={text}
      onChange={(day) => set(day === '' ? undefined : day)}
    />
  )
}

interface NumberAtProps extends AtProps, Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> {
  /** Sent as the typed text, like all weights and volumes. */
  isDecimal?: boolean
}

/**
 * Number field that keeps the typed text, so that no input is lost; the draft gets the number, or a decimal as text.
 */
export function NumberAt({ at, hint, isRequired, isDecimal = false, ...rest }: NumberAtProps) {
  const { label, error, text, set } = useAt(at)
  const { form, update } = useIssue()
  const write = (typed: string) => {
    if (isDecimal) return set(typed === '' ? undefined : typed)
    const number = typed === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed)
    update((before) => {
      const { [at]: _old, ...others } = before.typed
      return {
        ...before,
        draft: writeAt(before.draft, at, number),
        typed: typed === '' || typed === String(number) ? others : { ...others, [at]: typed },
      }
    })
  }
  return (
    <NumberField
      {...rest}
      name={at}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      value={form.typed[at] ?? text}
      onValue={write}
    />
  )
}

interface SelectAtProps extends AtProps {
  options: readonly Choice[]
  /** Label of the empty option; without it a choice is required. */
  none?: string | undefined
  isLocked?: boolean
  /** What holds, and is shown, while nothing is chosen. */
  usual?: string | undefined
  /** Part of the draft that is proposed anew with each choice. */
  clears?: FieldPath
}

/** Select of the given options. */
export function SelectAt({ at, hint, isRequired, options, none, isLocked = false, usual, clears }: SelectAtProps) {
  const { label, error, text: chosen } = useAt(at)
  const text = chosen || (usual ?? '')
  const { update } = useIssue()
  const choose = (value: string) =>
    update((before) => {
      const draft = writeAt(before.draft, at, value === '' ? undefined : value)
      return { ...before, draft: clears ? writeAt(draft, clears, undefined) : draft }
    })
  return (
    <SelectField
      name={at}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      disabled={isLocked}
      value={text}
      onChange={choose}
      none={none ?? (text === '' ? '' : undefined)}
      options={options}
    />
  )
}

/** Port, airport or rail terminal by code or name. */
export function PortAt({ at, hint, isRequired }: AtProps) {
  const { label, error, text, set } = useAt(at)
  const places = usePlaces(useIssue().form.draft.mode ?? 'FCL')
  return (
    <PortCombobox
      name={at}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      value={text || null}
      onChange={(unlocode) => set(unlocode ?? undefined)}
      options={places}
    />
  )
}

/** Checkbox. */
export function CheckAt({ at }: { at: FieldPath }) {
  const { label, value, set } = useAt(at)
  return <CheckBox name={at} label={label} checked={value === true} onChange={(event) => set(event.target.checked)} />
}

/** Multi-line text. */
export function TextAreaAt({ at, hint, rows = 4 }: AtProps & { rows?: number }) {
  const { label, error, text, set } = useAt(at)
  return (
    <TextAreaField
      label={label}
      hint={hint}
      error={error}
      name={at}
      rows={rows}
      value={text}
      onChange={(event) => set(event.target.value === '' ? undefined : event.target.value)}
    />
  )
}

/** Error of a field group; takes the focus if it is the first error. */
export function GroupError({ at }: { at: FieldPath }) {
  const { error } = useAt(at)
  if (!error) return null
  return (
    <p className="ct-issue-grouperror" role="alert">
      {error}
    </p>
  )
}

interface GroupProps {
  at?: FieldPath
  label?: string
  /** Four columns instead of three. */
  isNarrow?: boolean
  children: ReactNode
}

/** Fields side by side; `at` anchors errors of the whole group. */
export function Group({ at, label, isNarrow = false, children }: GroupProps) {
  return (
    <div
      className={isNarrow ? 'ct-issue-grid ct-issue-grid-narrow' : 'ct-issue-grid'}
      role={label ? 'group' : undefined}
      aria-label={label}
      data-field={at}
      tabIndex={at ? -1 : undefined}
    >
      {children}
    </div>
  )
}
