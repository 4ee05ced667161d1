import type { Amendment } from '@/contract/trade/agreement/amendment/schemas.ts'
import { isUsedUp } from '@/contract/trade/agreement/amendment/rules.ts'
import type { Deps } from '../deps.ts'
import { amended, answerAmendment } from '../trade/agreement/amendment.ts'
import { standingOf } from '../trade/agreement/callOffs.ts'
import { worthAt } from '../trade/agreement/worth.ts'
import type { AgreementRow } from '../tradeRows.ts'
import { callerFor, isRobotCompany } from './buyers.ts'

/** How far prices may move against a robot, percent of what they are. */
const ROBOT_PCT = 5
/** How far containers, or those kept free a period, may shrink, percent of what they are. */
const SHRINK_PCT = 20

/** A robot agrees if the total at the prices proposed moves little against it, and containers do not shrink much. */
export function robotAnswersAmendment(deps: Deps, agreementId: string): void {
  const agreement = deps.rows.agreements.get(agreementId)
  const last = agreement?.amendments?.at(-1)
  if (!agreement || !last || last.answer) return
  const companyId = last.by === 'SELLER' ? agreement.buyerId : agreement.sellerId
  const caller = isRobotCompany(deps, companyId) ? callerFor(deps, companyId) : undefined
  if (!caller) return
  const { version = 1 } = agreement
  const agree = isFair(deps, agreement, last) && isLarge(agreement, last) && !isUsed(deps, agreement, last)
  answerAmendment(
    deps,
    { id: agreementId, version, agree, note: '', requestNo: `robot-amendment-${agreementId}-${version}` },
    caller,
  )
}

function isUsed(deps: Deps, agreement: AgreementRow, amendment: Amendment): boolean {
  const { lanes, quantities } = standingOf(deps, agreement)
  return isUsedUp(
    amendment,
    lanes.map(({ laneNo }) => ({ laneNo, quantities: quantities.get(laneNo) ?? [] })),
  )
}

const isShrunk = (before: number, after: number): boolean => (before - after) * 100 > before * SHRINK_PCT

/** Whether the containers of all lanes, and those kept free on each of them, stay about what they are. */
function isLarge({ lanes }: AgreementRow, { boxes, allocations }: Amendment): boolean {
  const all = lanes.flatMap((lane) => lane.boxes).reduce((sum, { qty }) => sum + qty, 0)
  const change = boxes.reduce((sum, { qty, before }) => sum + qty - before, 0)
  return !isShrunk(all, all + change) && !allocations.some((one) => isShrunk(one.before, one.boxes))
}

/** Whether the total for the new containers moves at most 5 % against the robot: up for a buyer, down for a seller. */
function isFair(deps: Deps, agreement: AgreementRow, amendment: Amendment): boolean {
  const next = amended(agreement, amendment)
  const [before, after] = [worthAt(deps, next, amendment, []), worthAt(deps, next, amendment, amendment.prices)]
  const against = amendment.by === 'SELLER' ? after.minus(before) : before.minus(after)
  return against.times(100).lte(before.times(ROBOT_PCT))
}
