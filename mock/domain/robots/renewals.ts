import type { Renewal } from '@/contract/trade/agreement/renewal/schemas.ts'
import type { Deps } from '../deps.ts'
import { answerRenewal } from '../trade/agreement/renewal.ts'
import { worthRenewed } from '../trade/agreement/worth.ts'
import type { AgreementRow } from '../tradeRows.ts'
import { callerFor, isRobotCompany } from './buyers.ts'

/** How far prices may move against a robot, percent of what they would be. */
const ROBOT_PCT = 5

/** A robot agrees to a renewal whose total moves at most 5 % against it: up for a buyer, down for a seller. */
export function robotAnswersRenewal(deps: Deps, agreementId: string): void {
  const agreement = deps.rows.agreements.get(agreementId)
  const { renewal } = agreement ?? {}
  if (!agreement || !renewal || renewal.answer) return
  const companyId = renewal.by === 'SELLER' ? agreement.buyerId : agreement.sellerId
  const caller = isRobotCompany(deps, companyId) ? callerFor(deps, companyId) : undefined
  if (!caller) return
  const { version = 1 } = agreement
  const agree = isFair(deps, agreement, renewal)
  answerRenewal(
    deps,
    { id: agreementId, version, agree, note: '', requestNo: `robot-renewal-${agreementId}-${version}` },
    caller,
  )
}

function isFair(deps: Deps, agreement: AgreementRow, renewal: Renewal): boolean {
  const [before, after] = [worthRenewed(deps, agreement, renewal, []), worthRenewed(deps, agreement, renewal)]
  const against = renewal.by === 'SELLER' ? after.minus(before) : before.minus(after)
  return against.times(100).lte(before.times(ROBOT_PCT))
}
