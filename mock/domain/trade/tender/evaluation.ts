import { checkEstimates } from '@/contract/trade/tender/evaluation/estimates.ts'
import { checkRankOn } from '@/contract/trade/tender/evaluation/rankOn.ts'
import { checkWaivers } from '@/contract/trade/tender/evaluation/rules.ts'
import type { SaveEvaluation } from '@/contract/trade/tender/evaluation/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { bodyOf, needCertified, ownTender, refuseProblems } from '../../guards.ts'
import { memberOf } from '../../member/view.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { tenderDetail } from './view.ts'

/** Keeps the decisions of the publisher's company with the tender, so that all its members compare alike. */
export function saveEvaluation(deps: Deps, input: SaveEvaluation, caller: Caller): TenderDetail {
  needCertified(caller)
  const tender = ownTender(deps, caller, input.id)
  if (tender.version !== input.version || tender.status !== 'EVALUATING')
    throw stateChanged(tender.body && tenderDetail(deps, tender, caller))
  const bids = deps.rows.bids.of('tenderId', tender.id).filter((bid) => bid.body !== undefined)
  refuseProblems(checkWaivers(input.waivers, new Set(bids.map(({ id }) => id))))
  // Who sends waivers only changes nothing else.
  const estimates = input.estimates ?? tender.evaluation?.estimates
  if (input.estimates)
    refuseProblems(checkEstimates(input.estimates, bodyOf(tender).lanes, deps.reference.freight.charges))
  if (input.rankOn) refuseProblems(checkRankOn(input.rankOn, bodyOf(tender).payers))
  const rankOn = input.rankOn ?? tender.evaluation?.rankOn
  const now = iso(deps.now())
  const evaluated: TenderRow = {
    ...tender,
    evaluation: {
      waivers: input.waivers,
      ...(estimates && { estimates }),
      ...(rankOn && { rankOn }),
      by: memberOf(deps, caller).contactName,
      at: now,
    },
    version: tender.version + 1,
    updatedAt: now,
  }
  deps.rows.tenders.put(evaluated)
  return tenderDetail(deps, evaluated, caller)
}
