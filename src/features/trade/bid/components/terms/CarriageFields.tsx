import { SPACE_STATUSES } from '@/contract/trade/bid/values.ts'
import { specialOf } from '@/contract/trade/tender/demands/asked.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ViaFields } from '@/reference/carriage/ViaFields.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { TextField } from '@/ui/Field.tsx'
import { memoView } from '@/ui/memoView.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { LaneFacts } from '../../quoteForm.ts'
import type { ErrorOf } from '../../useQuoteForm.ts'

interface CarriageProps {
  at: string
  lane: LaneFacts
  tender: Pick<TenderDetail, 'mode' | 'cargo'>
  errorOf: ErrorOf
  onChange: (patch: Partial<LaneFacts>) => void
}

/** Carrier, service, routing and transit time of a lane. */
export const CarriageFields = memoView(Fields, ['onChange'])

function Fields({ at, lane, tender, errorOf, onChange }: CarriageProps) {
  const t = useText()
  const spaces = useDict('space_status')
  const { carriers, carrierName } = useFreight()
  const { mode } = tender
  const special = specialOf(tender.cargo)
  const accepts = lane.accepts ?? special
  const specials = useDict('special_cargo')
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
      {special.map((kind) => (
        <CheckBox
          key={kind}
          label={t('bid.carriage.accepts', { cargo: specials.labelOf(kind) })}
          checked={accepts.includes(kind)}
          onChange={({ target }) =>
            onChange({ accepts: target.checked ? [...accepts, kind] : accepts.filter((one) => one !== kind) })
          }
        />
      ))}
      {mode !== 'TRUCK' && (
        <ViaFields at={at} mode={mode} direct={lane.direct} via={lane.via} errorOf={errorOf} onChange={onChange} />
      )}
    </div>
  )
}
