import { useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { FLOW_IDS } from '../flows.ts'
import { FlowPicture } from './FlowPicture.tsx'

/** One life cycle at a time. */
export function Flows() {
  const t = useText()
  const [flow, setFlow] = useState(FLOW_IDS[0] ?? 'tender')
  return (
    <div id="flows" className="ct-help-anchor">
      <Section title={t('help.flow.title')} note={t('help.flow.note')}>
        <SelectField
          label={t('help.flow.which')}
          value={flow}
          onChange={setFlow}
          options={choicesOf(FLOW_IDS, (one) => t(`help.flow.name.${one}`))}
        />
        <FlowPicture key={flow} flow={flow} />
      </Section>
    </div>
  )
}
