import { NOTE_MAX } from '@/contract/limits.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { checkSchedule, needsReason, sailingOf, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import { ORDER_CUT_OFFS, SCHEDULE_REASONS } from '@/contract/money/order/schedule/values.ts'
import type { ScheduleReason } from '@/contract/money/order/schedule/values.ts'
import { VESSEL_MAX, VOYAGE_MAX } from '@/contract/trade/bid/carriage/limits.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { instantOf, wallTimeOf } from '@/reference/carriage/zoneTime.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct } from '../../useOrderAct.ts'
import type { OrderProps } from '../../useOrderAct.ts'

interface Values {
  vessel: string
  voyage: string
  /** Times as typed, in the zone of their port. */
  etd: string
  eta: string
  si: string
  vgm: string
  cy: string
  reason: ScheduleReason | ''
  note: string
}

interface FormProps extends OrderProps {
  lane: OrderLane
  onClose: () => void
}

/** The seller tells of another sailing, other times or cut-offs; all times are those of the ports. */
export function ScheduleForm({ lane, onClose, ...props }: FormProps) {
  const t = useText()
  const { labelOf } = useDict('schedule_reason')
  const { portOf } = useFreight()
  const { order } = props
  const { laneNo, pol, pod = pol } = lane
  const [from, to] = [portOf(pol)?.timezone ?? 'UTC', portOf(pod)?.timezone ?? 'UTC']
  const known = sailingOf(lane, order.schedules)
  const cutOffs = scheduleOf(order.schedules, laneNo)?.cutOffs ?? {}
  const wall = (at: string | undefined, zone: string): string => (at ? wallTimeOf(at, zone) : '')
  // A typed minute stands for the instant that was known in it.
  const instant = (typed: string, before: string | undefined, zone: string): string =>
    before !== undefined && typed === wall(before, zone) ? before : instantOf(typed, zone)
  const first: Values = {
    vessel: known?.vessel ?? '',
    voyage: known?.voyage ?? '',
    etd: wall(known?.etd, from),
    eta: wall(known?.eta, to),
    si: wall(cutOffs.si, from),
    vgm: wall(cutOffs.vgm, from),
    cy: wall(cutOffs.cy, from),
    reason: '',
    note: '',
  }
  const bodyOf = ({ vessel, voyage, etd, eta, reason, note, ...typed }: Values) => {
    const sailing = { vessel, voyage, etd: instant(etd, known?.etd, from), eta: instant(eta, known?.eta, to) }
    const told = ORDER_CUT_OFFS.flatMap((name) => {
      const at = instant(typed[name], cutOffs[name], from)
      return at === '' ? [] : [[name, at] as const]
    })
    return {
      laneNo,
      sailing,
      cutOffs: Object.fromEntries(told),
      ...(reason !== '' && needsReason(sailing, known) && { reason }),
      note,
    }
  }
  const action = useOrderAct(orderEndpoints.schedule, props, {
    intent: `schedule:${laneNo}`,
    text: t('orderSchedule.sent'),
    onDone: onClose,
  })
  const form = useForm({
    first,
    action,
    check: (values) => checkSchedule(bodyOf(values), order),
    request: (values) => ({ id: order.id, version: order.version, ...bodyOf(values) }),
  })
  const isMoved = known === undefined || needsReason(bodyOf(form.values).sailing, known)
  const { reason } = form.values
  const rollReason = reason === 'ROLLED' || reason === 'CUSTOMER' ? reason : undefined
  const isLater =
    order.callOff !== undefined &&
    rollReason !== undefined &&
    Date.parse(bodyOf(form.values).sailing.etd) > Date.parse(known?.etd ?? '')
  return (
    <PageForm
      form={form}
      title={t('order.schedule.change')}
      submitText={t('orderSchedule.send')}
      onCancel={{ text: t('order.cancel'), run: onClose }}
    >
      <div className="ct-filters">
        <TextField {...form.text('vessel')} label={t('orderSchedule.vessel')} maxLength={VESSEL_MAX} />
        <TextField {...form.text('voyage')} label={t('orderSchedule.voyage')} maxLength={VOYAGE_MAX} />
        <DateField
          {...form.field('etd')}
          label={t('orderSchedule.etdAt', { port: pol, zone: from })}
          hasTime
          isRequired
        />
        <DateField
          {...form.field('eta')}
          label={t('orderSchedule.etaAt', { port: pod, zone: to })}
          hasTime
          isRequired
        />
      </div>
      <div className="ct-filters">
        {ORDER_CUT_OFFS.map((name) => (
          <DateField
            key={name}
            {...form.field(name)}
            label={t('orderSchedule.cutOffAt', { cutOff: t(`order.schedule.${name}`), port: pol })}
            hasTime
          />
        ))}
      </div>
      {known !== undefined && isMoved && (
        <SelectField
          {...form.field('reason')}
          label={t('orderSchedule.reason')}
          isRequired
          none={t('order.choose')}
          options={choicesOf(SCHEDULE_REASONS, labelOf)}
        />
      )}
      {isLater && <p className="ct-dim">{t(`orderSchedule.roll.${rollReason}`)}</p>}
      <TextAreaField
        {...form.text('note')}
        label={t('orderSchedule.note')}
        hint={t('orderSchedule.note.hint')}
        isRequired={form.values.reason === 'OTHER'}
        rows={2}
        maxLength={NOTE_MAX}
      />
    </PageForm>
  )
}
