import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Title } from '@/contract/money/invoice/schemas.ts'
import type { TitleStatus } from '@/contract/money/invoice/values.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast.ts'
import { TitleDialog } from './TitleDialog.tsx'
import './invoice.css'

const TONES: Record<TitleStatus, Tone> = { PENDING: 'sea', PASSED: 'ok', REFUSED: 'danger' }
/** Poll interval, because the clerk reviews special titles, ms. */
const POLL_MS = 5000

/** The enterprise's titles, the default one first. */
export function TitlesList() {
  const t = useText()
  const query = useQuery(invoiceEndpoints.titles, {}, { silent: true, refreshOnFocus: true, pollMs: POLL_MS })
  const [edited, setEdited] = useState<Title | 'new'>()
  const [doomed, setDoomed] = useState<Title>()
  const remove = useAction(invoiceEndpoints.removeTitle, {
    onSuccess: () => {
      toast.success(t('invoice.titles.removed'))
      setDoomed(undefined)
    },
  })
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={320} />
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {t('invoice.titles.add')}
    </Button>
  )
  return (
    <>
      {query.data.length === 0 ? (
        <EmptyState title={t('invoice.titles.empty')} text={t('invoice.titles.empty.text')} action={add} />
      ) : (
        <>
          <div className="ct-invoice-tools">{add}</div>
          <ul className="ct-invoice-titles">
            {query.data.map((title) => (
              <li key={title.id}>
                <TitleCard title={title} onEdit={() => setEdited(title)} onRemove={() => setDoomed(title)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {edited && <TitleDialog title={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        isOpen={doomed !== undefined}
        isDanger
        isBusy={remove.loading}
        title={t('invoice.titles.remove')}
        confirmText={t('common.action.remove')}
        onCancel={() => setDoomed(undefined)}
        onConfirm={() => doomed && void remove.run({ id: doomed.id })}
      >
        <p>{t('invoice.titles.remove.text', { name: doomed?.name ?? '' })}</p>
        <Failure text={failureText(t, remove.error)} />
      </ConfirmDialog>
    </>
  )
}

function TitleCard({ title, onEdit, onRemove }: { title: Title; onEdit: () => void; onRemove: () => void }) {
  const t = useText()
  const types = useDict('invoice_type')
  const states = useDict('title_status')
  const rejections = useDict('invoice_rejection')
  const rows = [
    ['taxNo', title.taxNo],
    ['addressPhone', [title.address, title.phone].filter(Boolean).join(' ')],
    ['bank', [title.bankName, title.bankAccount].filter(Boolean).join(' ')],
    ['email', title.email],
  ] as const
  return (
    <Card isMarked={title.isDefault}>
      <p className="ct-invoice-name">{title.name}</p>
      <p className="ct-invoice-tags">
        <Chip>{types.labelOf(title.invoiceType)}</Chip>
        {title.isDefault && <Chip tone="sea">{t('invoice.titles.default')}</Chip>}
        <StatusTag tone={TONES[title.status]}>{states.labelOf(title.status)}</StatusTag>
      </p>
      {title.rejection && title.status === 'REFUSED' && (
        <p className="ct-field-error">{rejections.labelOf(title.rejection)}</p>
      )}
      <dl className="ct-invoice-facts">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`invoice.part.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <RowActions
        name={title.name}
        main={
          <Button size="small" onClick={onEdit}>
            {t('common.action.edit')}
          </Button>
        }
        more={[{ key: 'remove', text: t('common.action.remove'), run: onRemove, isDanger: true }]}
      />
    </Card>
  )
}
