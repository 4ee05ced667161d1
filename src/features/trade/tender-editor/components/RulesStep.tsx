import { useText } from '@/i18n/useText.ts'
import { AWARD_RULES, QUOTING_MODES, VISIBILITIES } from '@/contract/trade/tender/values.ts'
import { CO2_WEIGHT_MAX } from '@/contract/trade/tender/limits.ts'
import { usualWeights, weightParts, weightsBy, weightSum } from '@/contract/trade/tender/weights.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { useIssue } from '../IssueContext.ts'
import { DeadlineField } from './DeadlineField.tsx'
import { DemandsSection } from './DemandsSection.tsx'
import { Group, GroupError, NumberAt } from './fields.tsx'
import { GuestFields } from './GuestFields.tsx'
import { InvitedPicker } from './InvitedPicker.tsx'
import { Radios } from './Radios.tsx'
import { ValidityField } from './ValidityField.tsx'

const QUOTING_NOTE = {
  SEALED: 'issue.quoting.SEALED',
  RANK: 'issue.quoting.RANK',
  OPEN: 'issue.quoting.OPEN',
} as const
const VISIBILITY_NOTE = { PUBLIC: 'issue.visibility.PUBLIC', INVITED: 'issue.visibility.INVITED' } as const
const AWARD_NOTE = { LOWEST: 'issue.award.LOWEST', WEIGHTED: 'issue.award.WEIGHTED' } as const

/** Step 4: who may quote, how and until when, and the award rule. */
export function RulesStep() {
  const t = useText()
  const quotings = useDict('quoting_mode')
  const visibilities = useDict('visibility')
  const { form, amending } = useIssue()
  return (
    <>
      <Section title={t('issue.section.who')}>
        <Radios
          at="visibility"
          locked={
            amending?.visibility === 'PUBLIC' ? { reason: t('issue.amend.public'), values: ['INVITED'] } : undefined
          }
          options={VISIBILITIES.map((value) => ({
            value,
            label: visibilities.labelOf(value),
            note: t(VISIBILITY_NOTE[value]),
          }))}
        />
        {form.draft.visibility === 'INVITED' && (
          <>
            <InvitedPicker />
            <GuestFields />
          </>
        )}
      </Section>
      <Section title={t('issue.section.kind')}>
        <Radios
          at="quoting"
          locked={amending && { reason: t('issue.amend.locked') }}
          options={QUOTING_MODES.map((value) => ({
            value,
            label: quotings.labelOf(value),
            note: t(QUOTING_NOTE[value]),
          }))}
        />
      </Section>
      <Section title={t('issue.section.time')}>
        <DeadlineField />
        <ValidityField />
      </Section>
      <DemandsSection />
      <AwardSection />
    </>
  )
}

function AwardSection() {
  const t = useText()
  const { form, set } = useIssue()
  const rules = useDict('award_rule')
  const { mode, weights, awardRule } = form.draft
  const sum = weightSum(weightsBy(mode, weights ?? {}))
  return (
    <Section title={t('issue.section.award')}>
      <Radios
        at="awardRule"
        options={AWARD_RULES.map((value) => ({ value, label: rules.labelOf(value), note: t(AWARD_NOTE[value]) }))}
        onPick={(value) => {
          // The weights of "lowest" are meaningless here: start with a usual mix.
          if (value === 'WEIGHTED' && weights?.price === 100) set('weights', usualWeights(mode))
        }}
      />
      {awardRule === 'WEIGHTED' && (
        <>
          <Group isNarrow at="weights" label={t('issue.field.weights')}>
            {weightParts(mode).map((part) => (
              <NumberAt key={part} at={`weights.${part}`} inputMode="numeric" />
            ))}
          </Group>
          <p className="ct-field-hint" aria-live="polite">
            {t('issue.weights.sum', { sum })}
          </p>
          <p className="ct-field-hint">{t('issue.weights.co2', { max: CO2_WEIGHT_MAX })}</p>
          <GroupError at="weights" />
        </>
      )}
    </Section>
  )
}
