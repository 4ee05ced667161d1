import { TRUCK_ADDRESS_MAX } from '@/contract/trade/tender/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { PartProps } from '../part.ts'
import { useComing } from '../useComing.ts'
import { Group } from './Group.tsx'

/** When it goes: the sailing and the day on which the cargo is ready, or where and when a truck picks it up. */
export function SailingFields({ listing, form, shipment, setShipment }: PartProps) {
  const t = useText()
  const isTruck = listing.kind === 'TRUCK'
  const sailings = useComing(listing)
  return (
    <Group title={t(isTruck ? 'market.booking.pickup' : 'market.booking.when')}>
      <div className="ct-booking-fields">
        {!isTruck && sailings.length > 0 && (
          <SelectField
            name="shipment.sailing"
            label={t('market.booking.sailing')}
            isRequired
            none={t('market.booking.choose')}
            value={shipment.sailing}
            error={form.errorOf('shipment.sailing')}
            onChange={(sailing) => setShipment({ sailing })}
            options={sailings}
          />
        )}
        <DateField
          name="shipment.readyDate"
          label={t(isTruck ? 'market.booking.pickup.day' : 'market.booking.ready')}
          isRequired
          hint={isTruck ? undefined : t(`market.booking.ready.hint.${listing.mode === 'LCL' ? 'CFS' : 'CY'}`)}
          value={shipment.readyDate}
          error={form.errorOf('shipment.readyDate')}
          onChange={(readyDate) => setShipment({ readyDate })}
        />
        {isTruck &&
          (['pickup', 'drop'] as const).map((end) => (
            <TextField
              key={end}
              name={`shipment.truck.${end}`}
              label={t(`market.booking.truck.${end}`)}
              isRequired
              maxLength={TRUCK_ADDRESS_MAX}
              value={shipment[end]}
              error={form.errorOf(`shipment.truck.${end}`)}
              onChange={({ target }) => setShipment({ [end]: target.value })}
            />
          ))}
      </div>
    </Group>
  )
}
