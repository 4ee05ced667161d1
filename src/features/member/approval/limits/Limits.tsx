import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { PeopleLimits } from './PeopleLimits.tsx'
import { RolesTable } from './RolesTable.tsx'
import { Tiers } from './Tiers.tsx'
import './limits.css'

/** What roles may do, up to which amount a person acts alone, and who agrees above it; for an owner. */
export function Limits() {
  const t = useText()
  return (
    <>
      <Section title={t('approval.limits')} note={t('approval.limits.note')}>
        <PeopleLimits />
      </Section>
      <Section title={t('approval.tiers')} note={t('approval.tiers.note')}>
        <Tiers />
      </Section>
      <Section title={t('approval.roles')} note={t('approval.roles.note')}>
        <RolesTable />
      </Section>
    </>
  )
}
