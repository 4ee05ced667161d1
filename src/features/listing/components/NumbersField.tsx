import { useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useForm } from '../FormContext.ts'

/** Plates or container numbers, one a line; what is wrong is told with the number it is about. */
export function NumbersField({ field }: { field: 'plates' | 'containerNos' }) {
  const t = useText()
  const { draft, set, errorOf } = useForm()
  // Blank lines while one types are part of the text, not of the list.
  const [text, setText] = useState(() => draft[field].join('\n'))
  const wrong = draft[field].flatMap((value, index) => {
    const error = errorOf(`${field}.${index}`)
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
      onChange={(event) => {
        setText(event.target.value)
        set(
          field,
          event.target.value
            .split(/[\n,;\uff0c\uff1b\u3001]/)
            .map((one) => one.trim().slice(0, 12))
            .filter(Boolean),
        )
      }}
    />
  )
}
