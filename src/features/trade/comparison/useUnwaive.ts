import { useAction } from '@/api/useAction.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Demand } from '@/contract/trade/tender/demands/values.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

/** Takes a waiver back: the bid fails the must again. */
export function useUnwaive({ id, version, evaluation }: TenderDetail): (bid: ReceivedBid, demand: Demand) => void {
  const t = useText()
  const { run } = useAction(tenderEndpoints.saveEvaluation, {
    intent: `tender.evaluation:${id}`,
    onSuccess: () => toast.success(t('comparison.waive.undone')),
  })
  return (bid, demand) => {
    const waivers = (evaluation?.waivers ?? []).filter((one) => one.bidId !== bid.id || one.demand !== demand)
    void run({ id, version, waivers })
  }
}
