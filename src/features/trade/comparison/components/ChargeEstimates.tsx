import type { CompareRow } from '@/contract/trade/bid/comparison.ts'
import { isAllInGroup } from '@/contract/trade/bid/values.ts'
import type { EstimateScope } from '@/contract/trade/tender/evaluation/estimates.ts'
import type { OwnEstimate } from '@/contract/trade/tender/evaluation/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { useEstimateText } from '../useEstimateText.ts'

/** The publisher's own figures for open charges, and what can be done about them. */
export interface Estimating {
  own: readonly OwnEstimate[]
  ask: (code: string) => void
  remove: (scope: EstimateScope) => void
}

/** Whether a bid leaves this charge open. */
const isOpen = ({ group, cells }: CompareRow): boolean =>
  isAllInGroup(group) && Object.values(cells).some(({ estimate, unpriced }) => estimate !== undefined || unpriced)

/** Own figures of a charge below its name, each with its removal, and the way to enter one. */
export function ChargeEstimates({ row, estimating }: { row: CompareRow; estimating: Estimating }) {
  const t = useText()
  const textOf = useEstimateText()
  const own = estimating.own.filter(({ code }) => code === row.code)
  if (own.length === 0 && !isOpen(row)) return null
  return (
    <>
      {own.map((estimate) => (
        <div key={textOf(estimate)} className="ct-dim">
          {t('comparison.estimate.own', { amount: textOf(estimate) })}{' '}
          <Button size="small" variant="quiet" onClick={() => estimating.remove(estimate)}>
            {t('common.action.remove')}
          </Button>
        </div>
      ))}{' '}
      <Button size="small" variant="quiet" onClick={() => estimating.ask(row.code)}>
        {t(own.length > 0 ? 'comparison.estimate.change' : 'comparison.estimate.action')}
      </Button>
    </>
  )
}

interface NeededProps {
  bidId: string
  rows: readonly CompareRow[]
  onAsk: (code: string) => void
}

/** Asks for a figure for each charge of a bid that nobody prices: it has no rank before. */
export function NeededEstimates({ bidId, rows, onAsk }: NeededProps) {
  const t = useText()
  const needed = rows.filter(({ counts, cells }) => counts && cells[bidId]?.unpriced)
  return needed.map(({ code }) => (
    <div key={code}>
      <span className="ct-warn">{t('comparison.estimate.needed', { code })}</span>{' '}
      <Button size="small" onClick={() => onAsk(code)}>
        {t('comparison.estimate.action')}
      </Button>
    </div>
  ))
}
