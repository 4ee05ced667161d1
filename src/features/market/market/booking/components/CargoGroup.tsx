import { isReeferType } from '@/contract/market/booking/shipment/needs.ts'
import { useText } from '@/i18n/useText.ts'
import { CargoFields } from '@/reference/cargo/CargoFields.tsx'
import { itemsOf } from '../quantities.ts'
import type { PartProps } from '../part.ts'
import { Group } from './Group.tsx'

/** The cargo of a booking. */
export function CargoGroup({ listing, form, shipment, setShipment }: PartProps) {
  const t = useText()
  return (
    <Group title={t('market.booking.cargo')}>
      <CargoFields
        at="shipment.cargo"
        cargo={shipment}
        mode={listing.mode}
        isCold={itemsOf(listing, form.values.typed).some(({ isoCode }) => isReeferType(isoCode))}
        rows="ct-booking-fields"
        contacts={t('market.contacts')}
        errorOf={form.errorOf}
        onChange={setShipment}
      />
    </Group>
  )
}
