import { NOTE_MAX } from '@/contract/limits.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { CHARGE_HOURS } from '@/contract/money/order/values.ts'
import { SHORTFALL_FEE } from '@/contract/reference/ruleCharges.ts'
import { mayClaim, missingBoxes } from '@/contract/trade/agreement/minimum/rules.ts'
import type { ClaimShortfall } from '@/contract/trade/agreement/minimum/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { propose } from '../../money/order/charges.ts'
import { standingOf } from './callOffs.ts'
import { agreementFor, putNext } from './keep.ts'
import { lastOrder, minimumsOf, shortfallOf } from './minimum.ts'
import { agreementView } from './view.ts'

/** The seller claims the fee once the agreement is over and all is loaded: an addition that the buyer answers. */
export function claimShortfall(deps: Deps, input: ClaimShortfall, caller: Caller): AgreementDetail {
  const agreement = agreementFor(deps, caller, input)
  if (agreement.sellerId !== caller.companyId) throw notAllowed()
  const standing = standingOf(deps, agreement)
  const minimums = [...minimumsOf(agreement, standing).values()]
  const shortfall = shortfallOf(deps, agreement, minimums, standing.orders)
  const last = lastOrder(deps, standing.orders)
  if (!shortfall || !last || !mayClaim(shortfall, standing.status))
    throw stateChanged(agreementView(deps, agreement, caller))
  refuseProblems(checkReason('reason', input.reason, NOTE_MAX))
  const charge: Adjustment = {
    id: newId(deps),
    code: SHORTFALL_FEE,
    amount: shortfall.fee,
    reason: input.reason,
    evidence: [],
    shortfall: missingBoxes(minimums),
    status: 'PROPOSED',
    proposedAt: iso(deps.now()),
    until: iso(deps.now() + CHARGE_HOURS * 3600_000),
  }
  propose(deps, last.order, charge)
  const next = putNext(deps, { ...agreement, claim: { orderId: last.order.id, chargeId: charge.id } })
  return agreementView(deps, next, caller)
}
