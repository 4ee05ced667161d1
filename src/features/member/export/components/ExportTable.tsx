import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import type { Export } from '@/contract/member/export/schemas.ts'
import type { ExportStatus } from '@/contract/member/export/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { listText } from '@/ui/listText.ts'
import { toast } from '@/ui/toast.ts'

const TONES: Record<ExportStatus, Tone> = {
  QUEUED: 'sea',
  RUNNING: 'sea',
  READY: 'ok',
  FAILED: 'danger',
  EXPIRED: 'neutral',
}

interface RowProps {
  row: Export
}

/** Exports with what they hold, their state and what can be done with them. */
export function ExportTable({ rows }: { rows: readonly Export[] }) {
  const t = useText()
  return (
    <DataTable
      caption={t('export.list')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', title: t('export.col.what'), isLead: true, cell: (row) => <What row={row} /> },
        { key: 'state', title: t('export.col.state'), cell: (row) => <State row={row} /> },
        { key: 'counts', title: t('export.col.counts'), cell: (row) => <Counts row={row} /> },
        { key: 'until', title: t('export.col.until'), cell: (row) => <Until row={row} /> },
        { key: 'action', title: t('export.col.action'), cell: (row) => <Actions row={row} /> },
      ]}
    />
  )
}

function What({ row: { kinds, from, to, format, createdAt } }: RowProps) {
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('export_kind')
  const period =
    from && to
      ? t('export.fromTo', { from, to })
      : from
        ? t('export.from', { from })
        : to
          ? t('export.to', { to })
          : t('export.all')
  return (
    <span className="ct-export-lines">
      <strong>{listText(locale, kinds.map(labelOf))}</strong>
      <span className="ct-dim">
        {format} · {period}
      </span>
      <span className="ct-dim">
        {t('export.asked')} <DateText value={createdAt} />
      </span>
    </span>
  )
}

function State({ row: { status, failure } }: RowProps) {
  return (
    <span className="ct-export-lines">
      <StatusTag tone={TONES[status]}>
        <DictText dict="export_status" code={status} />
      </StatusTag>
      {failure && (
        <span className="ct-dim">
          <DictText dict="export_failure" code={failure} />
        </span>
      )}
    </span>
  )
}

/** Records a kind, and the size of the files. */
function Counts({ row: { counts, files } }: RowProps) {
  const t = useText()
  const { number, fileSize } = useFormats()
  const { labelOf } = useDict('export_kind')
  if (counts.length === 0) return <span className="ct-dim">–</span>
  return (
    <span className="ct-export-lines">
      {counts.map(({ kind, count }) => (
        <span key={kind}>{t('export.count', { kind: labelOf(kind), count: number(count) })}</span>
      ))}
      {files.length > 0 && (
        <span className="ct-dim">
          {t('export.size', { size: fileSize(files.reduce((sum, { size }) => sum + size, 0)) })}
        </span>
      )}
    </span>
  )
}

function Until({ row: { status, keptUntil } }: RowProps) {
  const t = useText()
  if (!keptUntil) return <span className="ct-dim">–</span>
  if (status === 'EXPIRED') return <span className="ct-dim">{t('export.gone')}</span>
  return <DateText value={keptUntil} />
}

/** The files of one that is ready; of one that failed or expired, making it again. */
function Actions({ row: { id, status, files } }: RowProps) {
  const t = useText()
  const { labelOf } = useDict('export_kind')
  const action = useAction(exportEndpoints.retry, {
    intent: `export.retry:${id}`,
    onSuccess: () => toast.success(t('export.retried')),
  })
  if (files.length > 0)
    return (
      <span className="ct-export-lines">
        {files.map(({ id: fileId, url, kind }) => (
          <FileLink key={fileId} url={url}>
            {kind && files.length > 1 ? t('export.download.kind', { kind: labelOf(kind) }) : t('export.download')}
          </FileLink>
        ))}
      </span>
    )
  if (status !== 'FAILED' && status !== 'EXPIRED') return <span className="ct-dim">–</span>
  return (
    <span className="ct-export-lines">
      <Button
        size="small"
        variant={status === 'FAILED' ? 'primary' : 'plain'}
        isBusy={action.loading}
        onClick={() => void action.run({ id })}
      >
        {t(status === 'FAILED' ? 'export.retry' : 'export.again')}
      </Button>
      <Failure text={action.fieldErrors[0]?.message ?? failureText(t, action.error)} />
    </span>
  )
}
