import { useId, useState } from 'react'
import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Field } from '@/ui/Field.tsx'
import { isCode } from '../address.ts'
import { useCustoms } from '../useCustoms.ts'

/** Asks for a second code to compare with; proposes those of the same heading. */
export function CompareForm({ entry }: { entry: HsEntry }) {
  const t = useText()
  const nameOf = useNameOf()
  const { go } = useCustoms()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <Section title={t('customs.compare')}>
      <form
        noValidate
        className="ct-stack"
        onSubmit={(event) => {
          event.preventDefault()
          setWrong(!isCode(typed))
          if (isCode(typed)) go({ compare: typed.replaceAll(/[.\s]/g, '') })
          else event.currentTarget.querySelector('input')?.focus()
        }}
      >
        <Field label={t('customs.compare.with')} error={isWrong ? t('customs.compare.wrong') : undefined}>
          {(control) => (
            <input
              {...control}
              className="ct-input"
              inputMode="numeric"
              autoComplete="off"
              list={listId}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setWrong(false)
              }}
            />
          )}
        </Field>
        <datalist id={listId}>
          {entry.near.map((one) => (
            <option key={one.code} value={one.code}>
              {nameOf(one)}
            </option>
          ))}
        </datalist>
        <Button type="submit">{t('customs.compare.do')}</Button>
      </form>
    </Section>
  )
}
