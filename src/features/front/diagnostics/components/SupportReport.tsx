import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import type { FactGroup } from '../useFacts.ts'
import { PROBES } from '../reachability.ts'
import type { Readings } from '../useReachability.ts'
import { readingText } from './ReachabilityTable.tsx'
import './diagnostics.css'

/** All facts above as one text for support. */
export function SupportReport({ groups, readings }: { groups: readonly FactGroup[]; readings: Readings }) {
  const t = useText()
  const calls = PROBES.map(({ id, path }) => {
    const reading = readings[id]
    const took = reading ? ` · ${t('diagnostics.api.ms', { ms: reading.ms })}` : ''
    return `  ${path}: ${readingText(t, reading)}${took}`
  })
  const facts = groups.flatMap(({ title, facts: rows }) => [
    `[${title}]`,
    ...rows.map(({ label, value }) => `  ${label}: ${value}`),
  ])
  const text = [...facts, `[${t('diagnostics.api')}]`, ...calls].join('\n')
  return (
    <Section
      title={t('diagnostics.report')}
      note={t('diagnostics.report.note')}
      actions={<CopyButton text={text} what={t('diagnostics.report.what')} />}
    >
      <textarea
        className="ct-report"
        readOnly
        rows={10}
        aria-label={t('diagnostics.report')}
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </Section>
  )
}
