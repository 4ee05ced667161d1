import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { CITY_MAX } from '@/contract/limits.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { MAX_TURN_KM } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { focusField } from '@/ui/focusField.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { StreetTurnTable } from './StreetTurnTable.tsx'
import './street.css'

const FIELDS = ['cityName', 'isoCode', 'carrierScac', 'from', 'to'] as const
type Field = (typeof FIELDS)[number]
type Wanted = Record<Field, string>
const BLANK: Wanted = { cityName: '', isoCode: '', carrierScac: '', from: '', to: '' }

/** Searches empty containers near a pick-up: place, type, carrier and dates. */
export function StreetTurnSearch() {
  const t = useText()
  const [wanted, setWanted] = useState(BLANK)
  const [sent, setSent] = useState<Wanted>()
  const [submitted, setSubmitted] = useState(false)
  const query = useQuery(
    listingEndpoints.streetTurns,
    // Dates are days in China.
    sent ? { ...sent, from: `${sent.from}T00:00:00+08:00`, to: `${sent.to}T23:59:59+08:00` } : {},
    { ready: sent !== undefined, silent: true },
  )
  const isUnknown = hasCode(query.error, BUSINESS_CODES.fieldErrors)
  const send = (whole: Wanted) => {
    setSubmitted(true)
    if (FIELDS.some((name) => whole[name] === '') || whole.to < whole.from) return
    if (JSON.stringify(whole) === JSON.stringify(sent)) query.refresh()
    setSent(whole)
  }
  const errorOf = (name: Field): string | undefined => {
    if (submitted && wanted[name] === '') return t('street.find.missing')
    if (submitted && name === 'to' && wanted.to < wanted.from) return t('street.find.order')
    return isUnknown && name === 'cityName' && wanted.cityName === sent?.cityName
      ? t('street.find.city.unknown')
      : undefined
  }
  return (
    <Section title={t('street.find')} note={t('street.find.lead', { km: MAX_TURN_KM })}>
      <Form
        wanted={wanted}
        errorOf={errorOf}
        onChange={(name, value) => setWanted((before) => ({ ...before, [name]: value }))}
        onSend={() => send({ ...wanted, cityName: wanted.cityName.trim() })}
      />
      {query.data && query.data.matches.length === 0 && <p role="status">{t('street.find.none')}</p>}
      {query.data && query.data.matches.length > 0 && (
        <StreetTurnTable rows={query.data.matches} caption={t('street.find')} of="offers" isStale={query.loading} />
      )}
      {sent && query.isFirstLoad && <SkeletonBlock height={120} />}
      {!query.data && query.error && !isUnknown && <ErrorState error={query.error} onRetry={query.refresh} />}
    </Section>
  )
}

interface FormProps {
  wanted: Wanted
  errorOf: (name: Field) => string | undefined
  onChange: (name: Field, value: string) => void
  onSend: () => void
}

function Form({ wanted, errorOf, onChange, onSend }: FormProps) {
  const t = useText()
  const { containerTypes, carriers, carrierName } = useFreight()
  const form = useRef<HTMLFormElement>(null)
  const facts = (name: Field) => ({
    name,
    isRequired: true,
    value: wanted[name],
    error: errorOf(name),
  })
  const bind = (name: Field) => ({ ...facts(name), onChange: (next: string) => onChange(name, next) })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSend()
    const wrong = FIELDS.find((name) => wanted[name].trim() === '') ?? (wanted.to < wanted.from ? 'to' : undefined)
    if (wrong) focusField(form.current, wrong)
  }
  return (
    <form ref={form} className="ct-street-find" noValidate aria-label={t('street.find')} onSubmit={submit}>
      <TextField
        label={t('street.find.city')}
        maxLength={CITY_MAX}
        {...facts('cityName')}
        onChange={(event) => onChange('cityName', event.target.value)}
      />
      <SelectField
        label={t('street.find.box')}
        {...bind('isoCode')}
        none={t('street.find.choose')}
        options={containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
      />
      <SelectField
        label={t('street.find.carrier')}
        {...bind('carrierScac')}
        none={t('street.find.choose')}
        options={carriers.map(({ scac }) => ({ value: scac, label: carrierName(scac) }))}
      />
      <DateField label={t('street.find.from')} {...bind('from')} />
      <DateField label={t('street.find.to')} {...bind('to')} />
      <Button type="submit" variant="primary">
        {t('street.find.send')}
      </Button>
    </form>
  )
}
