import { needsValue, servicesFor } from '@/contract/market/booking/services.ts'
import { CURRENCIES } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { CheckBoxes } from '@/ui/CheckBoxes.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useServices } from '../useServices.ts'
import { orderedIn, servicesIn } from '../form.ts'
import type { PartProps } from '../part.ts'
import { Group } from './Group.tsx'

/** Optional services of the listing to tick, and what the goods are worth if one of them is priced by it. */
export function ServiceFields({ listing, form, shipment, setShipment }: PartProps) {
  const t = useText()
  const items = orderedIn(listing, form.values)
  const fitting = servicesFor(listing.charges, items.length > 0 ? items : listing.stock)
  const options = useServices(listing).filter((one) => fitting.includes(one.value))
  if (options.length === 0) return null
  const { value } = shipment
  return (
    <Group title={t('market.booking.services')} note={t('market.booking.services.note')}>
      <CheckBoxes
        name="services"
        legend={t('market.booking.services.choose')}
        isList
        options={options}
        value={form.values.services}
        error={form.errorOf('services.0')}
        onChange={(services) => form.set({ services })}
      />
      {needsValue(listing.charges, servicesIn(listing, form.values)) && (
        <div className="ct-booking-fields">
          <NumberField
            name="shipment.value.amount"
            label={t('market.booking.value')}
            isRequired
            value={value.amount}
            error={form.errorOf('shipment.value.amount')}
            onValue={(amount) => setShipment({ value: { ...value, amount } })}
          />
          <SelectField
            name="shipment.value.currency"
            label={t('market.booking.value.currency')}
            value={value.currency}
            onChange={(currency) => setShipment({ value: { ...value, currency } })}
            options={choicesOf(CURRENCIES)}
          />
        </div>
      )}
    </Group>
  )
}
