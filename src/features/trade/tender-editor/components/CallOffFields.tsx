import { isUsualHere } from '@/contract/reference/charges.ts'
import {
  ALLOCATION_PERIODS,
  boxesOf,
  CALL_OFF_HOURS,
  LEAD_DAYS,
  MAX_FLOATING,
  mayFloat,
  NOTICE_DAYS,
  noticeDaysOf,
  RELEASE_DAYS,
  TERMINATION_DAYS,
} from '@/contract/trade/tender/term/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import type { LaneInput } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { ChargeBox } from './ChargeBox.tsx'
import { FuelFields } from './FuelFields.tsx'
import { CheckAt, Group, GroupError, NumberAt, SelectAt } from './fields.tsx'

/** What a lane of a contract says of its call-offs. */
export function CallOffFields({ index, lane }: { index: number; lane: LaneInput }) {
  const t = useText()
  const { out } = useIssue()
  const minimum = minimumBoxes(lane)
  const { labelOf } = useDict('allocation_period')
  return (
    <>
      <NumberAt
        at={`lanes.${index}.plannedBookings`}
        isRequired
        inputMode="numeric"
        hint={t('issue.plannedBookings.hint')}
      />
      <NumberAt
        at={`lanes.${index}.blPerBooking`}
        inputMode="numeric"
        placeholder="1"
        hint={t('issue.blPerBooking.hint')}
      />
      <NumberAt at={`lanes.${index}.allocation.boxes`} inputMode="numeric" hint={t('issue.allocation.hint')} />
      <SelectAt
        at={`lanes.${index}.allocation.period`}
        none={labelOf('WEEK')}
        options={ALLOCATION_PERIODS.filter((value) => value !== 'WEEK').map((value) => ({
          value,
          label: labelOf(value),
        }))}
      />
      {lane.allocation?.boxes !== undefined && (
        <>
          <NumberAt
            at={`lanes.${index}.allocation.releaseDays`}
            inputMode="numeric"
            placeholder={String(RELEASE_DAYS)}
            hint={t('issue.releaseDays.hint')}
          />
          <CheckAt at={`lanes.${index}.allocation.carryOver`} />
        </>
      )}
      <NumberAt
        at={`lanes.${index}.mqc.pct`}
        inputMode="numeric"
        hint={minimum === undefined ? t('issue.mqc.hint') : t('issue.mqc.boxes', { count: minimum })}
      />
      <NumberAt
        at={`lanes.${index}.mqc.tolerancePct`}
        inputMode="numeric"
        placeholder="0"
        hint={t('issue.mqcTolerance.hint')}
      />
      <NumberAt
        at={`lanes.${index}.mqc.feePerBox`}
        isDecimal
        hint={t('issue.mqcFee.hint', { currency: out.compareCurrency ?? 'USD' })}
      />
    </>
  )
}

/** Containers that a chosen percentage commits to. */
function minimumBoxes({ boxes = [], mqc }: LaneInput): number | undefined {
  const all = boxes.reduce((sum, { qty = 0 }) => sum + qty, 0)
  return mqc?.pct === undefined || all === 0 ? undefined : boxesOf(all, mqc.pct)
}

/** How the agreements of a contract are called off. */
export function CallOffSection() {
  const t = useText()
  return (
    <Section title={t('issue.section.callOff')} note={t('issue.section.callOff.note')}>
      <Group>
        <NumberAt at="term.leadDays" inputMode="numeric" placeholder={String(LEAD_DAYS)} />
        <NumberAt at="term.confirmHours" inputMode="numeric" placeholder={String(CALL_OFF_HOURS)} />
        <NumberAt at="term.overPct" inputMode="numeric" placeholder="0" hint={t('issue.overPct.hint')} />
        <NumberAt
          at="term.noticeDays"
          inputMode="numeric"
          placeholder={String(NOTICE_DAYS)}
          hint={t('issue.noticeDays.hint', { min: NOTICE_DAYS })}
        />
        <NumberAt
          at="term.terminationDays"
          inputMode="numeric"
          placeholder={String(TERMINATION_DAYS)}
          hint={t('issue.terminationDays.hint')}
        />
      </Group>
      <FloatingFields />
      <FuelFields />
    </Section>
  )
}

/** Which charges float: surcharges of the mode. */
function FloatingFields() {
  const t = useText()
  const { charges } = useFreight()
  const { out, set } = useIssue()
  const chosen = out.term?.floating ?? []
  const offered = charges.filter(
    (charge) => chosen.includes(charge.code) || (mayFloat(charge) && isUsualHere(charge, out.mode ?? 'FCL', {})),
  )
  if (offered.length === 0) return null
  const toggle = (code: string, isOn: boolean) =>
    set('term.floating', isOn ? [...chosen, code] : chosen.filter((one) => one !== code))
  return (
    <div data-field="term.floating" tabIndex={-1} className="ct-issue-charges">
      <GroupError at="term.floating" />
      <fieldset className="ct-issue-chargegroup">
        <legend>{t('issue.floating.legend', { days: noticeDaysOf(out.term) })}</legend>
        {offered.map((charge) => (
          <ChargeBox
            key={charge.code}
            charge={charge}
            isOn={chosen.includes(charge.code)}
            isFull={chosen.length >= MAX_FLOATING}
            onToggle={toggle}
          />
        ))}
      </fieldset>
    </div>
  )
}
