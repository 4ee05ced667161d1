import { SPACE_STATUSES } from '@/contract/trade/bid/values.ts'
import type { SpaceStatus } from '@/contract/trade/bid/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { ViaFields } from '@/reference/carriage/ViaFields.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { SelectField, TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import type { LaneForm } from '../../quoteForm.ts'
import type { ErrorOf } from '../../useQuoteForm.ts'

interface CarriageProps {
  at: string
  lane: LaneForm
  mode: TransportMode
  errorOf: ErrorOf
  onChange: (patch: Partial<LaneForm>) => void
}

/** Carrier, service, routing and transit time of a lane. */
export function CarriageFields({ at, lane, mode, errorOf, onChange }: CarriageProps) {
  const t = useText()
  const spaces = useDict('space_status')
  const { carriers, carrierName } = useFreight()
  const bySea = mode === 'FCL' || mode === 'LCL'
  return (
    <div className="ct-quote-fields">
      {bySea && (
        <SelectField
          label={t('bid.carriage.carrier')}
          name={`${at}.carrierScac`}
          value={lane.carrierScac}
          error={errorOf(`${at}.carrierScac`)}
          onChange={(event) => onChange({ carrierScac: event.target.value })}
        >
          <option value="">{t('bid.carriage.carrier.none')}</option>
          {carriers.map((carrier) => (
            <option key={carrier.scac} value={carrier.scac}>
              {`${carrier.scac} ${carrierName(carrier.scac)}`}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('bid.carriage.service')}
        name={`${at}.service`}
        value={lane.service}
        error={errorOf(`${at}.service`)}
        onChange={(event) => onChange({ service: event.target.value })}
      />
      <NumberField
        label={t('bid.carriage.transit')}
        isRequired
        inputMode="numeric"
        name={`${at}.transitDays`}
        value={lane.transitDays}
        error={errorOf(`${at}.transitDays`)}
        onValue={(transitDays) => onChange({ transitDays })}
      />
      <SelectField
        label={t('bid.carriage.space')}
        name={`${at}.spaceStatus`}
        value={lane.spaceStatus}
        onChange={(event) => onChange({ spaceStatus: event.target.value as SpaceStatus })}
      >
        {SPACE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {spaces.labelOf(status)}
          </option>
        ))}
      </SelectField>
      {mode !== 'TRUCK' && (
        <ViaFields at={at} direct={lane.direct} via={lane.via} errorOf={errorOf} onChange={onChange} />
      )}
    </div>
  )
}
