import type { ReactNode } from 'react'
import { DG_CLASSES, PACKING_GROUPS } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useIssue } from '../IssueContext.ts'
import { Group, NumberAt, SelectAt, TextAt } from './fields.tsx'

/** Dangerous, temperature-controlled and out-of-gauge cargo; fields appear when ticked. */
export function SpecialCargo() {
  const t = useText()
  return (
    <Section title={t('issue.section.special')} note={t('issue.section.special.note')}>
      <Part name="dg" text={t('issue.special.dg')} start={{}}>
        <Group label={t('issue.special.dg')}>
          <TextAt at="cargo.dg.unNo" isRequired inputMode="numeric" hint={t('issue.unNo.hint')} />
          <SelectAt at="cargo.dg.class" isRequired options={choicesOf(DG_CLASSES)} />
          <SelectAt at="cargo.dg.packingGroup" isRequired options={choicesOf(PACKING_GROUPS)} />
        </Group>
        <Notice tone="warn">{t('issue.special.dg.note')}</Notice>
      </Part>
      <Part name="reefer" text={t('issue.special.reefer')} start={{ ventCbmH: 0 }}>
        <Group label={t('issue.special.reefer')}>
          <NumberAt at="cargo.reefer.setC" isRequired />
          <NumberAt at="cargo.reefer.ventCbmH" isRequired />
          <NumberAt at="cargo.reefer.humidityPct" />
        </Group>
      </Part>
      <Part name="oog" text={t('issue.special.oog')} start={{}}>
        <Group label={t('issue.special.oog')}>
          <NumberAt at="cargo.oog.lengthCm" isRequired inputMode="numeric" />
          <NumberAt at="cargo.oog.widthCm" isRequired inputMode="numeric" />
          <NumberAt at="cargo.oog.heightCm" isRequired inputMode="numeric" />
        </Group>
      </Part>
    </Section>
  )
}

interface PartProps {
  name: 'dg' | 'reefer' | 'oog'
  text: string
  /** Initial value when ticked. */
  start: object
  children: ReactNode
}

function Part({ name, text, start, children }: PartProps) {
  const { form, set } = useIssue()
  const isOn = form.draft.cargo?.[name] !== undefined
  return (
    <div className="ct-issue-part">
      <CheckBox
        label={text}
        checked={isOn}
        onChange={(event) => set(`cargo.${name}`, event.target.checked ? start : undefined)}
      />
      {isOn && children}
    </div>
  )
}
