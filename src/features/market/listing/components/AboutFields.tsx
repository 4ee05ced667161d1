import { hasLane, modesOf } from '@/contract/market/listing/kinds.ts'
import { CITY_MAX } from '@/contract/limits.ts'
import { LISTING_PLACE_MAX, LISTING_TITLE_MAX } from '@/contract/market/listing/limits.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { SERVICE_TYPES } from '@/contract/member/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { ProvinceSelect } from '@/reference/RegionSelect.tsx'
import { useFitPlaces, usePlaces } from '@/reference/usePlaces.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { TextField } from '@/ui/Field.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { blankStock, usualLines } from '../form.ts'
import { useForm } from '../FormContext.ts'

/** Title, transport mode and location. */
export function AboutFields({ user }: { user: CurrentUser }) {
  const t = useText()
  const { values: draft, set, errorOf } = useForm()
  return (
    <div className="ct-listing-grid">
      <TextField
        label={t('listing.field.title')}
        name="title"
        maxLength={LISTING_TITLE_MAX}
        hint={t('listing.field.title.hint')}
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => set('title', event.target.value)}
      />
      <ModeField user={user} />
      {hasLane(draft.kind) ? <LaneFields /> : <PlaceFields />}
    </div>
  )
}

const isBySea = (mode: TransportMode): boolean => mode === 'FCL' || mode === 'LCL'

function ModeField({ user }: { user: CurrentUser }) {
  const t = useText()
  const { labelOf } = useDict('transport_mode')
  const { charges } = useFreight()
  const fitPlaces = useFitPlaces()
  const { values: draft, update, errorOf } = useForm()
  const modes = modesOf(draft.kind, user.userType)
  if (modes.length < 2) return null
  return (
    <SelectField
      label={t('listing.field.mode')}
      name="mode"
      value={draft.mode}
      error={errorOf('mode')}
      onChange={(mode) => {
        // Another transport mode has other places, stock units and charges; only ocean carriers have a code.
        update((before) => ({
          ...fitPlaces(before, mode),
          mode,
          carrierScac: isBySea(mode) ? before.carrierScac : undefined,
          via: isBySea(mode) && isBySea(before.mode) ? before.via : [],
          sailings: isBySea(mode) ? before.sailings : [],
          stock: before.kind === 'CARGO' ? [] : [blankStock(before.kind, mode)],
          charges: usualLines(before.kind, mode, charges),
        }))
      }}
      options={choicesOf(modes, labelOf)}
    />
  )
}

function LaneFields() {
  const t = useText()
  const { values: draft, set, errorOf } = useForm()
  const places = usePlaces(draft.mode)
  const label = (end: 'pol' | 'pod') =>
    t(draft.mode === 'AIR' || draft.mode === 'RAIL' ? `listing.field.${end}.${draft.mode}` : `listing.field.${end}`)
  return (
    <>
      {(['pol', 'pod'] as const).map((end) => (
        <PortCombobox
          key={end}
          name={end}
          label={label(end)}
          isRequired
          options={places}
          value={draft[end] ?? null}
          error={errorOf(end)}
          onChange={(code) => set(end, code ?? undefined)}
        />
      ))}
    </>
  )
}

function CarrierField() {
  const t = useText()
  const { carriers, carrierName } = useFreight()
  const { values: draft, set, errorOf } = useForm()
  return (
    <SelectField
      label={t('listing.field.carrier')}
      name="carrierScac"
      value={draft.carrierScac ?? ''}
      error={errorOf('carrierScac')}
      onChange={(scac) => set('carrierScac', scac)}
      none={t('listing.field.carrier.any')}
      options={carriers.map(({ scac }) => ({ value: scac, label: carrierName(scac) }))}
    />
  )
}

function PlaceFields() {
  const t = useText()
  const { values: draft, set, errorOf } = useForm()
  return (
    <>
      <ProvinceSelect
        label={t('listing.field.province')}
        name="provinceCode"
        isRequired
        value={draft.provinceCode ?? null}
        error={errorOf('provinceCode')}
        onChange={(code) => set('provinceCode', code ?? undefined)}
      />
      <TextField
        label={t('listing.field.city')}
        name="cityName"
        isRequired
        maxLength={CITY_MAX}
        value={draft.cityName ?? ''}
        error={errorOf('cityName')}
        onChange={(event) => set('cityName', event.target.value)}
      />
      {draft.kind === 'EMPTY_BOX' && <CarrierField />}
      {draft.kind === 'SERVICE' ? (
        <ServiceChecks />
      ) : (
        <TextField
          label={t('listing.field.place')}
          name="place"
          maxLength={LISTING_PLACE_MAX}
          value={draft.place ?? ''}
          error={errorOf('place')}
          onChange={(event) => set('place', event.target.value)}
        />
      )}
    </>
  )
}

function ServiceChecks() {
  const t = useText()
  const { labelOf } = useDict('service_type')
  const { values: draft, set } = useForm()
  return (
    <fieldset className="ct-listing-checks" data-field="services" tabIndex={-1}>
      <legend>{t('listing.field.services')}</legend>
      {SERVICE_TYPES.map((type) => (
        <CheckBox
          key={type}
          label={labelOf(type)}
          checked={draft.services.includes(type)}
          onChange={(event) =>
            set(
              'services',
              event.target.checked ? [...draft.services, type] : draft.services.filter((one) => one !== type),
            )
          }
        />
      ))}
    </fieldset>
  )
}
