import { ALLOCATION_PERIODS, CALL_OFF_HOURS, LEAD_DAYS } from '@/contract/trade/tender/term/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { Group, NumberAt, SelectAt } from './fields.tsx'

/** What a lane of a contract says of its call-offs. */
export function CallOffFields({ index }: { index: number }) {
  const t = useText()
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
    </>
  )
}

/** How the agreements of a contract are called off. */
export function CallOffSection() {
  const t = useText()
  return (
    <Section title={t('issue.section.callOff')} note={t('issue.section.callOff.note')}>
      <Group>
        <NumberAt at="term.leadDays" inputMode="numeric" placeholder={String(LEAD_DAYS)} />
        <NumberAt at="term.confirmHours" inputMode="numeric" placeholder={String(CALL_OFF_HOURS)} />
      </Group>
    </Section>
  )
}
