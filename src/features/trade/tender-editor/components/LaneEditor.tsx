import { ASSUMED_DAYS } from '@/contract/trade/bid/quantity.ts'
import { countsBoxes, countsDays, HANDOVER_TYPES, hasFreeTime, namesBls } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import type { LaneInput } from '../form.ts'
import { isAgreement } from '../outgoing.ts'
import { useIssue } from '../IssueContext.ts'
import { BoxRows } from './BoxRows.tsx'
import { DayAt, CheckAt, Group, NumberAt, PortAt, SelectAt, TextAt } from './fields.tsx'
import { CallOffFields } from './CallOffFields.tsx'
import { LaneActions } from './LaneActions.tsx'
import type { LaneHandlers } from './LaneActions.tsx'
import { LaneSailing } from './LaneSailing.tsx'
import { LooseFields } from './LooseFields.tsx'

interface LaneProps {
  index: number
  lane: LaneInput
  /** Number of lanes. */
  count: number
  handlers: LaneHandlers
}

/** Editor section of one lane, for tenders with few lanes. */
export function LaneEditor({ index, lane, count, handlers }: LaneProps) {
  const t = useText()
  return (
    <Section
      title={count === 1 ? t('issue.section.lane') : t('issue.lane.no', { no: index + 1 })}
      actions={<LaneActions index={index} count={count} handlers={handlers} />}
    >
      <LaneFields index={index} lane={lane} isOnly={count === 1} />
    </Section>
  )
}

interface FieldsProps {
  index: number
  lane: LaneInput
  isOnly: boolean
}

/** All fields of one lane. */
export function LaneFields({ index, lane, isOnly }: FieldsProps) {
  const t = useText()
  const { form, amending } = useIssue()
  const mode = form.draft.mode ?? 'FCL'
  const isTruck = mode === 'TRUCK'
  const isContract = form.draft.type === 'CONTRACT'
  return (
    <>
      <Group>
        <PortAt at={`lanes.${index}.pol`} isRequired hint={isTruck ? t('issue.truck.terminal') : undefined} />
        {!isTruck && <PortAt at={`lanes.${index}.pod`} isRequired />}
      </Group>
      {isTruck ? <TruckFields index={index} /> : <Handover index={index} lane={lane} />}
      <h3 className="ct-issue-sub">{t(countsBoxes(mode) ? 'issue.field.boxes' : 'issue.section.loose')}</h3>
      {countsBoxes(mode) ? <BoxRows index={index} lane={lane} /> : <LooseFields index={index} isOnly={isOnly} />}
      <h3 className="ct-issue-sub">{t(isContract ? 'issue.section.period' : 'issue.section.dates')}</h3>
      <Group>
        <DayAt at={`lanes.${index}.cargoReadyDate`} isRequired />
        <DayAt at={`lanes.${index}.etdFrom`} isRequired />
        <DayAt at={`lanes.${index}.etdTo`} isRequired />
        {namesBls({ ...form.draft, mode }) && (
          <NumberAt at={`lanes.${index}.blCount`} inputMode="numeric" placeholder="1" hint={t('issue.blCount.hint')} />
        )}
        {countsDays({ mode }, lane) && (
          <NumberAt
            at={`lanes.${index}.assumedDays`}
            inputMode="numeric"
            placeholder={String(ASSUMED_DAYS)}
            hint={t('issue.assumedDays.hint', { days: ASSUMED_DAYS })}
          />
        )}
        {isContract && (
          <NumberAt at={`lanes.${index}.boxesPerWeek`} inputMode="numeric" hint={t('issue.perWeek.hint')} />
        )}
        {isAgreement(form.draft, amending) && <CallOffFields index={index} lane={lane} />}
        {!isTruck && (
          <>
            <NumberAt at={`lanes.${index}.maxTransitDays`} inputMode="numeric" />
            {hasFreeTime(mode) && (
              <NumberAt at={`lanes.${index}.freeDaysWanted`} inputMode="numeric" hint={t('issue.freeDays.hint')} />
            )}
          </>
        )}
      </Group>
      {lane.sailingId && <LaneSailing id={lane.sailingId} lane={lane} />}
      {!isTruck && (
        <div className="ct-issue-checks">
          <CheckAt at={`lanes.${index}.directOnly`} />
        </div>
      )}
    </>
  )
}

function Handover({ index, lane }: { index: number; lane: LaneInput }) {
  const t = useText()
  const { labelOf } = useDict('handover_type')
  const options = HANDOVER_TYPES.map((value) => ({ value, label: labelOf(value) }))
  const needs = (type: string | undefined) => ({
    isRequired: type === 'SD',
    hint: type === 'SD' ? t('issue.place.door') : undefined,
  })
  return (
    <Group isNarrow>
      <SelectAt at={`lanes.${index}.receiptType`} options={options} />
      <TextAt at={`lanes.${index}.receiptPlace`} {...needs(lane.receiptType)} />
      <SelectAt at={`lanes.${index}.deliveryType`} options={options} />
      <TextAt at={`lanes.${index}.deliveryPlace`} {...needs(lane.deliveryType)} />
    </Group>
  )
}

function TruckFields({ index }: { index: number }) {
  return (
    <>
      <Group>
        <TextAt at={`lanes.${index}.truck.pickup`} isRequired />
        <TextAt at={`lanes.${index}.truck.drop`} isRequired />
        <TextAt at={`lanes.${index}.truck.emptyReturn`} />
        <NumberAt at={`lanes.${index}.truck.waitingFreeHours`} inputMode="numeric" placeholder="2" />
      </Group>
      <div className="ct-issue-checks">
        <CheckAt at={`lanes.${index}.truck.weighbridge`} />
      </div>
    </>
  )
}
