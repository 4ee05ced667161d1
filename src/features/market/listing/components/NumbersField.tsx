import { useState } from 'react'
import { UNIT_NO_MAX } from '@/contract/market/listing/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useForm } from '../FormContext.ts'

const SPLIT = /[\n,;\uff0c\uff1b\u3001]/

/** Plates or container numbers, one per line; problems are shown per number, once it is complete. */
export function NumbersField({ field }: { field: 'plates' | 'containerNos' }) {
  const t = useText()
  const { values: draft, set, errorOf, problemOf } = useForm()
  // Blank lines belong to the text being typed, not to the list.
  const [text, setText] = useState(() => draft[field].join('\n'))
  // Do not report the number being typed.
  const [isTyping, setTyping] = useState(false)
  const open = isTyping && !SPLIT.test(text.slice(-1)) ? draft[field].length - 1 : -1
  const wrong = draft[field].flatMap((value, index) => {
    const error = errorOf(`${field}.${index}`) ?? (index === open ? undefined : problemOf(`${field}.${index}`))
    return error ? [t('listing.field.numberWrong', { value, error })] : []
  })
  return (
    <TextAreaField
      label={t(`listing.field.${field}`)}
      hint={t('listing.field.numbers.hint')}
      error={wrong.length > 0 ? wrong.join('\n') : errorOf(field)}
      name={field}
      rows={4}
      autoCapitalize="characters"
      value={text}
      onBlur={() => setTyping(false)}
      onChange={(event) => {
        setTyping(true)
        setText(event.target.value)
        set(
          field,
          event.target.value
            .split(SPLIT)
            .map((one) => one.trim().slice(0, UNIT_NO_MAX))
            .filter(Boolean),
        )
      }}
    />
  )
}
