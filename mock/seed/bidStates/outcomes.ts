import type { AwardReason } from '@/contract/trade/tender/values.ts'
import type { Deps } from '../../domain/deps.ts'
import { bodyOf } from '../../domain/guards.ts'
import { callerFor, robotAwards } from '../../domain/robots/buyers.ts'
import { amendTender } from '../../domain/trade/tender/amend.ts'
import { awardLapses } from '../../domain/trade/tender/unaward.ts'
import { LOSS_REASON } from '../../domain/trade/bid/feedback.ts'
import type { BidRow, TenderRow } from '../../domain/tradeRows.ts'
import { isDemo } from '../accounts.ts'

const HOUR_MS = 3600_000
/** A winner that says nothing loses the award after a day; one hour is for the award itself. */
const LAPSED_MS = 26 * HOUR_MS
/** An amended tender stays open so long at least. */
const OPEN_MS = 48 * HOUR_MS
/** Reasons of an award that no rule of a tender leads to, each with its note. */
const RARE: readonly [AwardReason, string][] = [
  ['COMPLETENESS', '费用报得最全，没有需要另行估算的项目。'],
  ['OTHER', '集团统一指定该航线的承运方。'],
]

/** What ends or stops a bid but rarely: an amended tender, an award that lapsed, and reasons apart from price and time. */
export function seedOutcomes(deps: Deps, now: number): void {
  amended(deps, now)
  lapsed(deps, now)
  for (const [reason, note] of RARE) decidedFor(deps, reason, note)
}

const isOfRobot = ({ companyId }: { companyId: string }): boolean => !isDemo(companyId)
const bidsOf = (deps: Deps, { id }: TenderRow): readonly BidRow[] => deps.rows.bids.of('tenderId', id)

/** A robot wants one container more: a demo seller, not the first one, has to confirm its bid again. */
function amended(deps: Deps, now: number): void {
  const waits = ({ companyId, status }: BidRow): boolean =>
    isDemo(companyId) && companyId !== 'c02' && status === 'SUBMITTED'
  const tender = deps.rows.tenders
    .all(({ status, body }) => status === 'QUOTING' && body?.mode === 'FCL' && body.type === 'SPOT')
    .filter(isOfRobot)
    .filter(({ body }) => body?.attachments.length === 0 && Date.parse(body.deadline) > now + OPEN_MS)
    .find((one) => bidsOf(deps, one).some(waits))
  const caller = tender && callerFor(deps, tender.companyId)
  if (!tender || !caller) return
  const { lanes, attachments: _, ...body } = bodyOf(tender)
  const [first, ...others] = lanes
  const [box, ...boxes] = first?.boxes ?? []
  if (!first || !box) return
  const more = { ...first, boxes: [{ ...box, qty: box.qty + 1 }, ...boxes] }
  const draft = { ...body, lanes: [more, ...others], attachments: [] }
  const note = '客户加订一个柜，请按新箱量重新确认报价。'
  amendTender(
    { ...deps, now: () => now - HOUR_MS },
    { id: tender.id, version: tender.version, draft, note, requestNo: `seed-amend-${tender.id}` },
    caller,
  )
}

/** A robot's winner did not answer within its day: its order is closed, and the tender is open for an award again. */
function lapsed(deps: Deps, now: number): void {
  const tender = deps.rows.tenders
    .all(({ status, body }) => status === 'EVALUATING' && body?.type === 'SPOT')
    .filter(isOfRobot)
    .filter(({ body, award }) => award === undefined && Date.parse(body?.deadline ?? '') < now - LAPSED_MS)
    .find((one) => bidsOf(deps, one).length > 2 && bidsOf(deps, one).every(isOfRobot))
  if (!tender) return
  robotAwards({ ...deps, now: () => Date.parse(bodyOf(tender).deadline) + HOUR_MS }, tender.id)
  const [part] = deps.rows.tenders.get(tender.id)?.award?.winners ?? []
  if (part?.orderId) awardLapses({ ...deps, now: () => now }, part.orderId)
}

/** One decided tender of a robot that a demo seller lost is decided for a reason that is seldom given. */
function decidedFor(deps: Deps, reason: AwardReason, note: string): void {
  const hasLost = ({ companyId, lossFeedback }: BidRow): boolean => isDemo(companyId) && lossFeedback !== undefined
  const decided = deps.rows.tenders
    .all(({ award }) => award?.reason === 'SERVICE')
    .filter(isOfRobot)
    .filter(({ status }) => status === 'CONTRACTED' || status === 'DONE')
  const tender = decided.find((one) => bidsOf(deps, one).some(hasLost)) ?? decided[0]
  if (!tender?.award) return
  deps.rows.tenders.put({ ...tender, award: { ...tender.award, reason, note } })
  for (const bid of bidsOf(deps, tender))
    if (bid.lossFeedback)
      deps.rows.bids.put({ ...bid, lossFeedback: { ...bid.lossFeedback, reason: LOSS_REASON[reason] } })
}
