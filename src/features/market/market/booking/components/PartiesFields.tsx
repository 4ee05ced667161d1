import { useQuery } from '@/api/useQuery.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { PARTY_ADDRESS_MAX, PARTY_CONTACT_MAX, PARTY_NAME_MAX } from '@/contract/market/booking/shipment/limits.ts'
import type { CargoParty } from '@/contract/market/booking/shipment/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { CountryField } from '@/reference/RegionSelect.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { TextField } from '@/ui/Field.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { EMPTY_PARTY } from '../form.ts'
import type { PartyForm } from '../form.ts'
import type { PartProps } from '../part.ts'
import { Group } from './Group.tsx'

type Role = 'shipper' | 'consignee' | 'notify'
const TEXTS = [
  ['name', PARTY_NAME_MAX],
  ['address', PARTY_ADDRESS_MAX],
  ['contact', PARTY_CONTACT_MAX],
] as const
/** Bookings whose parties are offered again. */
const RECENT = 20

/** Parties of earlier bookings, each once, newest first. */
function useKnown(): Record<'shipper' | 'consignee', CargoParty[]> {
  const { data } = useQuery(bookingEndpoints.page, { side: 'BUYER', size: RECENT }, { silent: true })
  const found = (data?.records ?? []).flatMap(({ booking }) => booking?.shipment?.parties ?? [])
  const once = (all: CargoParty[]) => all.filter((one, at) => all.findIndex(({ name }) => name === one.name) === at)
  return { shipper: once(found.map((one) => one.shipper)), consignee: once(found.map((one) => one.consignee)) }
}

/** Shipper, consignee and notify party of the bill of lading. */
export function PartiesFields({ form, shipment, setShipment }: PartProps) {
  const t = useText()
  const known = useKnown()
  const { notify } = shipment
  const party = (role: Role, value: PartyForm, earlier: readonly CargoParty[]) => (
    <Party
      role={role}
      value={value}
      earlier={earlier}
      errorOf={form.errorOf}
      onChange={(next) => setShipment({ [role]: next })}
    />
  )
  return (
    <Group title={t('market.booking.parties')} note={t('market.booking.parties.note')}>
      {party('shipper', shipment.shipper, known.shipper)}
      {party('consignee', shipment.consignee, known.consignee)}
      <CheckBox
        label={t('market.booking.notify.same')}
        checked={notify === undefined}
        onChange={({ target }) => setShipment({ notify: target.checked ? undefined : EMPTY_PARTY })}
      />
      {notify && party('notify', notify, known.consignee)}
    </Group>
  )
}

interface PartyProps {
  role: Role
  value: PartyForm
  earlier: readonly CargoParty[]
  errorOf: PartProps['form']['errorOf']
  onChange: (party: PartyForm) => void
}

function Party({ role, value, earlier, errorOf, onChange }: PartyProps) {
  const t = useText()
  const at = `shipment.parties.${role}`
  return (
    <div className="ct-booking-party" role="group" aria-label={t(`market.booking.party.${role}`)}>
      <div className="ct-booking-sums">
        <strong>{t(`market.booking.party.${role}`)}</strong>
        {earlier.length > 0 && (
          <MiniSelect
            label={t('market.booking.party.earlier')}
            none={t('market.booking.choose')}
            value={earlier.find(({ name }) => name === value.name)?.name ?? ''}
            onChange={(name) => onChange(earlier.find((one) => one.name === name) ?? EMPTY_PARTY)}
            options={earlier.map(({ name }) => ({ value: name, label: name }))}
          />
        )}
      </div>
      <div className="ct-booking-fields">
        {TEXTS.map(([name, max]) => (
          <TextField
            key={name}
            name={`${at}.${name}`}
            label={t(`market.booking.party.${name}`)}
            isRequired
            maxLength={max}
            value={value[name]}
            error={errorOf(`${at}.${name}`)}
            onChange={({ target }) => onChange({ ...value, [name]: target.value })}
          />
        ))}
        <CountryField
          name={`${at}.country`}
          label={t('market.booking.party.country')}
          isRequired
          value={value.country || null}
          error={errorOf(`${at}.country`)}
          onChange={(country) => onChange({ ...value, country: country ?? '' })}
        />
      </div>
    </div>
  )
}
