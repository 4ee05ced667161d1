import { useQuery } from '@/api/useQuery.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { useDraftEditor } from '@/forms/useDraftEditor.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { batchFrom, blankBatch, copyOf, FORM_VERSION } from '../form.ts'
import type { LocalBatch } from '../form.ts'
import { BatchForm } from './BatchForm.tsx'
import './coupon-issue.css'

interface BatchEditorProps {
  user: CurrentUser
  /** Saved as a draft: go back to the list. */
  onKept: () => void
  /** Submitted, or no longer a draft: open the batch. */
  onSent: (id: string) => void
}

/** Editor of a stored draft, or of a copy of a batch. */
export function StoredBatch({ id, isCopy, ...rest }: BatchEditorProps & { id: string; isCopy: boolean }) {
  const t = useText()
  const query = useQuery(couponBatchEndpoints.detail, { id }, { silent: true })
  const { data } = query
  if (data && (isCopy || data.status === 'DRAFT')) return <Editor {...rest} source={data} isCopy={isCopy} />
  if (query.isFirstLoad) return <SkeletonBlock height={480} />
  if (query.error?.name === 'TransportError') return <ErrorState error={query.error} onRetry={query.refresh} />
  return (
    <EmptyState
      title={t(data ? 'batchForm.noDraft' : 'batch.missing')}
      action={
        <LinkButton to={data ? hrefTo('couponManagement', { id }) : hrefTo('couponManagement')}>
          {t(data ? 'batch.open' : 'batch.back')}
        </LinkButton>
      }
    />
  )
}

/** A new batch. */
export function NewBatch(props: BatchEditorProps) {
  return <Editor {...props} source={undefined} isCopy={false} />
}

interface EditorProps extends BatchEditorProps {
  source: BatchDetail | undefined
  isCopy: boolean
}

/** Starts the form from the local draft or the stored batch. */
function Editor({ source, isCopy, user, onKept, onSent }: EditorProps) {
  const freight = useFreight()
  const now = useServerNow(0)
  const totals = useQuery(couponBatchEndpoints.rates, {}, { silent: true })
  const own = isCopy ? undefined : source
  const stored = (): BatchDraft => {
    const draft = source ? batchFrom(source.draft, blankBatch(now)) : blankBatch(now)
    // The server generated the name: the copy gets a new one.
    const written = source?.nameComposed ? { ...draft, name: '' } : draft
    return isCopy ? copyOf(written, now) : written
  }
  const editor = useDraftEditor<LocalBatch, LocalBatch>({
    userId: user.id,
    formId: 'couponBatch',
    entityId: own?.id ?? (source ? `copy-${source.id}` : 'new'),
    version: FORM_VERSION,
    begin: (restored) => freight.data && (restored ?? { draft: stored(), baseVersion: own?.version }),
  })
  const { start } = editor
  if (!freight.data && freight.error) return <ErrorState onRetry={freight.reload} />
  if (!start) return <SkeletonBlock height={480} />
  return (
    <BatchForm
      key={start.key}
      own={own}
      initial={start.first}
      editor={editor}
      rates={totals.data?.rates}
      onKept={onKept}
      onSent={onSent}
    />
  )
}
