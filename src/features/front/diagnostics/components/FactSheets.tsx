import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Section } from '@/ui/Card.tsx'
import type { FactGroup } from '../useFacts.ts'

/** Longer facts take a whole row. */
const LONG = 40

/** Facts of the self-check, one sheet per group. */
export function FactSheets({ groups }: { groups: readonly FactGroup[] }) {
  return groups.map(({ title, facts }) => (
    <Section key={title} title={title}>
      <DefinitionGrid
        items={facts.map(({ label, value }) => ({ label, value, ...(value.length > LONG && { span: 4 as const }) }))}
      />
    </Section>
  ))
}
