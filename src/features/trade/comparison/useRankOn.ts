import { useAction } from '@/api/useAction.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { RankOn } from '@/contract/trade/tender/evaluation/values.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

/** Chooses what the bids are ranked by, for all members of the company. */
export function useRankOn({ id, version, evaluation }: TenderDetail): (rankOn: RankOn) => void {
  const t = useText()
  const { run } = useAction(tenderEndpoints.saveEvaluation, {
    intent: `tender.evaluation:${id}`,
    onSuccess: () => toast.success(t('comparison.rankOn.done')),
  })
  return (rankOn) => void run({ id, version, waivers: evaluation?.waivers ?? [], rankOn })
}
