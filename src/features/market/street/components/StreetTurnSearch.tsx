import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { CITY_MAX } from '@/contract/limits.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { MAX_TURN_KM } from '@/contract/market/listing/values.ts'
import { missing } from '@/forms/missing.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { StreetTurnTable } from './StreetTurnTable.tsx'
import './street.css'

const FIRST = { cityName: '', isoCode: '', carrierScac: '', from: '', to: '' }
type Wanted = typeof FIRST
const FIELDS = Object.keys(FIRST) as (keyof Wanted)[]

/** Searches empty containers near a pick-up: place, type, carrier and dates. */
export function StreetTurnSearch() {
  const t = useText()
  const { containerTypes, carriers, carrierName } = useFreight()
  const [sent, setSent] = useState<Wanted>()
  const [isChanged, setChanged] = useState(false)
  const query = useQuery(
    listingEndpoints.streetTurns,
    // Dates are days in China.
    sent ? { ...sent, from: `${sent.from}T00:00:00+08:00`, to: `${sent.to}T23:59:59+08:00` } : {},
    { ready: sent !== undefined, silent: true },
  )
  const isUnknown = hasCode(query.error, BUSINESS_CODES.fieldErrors)
  const isRefused = isUnknown && !isChanged
  const search = (wanted: Wanted) => {
    if (JSON.stringify(wanted) === JSON.stringify(sent)) query.refresh()
    setChanged(false)
    setSent(wanted)
  }
  const form = useForm({
    first: FIRST,
    // A search is a query; any other failure is shown in place of its answer.
    action: {
      run: search,
      loading: false,
      error: isRefused ? query.error : undefined,
      fieldErrors: isRefused ? [{ field: 'cityName', message: t('street.find.city.unknown') }] : [],
      reset: () => setChanged(true),
    },
    check: (wanted) => {
      const blank = FIELDS.flatMap((name) => missing(name, wanted[name].trim(), t('street.find.missing')))
      return wanted.to < wanted.from ? [...blank, { field: 'to', text: t('street.find.order') }] : blank
    },
    request: (wanted) => ({ ...wanted, cityName: wanted.cityName.trim() }),
  })
  return (
    <Section title={t('street.find')} note={t('street.find.lead', { km: MAX_TURN_KM })}>
      <form {...form.element} className="ct-street-find" aria-label={t('street.find')}>
        <TextField {...form.text('cityName')} label={t('street.find.city')} isRequired maxLength={CITY_MAX} />
        <SelectField
          {...form.field('isoCode')}
          label={t('street.find.box')}
          isRequired
          none={t('street.find.choose')}
          options={containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
        />
        <SelectField
          {...form.field('carrierScac')}
          label={t('street.find.carrier')}
          isRequired
          none={t('street.find.choose')}
          options={carriers.map(({ scac }) => ({ value: scac, label: carrierName(scac) }))}
        />
        <DateField {...form.field('from')} label={t('street.find.from')} isRequired />
        <DateField {...form.field('to')} label={t('street.find.to')} isRequired />
        <Button type="submit" variant="primary">
          {t('street.find.send')}
        </Button>
      </form>
      {query.data && query.data.matches.length === 0 && <p role="status">{t('street.find.none')}</p>}
      {query.data && query.data.matches.length > 0 && (
        <StreetTurnTable rows={query.data.matches} caption={t('street.find')} of="offers" isStale={query.loading} />
      )}
      {sent && query.isFirstLoad && <SkeletonBlock height={120} />}
      {!query.data && query.error && !isUnknown && <ErrorState error={query.error} onRetry={query.refresh} />}
    </Section>
  )
}
