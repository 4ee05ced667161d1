import { ORDER_CUT_OFFS } from '@/contract/money/order/schedule/values.ts'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { VESSEL_MAX, VOYAGE_MAX } from '@/contract/trade/bid/carriage/limits.ts'
import type { Form } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { wallTimeOf } from '@/reference/carriage/zoneTime.ts'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { filledWith } from '../accepting.ts'
import type { SailingForm, Zones } from '../accepting.ts'

interface FieldsProps {
  form: Form<SailingForm & { creditLimit: string }>
  zones: Zones
  /** Sailings of the schedules on about the wanted day. */
  scheduled: readonly ScheduledSailing[]
  /** Cut-offs are of ships. */
  hasCutOffs: boolean
}

/** The sailing of a call-off: chosen in the schedules, which fills the fields, or typed; with its cut-offs. */
export function SailingFields({ form, zones, scheduled, hasCutOffs }: FieldsProps) {
  const t = useText()
  const choose = (id: string) => {
    const chosen = scheduled.find((one) => one.id === id)
    form.set(chosen ? filledWith(chosen, zones) : { id: '' })
  }
  return (
    <>
      {scheduled.length > 0 && (
        <SelectField
          {...form.field('id')}
          onChange={choose}
          label={t('agreement.sailing.choose')}
          none={t('agreement.sailing.type')}
          options={scheduled.map(({ id, vesselName, voyage, carrierScac, etd }) => ({
            value: id,
            label: `${vesselName} ${voyage} · ${carrierScac} · ${wallTimeOf(etd, zones.from).replace('T', ' ')}`,
          }))}
        />
      )}
      <div className="ct-agreement-fields">
        <TextField {...form.text('vessel')} label={t('agreement.vessel')} isRequired maxLength={VESSEL_MAX} />
        <TextField {...form.text('voyage')} label={t('agreement.voyage')} isRequired maxLength={VOYAGE_MAX} />
        <DateField
          {...form.field('etd')}
          label={t('agreement.etd')}
          hint={t('agreement.sailing.zone', { zone: zones.from })}
          isRequired
          hasTime
        />
        <DateField
          {...form.field('eta')}
          label={t('agreement.eta')}
          hint={t('agreement.sailing.zone', { zone: zones.to })}
          isRequired
          hasTime
        />
        {hasCutOffs &&
          ORDER_CUT_OFFS.map((name) => (
            <DateField key={name} {...form.field(name)} label={t(`agreement.cutOff.${name}`)} hasTime />
          ))}
      </div>
    </>
  )
}
