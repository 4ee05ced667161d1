import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'
import { laneMargin, totalMargin } from '../../ownCost.ts'
import type { OwnCosts } from '../../ownCost.ts'
import type { LaneForm } from '../../quoteForm.ts'
import type { LaneSum } from '../../quoteMath.ts'

interface MarginProps {
  lanes: readonly LaneForm[]
  sums: readonly LaneSum[]
  costs: OwnCosts
  tender: TenderDetail
}

/** Margin of these lanes over the bidder's own costs, and how many priced lines have no cost yet. */
export function MarginText({ lanes, sums, costs, tender }: MarginProps) {
  const t = useText()
  const counted = lanes.flatMap((lane, index) => {
    const sum = sums[index]
    return sum ? [laneMargin(lane, sum, costs, tender)] : []
  })
  const margin = totalMargin(counted, tender.compareCurrency)
  const unknown = counted.reduce((sum, lane) => sum + lane.unknown, 0)
  if (!margin) return <span className="ct-dim">{t('bid.cost.none')}</span>
  return (
    <span className={margin.amount.amount.startsWith('-') ? 'ct-margin ct-margin-loss' : 'ct-margin'}>
      <Money value={margin.amount} />
      {margin.percent !== undefined && <span>{t('bid.cost.percent', { percent: margin.percent })}</span>}
      {unknown > 0 && <span className="ct-grid-blank">{t('bid.cost.unknown', { count: unknown })}</span>}
    </span>
  )
}
