import { useAction } from '@/api/useAction.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { mayWin, wholeLanes } from '../plan.ts'

interface ActionsProps {
  tender: TenderDetail
  column: CompareColumn
  isScored: boolean
  onAward: (column: CompareColumn) => void
  onCounter: (column: CompareColumn) => void
}

/** Actions for one bid while the decision is open. */
export function BidActions({ tender, column, isScored, onAward, onCounter }: ActionsProps) {
  const t = useText()
  const { bid } = column
  const shortlist = useAction(bidEndpoints.shortlist, { intent: `bid.shortlist:${bid.id}` })
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
    </>
  )
}
