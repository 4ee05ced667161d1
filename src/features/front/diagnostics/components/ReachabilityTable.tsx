import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { PROBES } from '../reachability.ts'
import type { Reading } from '../reachability.ts'
import type { Readings } from '../useReachability.ts'

const TONES = { ok: 'ok', refused: 'warn', unreachable: 'danger' } as const

/** A reading as text. */
export function readingText(t: TextOf, reading: Reading | undefined): string {
  if (!reading) return t('diagnostics.api.waiting')
  return t(`diagnostics.api.${reading.state}`, { code: reading.code })
}

/** Props of `ReachabilityTable`. */
export interface ReachabilityTableProps {
  readings: Readings
  isRunning: boolean
  onRun: () => void
}

/** Whether each group of endpoints responds, and how fast. */
export function ReachabilityTable({ readings, isRunning, onRun }: ReachabilityTableProps) {
  const t = useText()
  return (
    <Section
      title={t('diagnostics.api')}
      note={t('diagnostics.api.note')}
      actions={
        <Button size="small" isBusy={isRunning} onClick={onRun}>
          {t('diagnostics.api.run')}
        </Button>
      }
    >
      <DataTable
        caption={t('diagnostics.api')}
        rows={PROBES}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'id',
            title: t('diagnostics.api.group'),
            isLead: true,
            cell: ({ id }) => t(`diagnostics.group.${id}`),
          },
          {
            key: 'path',
            title: t('diagnostics.api.path'),
            cell: ({ path }) => <span className="ct-code">{path}</span>,
          },
          {
            key: 'state',
            title: t('diagnostics.api.state'),
            cell: ({ id }) => {
              const reading = readings[id]
              return <StatusTag tone={reading ? TONES[reading.state] : 'neutral'}>{readingText(t, reading)}</StatusTag>
            },
          },
          {
            key: 'ms',
            title: t('diagnostics.api.latency'),
            align: 'end',
            cell: ({ id }) => {
              const reading = readings[id]
              return <span className="ct-code">{reading ? t('diagnostics.api.ms', { ms: reading.ms }) : ''}</span>
            },
          },
        ]}
      />
    </Section>
  )
}
