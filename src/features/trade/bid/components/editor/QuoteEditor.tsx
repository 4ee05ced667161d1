import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { BidForTender } from '@/contract/trade/bid/schemas.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { DraftNotices } from '@/forms/DraftNotices.tsx'
import { useDraftEditor } from '@/forms/useDraftEditor.ts'
import { useText } from '@/i18n/useText.ts'
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
import { LazyBidView, LazyLaterNotice, LazyRoundNotice } from '../lazySections.ts'
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

/** What the form starts from; `isStored` if that is the draft kept on the server. */
interface QuoteStart {
  form: QuoteForm
  isStored?: boolean
}

/** Shows the editor or the read-only bid, and restores the local draft. */
export function QuoteEditor({ tender, option, saved, onRefresh, closed }: EditorProps) {
  const t = useText()
  const { user } = useSession()
  const freight = useFreight()
  const today = new Date(useServerNow(60_000)).toISOString().slice(0, 10)
  const isOpen = tender.status === 'QUOTING' && tender.admitted
  const { bid } = saved
  const fromServer = (charges: readonly ChargeType[]) => {
    if (!bid) return firstForm(tender, charges, today)
    // After an amendment the form starts from the refitted bid.
    const isOld = bid.status === 'NEED_RECONFIRM' && tender.status === 'QUOTING'
    return formOf(isOld ? { ...bid, lanes: refitBid(bid, tender, today, charges).lanes } : bid, tender, charges)
  }
  const editor = useDraftEditor<QuoteForm, QuoteStart>({
    userId: user?.id,
    formId: 'quote',
    entityId: option === 1 ? tender.id : `${tender.id}~${option}`,
    version: QUOTE_FORM_VERSION,
    begin: (restored) => {
      const charges = freight.data?.charges
      // When quoting is closed, only what was typed on this device opens the form.
      if (!charges || (!isOpen && !restored)) return undefined
      const stored = restored ? undefined : storedForm(saved.draft)
      const kept = restored ?? stored
      return { form: kept ? reconcile(kept, tender, charges) : fromServer(charges), isStored: stored !== undefined }
    },
  })
  const { start } = editor
  if (freight.error && !freight.data) return <ErrorState onRetry={freight.reload} />
  if (!editor.isReady || !freight.data) return <SkeletonBlock height={480} />
  if (!start) {
    if (!bid) return closed
    return (
      <Suspense fallback={<SkeletonBlock height={480} />}>
        <LazyRoundNotice tender={tender} bid={bid} />
        <LazyBidView bid={bid} asked={tender} onRefresh={onRefresh} />
      </Suspense>
    )
  }
  const { charges } = freight.data
  const { form, isStored = false } = start.first
  const startOver = () => {
    editor.drop()
    editor.restart({ form: fromServer(charges) })
  }
  return (
    <>
      {tender.guest && (
        <Suspense>
          <LazyLaterNotice tenderId={tender.id} option={option} waitingSince={saved.waitingSince} />
        </Suspense>
      )}
      {isStored && saved.draft && (
        <Notice>
          {t('bid.draft.restored')}{' '}
          {isOpen && (
            <Button size="small" onClick={startOver}>
              {t('common.draft.discard')}
            </Button>
          )}
        </Notice>
      )}
      <DraftNotices restoredAt={start.restoredAt} newer={editor.newer} onDiscard={isOpen ? startOver : undefined} />
      <QuoteFields
        key={start.key}
        tender={tender}
        option={option}
        saved={saved}
        charges={charges}
        first={form}
        wasRestored={isStored || start.restoredAt !== undefined}
        onRefresh={onRefresh}
        onDraft={editor.save}
        onSent={() => editor.drop()}
      />
    </>
  )
}
