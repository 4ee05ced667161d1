import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { MAX_ROUNDS } from '@/contract/trade/tender/lifecycle.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { useComparisonExport } from '../export/useComparisonExport.ts'
import type { Compared } from '../export/table.ts'
import type { CompareSettings } from '../useComparison.ts'

interface BarProps {
  tender: TenderDetail
  bids: readonly ReceivedBid[]
  comparison: Compared
  settings: CompareSettings
  isScored: boolean
  onAsk: (what: 'plan' | 'round' | 'nobody') => void
}

/** Actions for all bids: split, new round, no award, export, print. */
export function DecisionBar({ tender, bids, comparison, settings, isScored, onAsk }: BarProps) {
  const t = useText()
  const { saving, save } = useComparisonExport(tender, comparison, settings, bids.length)
  const isOpen = tender.status === 'EVALUATING'
  const hasBoxes = tender.lanes.some((lane) => lane.boxes.some((box) => box.qty > 1))
  const mayRound = isOpen && !tender.award && tender.round < MAX_ROUNDS
  const isShortlisted = bids.some((bid) => bid.status === 'SHORTLISTED')
  return (
    <div className="ct-filter-bar">
      <Button isBusy={saving === 'csv'} onClick={() => void save('csv')}>
        {t('comparison.export')}
      </Button>
      <Button isBusy={saving === 'xlsx'} onClick={() => void save('xlsx')}>
        {t('comparison.exportSheet')}
      </Button>
      <Button onClick={() => window.print()}>{t('comparison.print')}</Button>
      {isOpen && (
        <span className="ct-push">
          {(tender.lanes.length > 1 || hasBoxes) && (
            <CertifiedButton action="tender.award" variant="primary" disabled={!isScored} onClick={() => onAsk('plan')}>
              {t('comparison.action.plan')}
            </CertifiedButton>
          )}
          {mayRound && (
            <Button
              disabled={!isShortlisted}
              title={isShortlisted ? undefined : t('comparison.round.need')}
              onClick={() => onAsk('round')}
            >
              {t('comparison.action.round')}
            </Button>
          )}
          <Button variant="danger" onClick={() => onAsk('nobody')}>
            {t(tender.award ? 'comparison.action.noMore' : 'comparison.action.noAward')}
          </Button>
        </span>
      )}
    </div>
  )
}
