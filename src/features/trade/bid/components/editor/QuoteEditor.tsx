import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { BidForTender } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { useText } from '@/i18n/useText.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { firstForm, QUOTE_FORM_VERSION } from '../../quoteForm.ts'
import { formOf, reconcile } from '../../reconcile.ts'
import type { QuoteForm } from '../../quoteForm.ts'
import { refitBid } from '../../refit.ts'
import { storedForm } from '../../useQuote.ts'
import { LazyBidView, LazyRoundNotice } from '../lazySections.ts'
import { QuoteFields } from './QuoteFields.tsx'
import '../bid.css'

interface EditorProps {
  tender: TenderDetail
  /** Number of the selected alternative. */
  option: number
  saved: BidForTender
  onRefresh: () => void
  /** Shown when quoting is closed and this enterprise has no bid. */
  closed: ReactNode
}

/** Shows the editor or the read-only bid, and restores the local draft. */
export function QuoteEditor({ tender, option, saved, onRefresh, closed }: EditorProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const { user } = useSession()
  const freight = useFreight()
  const draft = useDraft<QuoteForm>({
    userId: user?.id,
    formId: 'quote',
    entityId: option === 1 ? tender.id : `${tender.id}~${option}`,
    version: QUOTE_FORM_VERSION,
  })
  const today = new Date(useServerNow(60_000)).toISOString().slice(0, 10)
  const [start, setStart] = useState<{ first: QuoteForm; restoredAt?: number; round: number }>()
  const [isEditing, setEditing] = useState(false)
  if (freight.error && !freight.data) return <ErrorState onRetry={freight.reload} />
  if (!draft.isReady || !freight.data) return <SkeletonBlock height={480} />

  const { charges } = freight.data
  const fromServer = () => {
    const { bid } = saved
    if (!bid) return firstForm(tender, charges, today)
    // After an amendment the form starts from the refitted bid.
    const isOld = bid.status === 'NEED_RECONFIRM' && tender.status === 'QUOTING'
    return formOf(isOld ? { ...bid, lanes: refitBid(bid, tender, today, charges).lanes } : bid, tender, charges)
  }
  const kept = draft.restored?.values ?? storedForm(saved.draft)
  const isOpen = tender.status === 'QUOTING' && tender.admitted
  if (!isEditing && !isOpen && !draft.restored) {
    if (!saved.bid) return closed
    return (
      <>
        <Suspense fallback={<SkeletonBlock height={480} />}>
          <LazyRoundNotice tender={tender} bid={saved.bid} />
          <LazyBidView bid={saved.bid} asked={tender} onRefresh={onRefresh} />
        </Suspense>
      </>
    )
  }
  if (!isEditing) setEditing(true)
  if (!start) {
    const first = kept ? reconcile(kept, tender, charges) : fromServer()
    setStart({ first, round: 0, ...(kept && { restoredAt: draft.restored?.savedAt ?? 0 }) })
    return null
  }
  const startOver = () => {
    draft.discard()
    setStart({ first: fromServer(), round: start.round + 1 })
  }
  return (
    <>
      {start.restoredAt !== undefined && (
        <Notice>
          <span className="ct-quote-restored">
            {start.restoredAt > 0
              ? t('common.draft.restored', { time: dateTime(new Date(start.restoredAt).toISOString()) })
              : t('bid.draft.restored')}{' '}
            {isOpen && (
              <Button size="small" variant="quiet" onClick={startOver}>
                {t('common.draft.discard')}
              </Button>
            )}
          </span>
        </Notice>
      )}
      {draft.newer && <Notice tone="warn">{t('common.draft.newer')}</Notice>}
      <QuoteFields
        key={start.round}
        tender={tender}
        option={option}
        saved={saved}
        charges={charges}
        first={start.first}
        wasRestored={kept !== undefined && start.restoredAt !== undefined}
        onRefresh={onRefresh}
        onDraft={draft.save}
        onSent={() => {
          draft.discard()
          setStart({ first: start.first, round: start.round })
        }}
      />
    </>
  )
}
