import { USUAL_LEVELS, DEMAND_LEVELS, SET_DEMANDS } from '@/contract/trade/tender/demands/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { useIssue } from '../IssueContext.ts'
import { Group } from './fields.tsx'

/** Which demands a bid must meet to be ranked. */
export function DemandsSection() {
  const t = useText()
  const { form, set } = useIssue()
  const { labelOf } = useDict('demand')
  const levels = choicesOf(DEMAND_LEVELS, useDict('demand_level').labelOf)
  const chosen = form.draft.demands ?? {}
  return (
    <Section title={t('issue.field.demands')}>
      <Group isNarrow at="demands" label={t('issue.field.demands')}>
        {SET_DEMANDS.map((demand) => (
          <SelectField
            key={demand}
            name={`demands.${demand}`}
            label={labelOf(demand)}
            value={chosen[demand] ?? USUAL_LEVELS[demand]}
            onChange={(level) => set('demands', { ...chosen, [demand]: level })}
            options={levels}
          />
        ))}
      </Group>
      <p className="ct-field-hint">{t('issue.demands.hint')}</p>
    </Section>
  )
}
