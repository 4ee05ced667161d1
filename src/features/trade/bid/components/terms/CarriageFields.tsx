import { SPACE_STATUSES } from '@/contract/trade/bid/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { ViaFields } from '@/reference/carriage/ViaFields.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
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
          onChange={(carrierScac) => onChange({ carrierScac })}
          none={t('bid.carriage.carrier.none')}
          options={carriers.map(({ scac }) => ({ value: scac, label: `${scac} ${carrierName(scac)}` }))}
        />
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
        onChange={(spaceStatus) => onChange({ spaceStatus })}
        options={choicesOf(SPACE_STATUSES, spaces.labelOf)}
      />
      {mode !== 'TRUCK' && (
        <ViaFields at={at} direct={lane.direct} via={lane.via} errorOf={errorOf} onChange={onChange} />
      )}
    </div>
  )
}
