import { isOver } from '@/contract/trade/agreement/lifecycle.ts'
import { mayClaim } from '@/contract/trade/agreement/minimum/rules.ts'
import type { Shortfall } from '@/contract/trade/agreement/minimum/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'

/** What is said of a shortfall: its text, whether this side has to act, and whether a shipment is named with it. */
export function minimumStage({ status, side }: Pick<AgreementDetail, 'status' | 'side'>, shortfall: Shortfall) {
  const { claim, fee, toLoad } = shortfall
  const stage = (text: StageText, isOnOrder = false, isWaiting = false) => ({
    text,
    isOnOrder,
    isWaiting,
    isOver: isOver(status),
  })
  if (!isOver(status)) return stage('running')
  if (mayClaim(shortfall, status)) return stage(`due.${side}`, side === 'SELLER', side === 'SELLER')
  if (claim) return stage(`claim.${claim.status}`, true, claim.status === 'PROPOSED' && side === 'BUYER')
  if (toLoad > 0) return stage('toLoad')
  return Number(fee.amount) > 0 ? stage('closed') : stage('met')
}

type ClaimStatus = NonNullable<Shortfall['claim']>['status']
type StageText = 'running' | `due.${AgreementDetail['side']}` | `claim.${ClaimStatus}` | 'toLoad' | 'closed' | 'met'
