import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Section } from '@/ui/Card.tsx'
import type { FactGroup } from '../useFacts.ts'

/** Facts longer than this take a whole row. */
const LONG = 40

/** The facts of the self-check, one ruled sheet a group. */
export function FactSheets({ groups }: { groups: readonly FactGroup[] }) {
  return groups.map(({ title, facts }) => (
    <Section key={title} title={title}>
      <DefinitionGrid
        items={facts.map(({ label, value }) => ({ label, value, ...(value.length > LONG && { span: 4 as const }) }))}
      />
    </Section>
  ))
}
