import { useAction } from '@/api/useAction.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { estimatesWithout } from '@/contract/trade/tender/evaluation/estimates.ts'
import type { EstimateScope } from '@/contract/trade/tender/evaluation/estimates.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

/** Removes an own figure: the median of the other bids counts again. */
export function useRemoveEstimate({ id, version, lanes, evaluation }: TenderDetail): (scope: EstimateScope) => void {
  const t = useText()
  const { run } = useAction(tenderEndpoints.saveEvaluation, {
    intent: `tender.evaluation:${id}`,
    onSuccess: () => toast.success(t('comparison.estimate.removed')),
  })
  return (scope) => {
    const estimates = estimatesWithout(evaluation?.estimates, scope, lanes)
    void run({ id, version, waivers: evaluation?.waivers ?? [], estimates })
  }
}
