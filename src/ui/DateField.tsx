import { useContext, useState } from 'react'
import type { ComponentType } from 'react'
import { useText } from '@/i18n/useText.ts'
import { typedDay } from '@/shared/typedDay.ts'
import { Field } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'
import { CalendarIcon } from './icons.tsx'
import { KitContext } from './kit.ts'
import type { KitDateProps } from './kit.ts'
import { toast } from './toast.ts'

/** Props of `DateField`. `value`: `YYYY-MM-DD`, with `hasTime` `YYYY-MM-DDTHH:mm`, or '' for none. */
export interface DateFieldProps extends FieldFacts {
  value: string
  /** Takes the next value once it is whole; '' when it was emptied. */
  onChange: (value: string) => void
  hasTime?: boolean
  name?: string | undefined
  disabled?: boolean | undefined
}

/** A day or a moment in the page's language: antd's picker on work pages, elsewhere a text field that fetches it when it is asked for. */
export function DateField({ label, hint, error, isRequired, ...input }: DateFieldProps) {
  const { value, onChange, hasTime = false, name, disabled } = input
  const t = useText()
  const kit = useContext(KitContext)
  const [Asked, setAsked] = useState<ComponentType<KitDateProps>>()
  const [isLoading, setLoading] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [isUnread, setUnread] = useState(false)
  const Picker = Asked ?? kit?.DateInput
  const format = t(hasTime ? 'ui.date.timeFormat' : 'ui.date.format')

  const handleType = (text: string) => {
    setTyped(text)
    setUnread(false)
    // A single digit at the end may be the first of two.
    const day = /\D\d$/.test(text) ? undefined : text && typedDay(text, hasTime)
    if (day !== undefined && day !== value) onChange(day)
  }
  const handleBlur = () => {
    const day = typed && typedDay(typed, hasTime)
    if (typed === undefined) return
    setUnread(day === undefined)
    if (day !== undefined) setTyped(undefined)
    // What cannot be read stays to be corrected; the value it had before must not be sent in its place.
    if ((day ?? '') !== value) onChange(day ?? '')
  }
  const open = async () => {
    setLoading(true)
    try {
      const { LateDateInput } = await import('./antd/AntdScope.tsx')
      setAsked(() => LateDateInput)
    } catch {
      toast.error(t('ui.error.title'))
    }
    setLoading(false)
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? (isUnread ? t('ui.date.unread', { format }) : undefined)}
      isRequired={isRequired}
    >
      {(control) =>
        Picker ? (
          <Picker {...input} hasTime={hasTime} control={control} isAsked={!!Asked} />
        ) : (
          <div className="ct-date-typed">
            <input
              {...control}
              className="ct-input"
              autoComplete="off"
              placeholder={format}
              name={name}
              disabled={disabled}
              value={typed ?? value.replace('T', ' ')}
              onChange={({ target }) => handleType(target.value)}
              onBlur={handleBlur}
              // Enter submits a form without leaving the field.
              onKeyDown={(event) => event.key === 'Enter' && handleBlur()}
            />
            <button
              type="button"
              className="ct-date-open"
              aria-label={t('ui.date.open', { label })}
              aria-busy={isLoading}
              disabled={disabled}
              onClick={() => void open()}
            >
              <CalendarIcon />
            </button>
          </div>
        )
      }
    </Field>
  )
}
