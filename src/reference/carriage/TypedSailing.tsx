import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '../useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { instantOf, wallTimeOf } from './zoneTime.ts'
import './carriage.css'

interface TypedProps<Row> {
  row: Row
  at: string
  pol: string
  pod: string
  errorOf: (field: string) => string | undefined
  onChange: (row: Row) => void
  onRemove: () => void
}

/** A departure that is not in the schedules; times are entered in port time. */
export function TypedSailing<Row extends SailingPick>({
  row,
  at,
  pol,
  pod,
  errorOf,
  onChange,
  onRemove,
}: TypedProps<Row>) {
  const t = useText()
  const { portOf } = useFreight()
  const from = portOf(pol)?.timezone ?? 'UTC'
  const to = portOf(pod)?.timezone ?? 'UTC'
  return (
    <div className="ct-carriage-typed">
      <div className="ct-carriage-fields">
        <TextField
          label={t('carriage.sailing.vessel')}
          name={`${at}.vessel`}
          value={row.vessel}
          error={errorOf(`${at}.vessel`)}
          onChange={(event) => onChange({ ...row, vessel: event.target.value })}
        />
        <TextField
          label={t('carriage.sailing.voyage')}
          name={`${at}.voyage`}
          value={row.voyage}
          error={errorOf(`${at}.voyage`)}
          onChange={(event) => onChange({ ...row, voyage: event.target.value })}
        />
        <DateField
          label={t('carriage.sailing.etd', { port: pol, zone: from })}
          hasTime
          name={`${at}.etd`}
          value={wallTimeOf(row.etd, from)}
          error={errorOf(`${at}.etd`)}
          onChange={(next) => onChange({ ...row, etd: instantOf(next, from) })}
        />
        <DateField
          label={t('carriage.sailing.eta', { port: pod || pol, zone: to })}
          hasTime
          name={`${at}.eta`}
          value={wallTimeOf(row.eta, to)}
          error={errorOf(`${at}.eta`)}
          onChange={(next) => onChange({ ...row, eta: instantOf(next, to) })}
        />
      </div>
      <Button size="small" variant="quiet" onClick={onRemove}>
        {t('carriage.sailing.remove')}
      </Button>
    </div>
  )
}
