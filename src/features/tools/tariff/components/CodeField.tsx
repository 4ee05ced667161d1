import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import type { FoundEntry } from '../useEntry.ts'

/** Props of `CodeField`: the typed text and the tariff entry found. */
interface CodeFieldProps {
  value: string | undefined
  found: FoundEntry
  onChange: (value: string) => void
}

/** Input for an HS code whose rates are used. */
export function CodeField({ value = '', found, onChange }: CodeFieldProps) {
  const t = useText()
  const wrong = found.state === 'SHORT' ? t('tariff.code.short') : undefined
  return (
    <TextField
      label={t('tariff.code')}
      hint={t('tariff.code.hint')}
      error={found.state === 'GONE' ? t('tariff.code.gone') : wrong}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Source and date of the rates, or a note that they were not checked. */
export function CodeNote({ found: { entry, state, retry } }: { found: FoundEntry }) {
  const t = useText()
  const nameOf = useNameOf()
  const formats = useFormats()
  if (state === 'FAILED')
    return (
      <Notice tone="warn" isAlert>
        {t('tariff.code.failed')}{' '}
        <Button size="small" onClick={retry}>
          {t('common.action.retry')}
        </Button>
      </Notice>
    )
  if (!entry) return null
  const link = <RouteLink to={hrefTo('customs', { code: entry.code })}>{`${entry.code} ${nameOf(entry)}`}</RouteLink>
  if (entry.status === 'WITHDRAWN')
    return (
      <Notice tone="warn">
        {link} {t('tariff.code.withdrawn', { codes: entry.replacedBy.join(', ') })}
      </Notice>
    )
  if (entry.status !== 'CHECKED')
    return (
      <Notice tone="warn">
        {link} {t('tariff.code.sample')}
      </Notice>
    )
  return (
    <Notice>
      {link} {entry.source && t('tariff.code.checked', { day: formats.day(entry.source.readOn) })}
    </Notice>
  )
}
