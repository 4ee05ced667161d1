import { useAction } from '@/api/useAction.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast.ts'
import { mayWin, wholeLanes } from '../plan.ts'

interface ActionsProps {
  tender: TenderDetail
  column: CompareColumn
  isScored: boolean
  onAward: (column: CompareColumn) => void
  onCounter: (column: CompareColumn) => void
  onDisqualify: (column: CompareColumn) => void
}

/** Actions for one bid while the decision is open. */
export function BidActions({ tender, column, isScored, onAward, onCounter, onDisqualify }: ActionsProps) {
  const t = useText()
  const { bid } = column
  const shortlist = useAction(bidEndpoints.shortlist, { intent: `bid.shortlist:${bid.id}` })
  const requalify = useAction(bidEndpoints.requalify, {
    intent: `bid.requalify:${bid.id}`,
    onSuccess: () => toast.success(t('comparison.disqualify.undone')),
  })
  if (bid.status === 'DISQUALIFIED')
    return (
      <Button
        size="small"
        isBusy={requalify.loading}
        onClick={() => void requalify.run({ id: bid.id, version: bid.version })}
      >
        {t('comparison.disqualify.undo')}
      </Button>
    )
  if (!mayWin(bid)) return null
  const isListed = bid.status === 'SHORTLISTED'
  const mayTalk = bid.status !== 'CONFIRMED'
  return (
    <>
      {wholeLanes(tender, bid).length > 0 && (
        <CertifiedButton
          action="tender.award"
          size="small"
          variant="primary"
          disabled={!isScored}
          onClick={() => onAward(column)}
        >
          {t('comparison.action.award')}
        </CertifiedButton>
      )}
      {mayTalk && (
        <Button
          size="small"
          isBusy={shortlist.loading}
          onClick={() => void shortlist.run({ id: bid.id, version: bid.version, shortlisted: !isListed })}
        >
          {t(isListed ? 'comparison.action.unshortlist' : 'comparison.action.shortlist')}
        </Button>
      )}
      {mayTalk && bid.counter?.status !== 'OPEN' && (
        <Button size="small" onClick={() => onCounter(column)}>
          {t('comparison.action.counter')}
        </Button>
      )}
      {mayTalk && (
        <Button size="small" variant="quiet" onClick={() => onDisqualify(column)}>
          {t('comparison.disqualify.action')}
        </Button>
      )}
    </>
  )
}
