import { SPACE_STATUSES } from '@/contract/bid/values.ts'
import type { SpaceStatus } from '@/contract/bid/values.ts'
import type { TransportMode } from '@/contract/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { SelectField, TextField } from '@/ui/Field.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import type { LaneForm } from '../quoteForm.ts'
import type { ErrorOf } from '../useQuoteForm.ts'

interface CarriageProps {
  at: string
  lane: LaneForm
  mode: TransportMode
  errorOf: ErrorOf
  onChange: (patch: Partial<LaneForm>) => void
}

const MAX_VIA = 3

/** Who carries, how and how long. */
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
      <TextField
        label={t('bid.carriage.transit')}
        isRequired
        inputMode="numeric"
        name={`${at}.transitDays`}
        value={lane.transitDays}
        error={errorOf(`${at}.transitDays`)}
        onChange={(event) => onChange({ transitDays: event.target.value.trim() })}
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
      {mode !== 'TRUCK' && <Via lane={lane} onChange={onChange} />}
    </div>
  )
}

function Via({ lane, onChange }: Pick<CarriageProps, 'lane' | 'onChange'>) {
  const t = useText()
  const { ports } = useFreight()
  return (
    <div className="ct-quote-via">
      <CheckBox
        label={t('bid.carriage.direct')}
        checked={lane.direct}
        onChange={(event) =>
          onChange({
            direct: event.target.checked,
            via: event.target.checked ? [] : lane.via.length > 0 ? lane.via : [''],
          })
        }
      />
      {!lane.direct &&
        lane.via.map((port, index) => (
          <PortCombobox
            // The places have no identity but their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={t('bid.carriage.via', { no: index + 1 })}
            options={ports}
            value={port === '' ? null : port}
            onChange={(next) => onChange({ via: lane.via.map((was, at) => (at === index ? (next ?? '') : was)) })}
          />
        ))}
      {!lane.direct && lane.via.length < MAX_VIA && (
        <Button size="s" onClick={() => onChange({ via: [...lane.via, ''] })}>
          {t('bid.carriage.addVia')}
        </Button>
      )}
    </div>
  )
}
