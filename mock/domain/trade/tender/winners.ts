import type { BidStatus } from '@/contract/trade/bid/values.ts'
import { isActive, remainingLanes } from '@/contract/trade/tender/sharing.ts'
import type { AwardRecord, AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import type { Deps } from '../../deps.ts'
import { bodyOf } from '../../guards.ts'
import type { TenderRow } from '../../tradeRows.ts'

/** All winners of parts of a tender, oldest first; empty without an award. */
export function winnersOf({ award }: TenderRow): AwardWinner[] {
  return award?.winners ?? []
}

/** The order of a part, or its agreement to be: names the part in jobs. */
export const keyOf = ({ orderId, agreementId }: Pick<AwardWinner, 'orderId' | 'agreementId'>): string =>
  orderId ?? agreementId ?? ''

/** The order of a part, or the agreement that it became. */
export const dealOf = ({
  orderId,
  agreementId,
  status,
}: AwardWinner): Pick<AwardWinner, 'orderId' | 'agreementId'> => ({
  ...(orderId !== undefined && { orderId }),
  ...(agreementId !== undefined && status === 'CONFIRMED' && { agreementId }),
})

/** A part by its key, with its tender. */
export function partByKey(deps: Pick<Deps, 'rows'>, key: string): { tender: TenderRow; part: AwardWinner } | undefined {
  const isIt = (winner: AwardWinner): boolean => keyOf(winner) === key
  const ofOrder = deps.rows.tenders.get(deps.rows.orders.get(key)?.tenderId ?? '')
  const tender = ofOrder ?? deps.rows.tenders.all(({ award }) => award?.winners.some(isIt) === true)[0]
  const part = tender && winnersOf(tender).find(isIt)
  return tender && part && { tender, part }
}

/** The part of a bid that waits for its confirmation. */
export function waitingPart(tender: TenderRow, bidId: string): AwardWinner | undefined {
  return winnersOf(tender).find((winner) => winner.bidId === bidId && winner.status === 'WAITING')
}

/** The relevant part of a bid: a waiting one, else a confirmed one, else the last ended one. */
export function partOf(tender: TenderRow, bidId: string): AwardWinner | undefined {
  const own = winnersOf(tender).filter((winner) => winner.bidId === bidId)
  return waitingPart(tender, bidId) ?? own.findLast(isActive) ?? own.at(-1)
}

/** The award record with some winners changed. */
export function changeWinners(
  award: AwardRecord,
  which: (winner: AwardWinner) => boolean,
  change: Pick<AwardWinner, 'status' | 'declineReason'>,
): AwardRecord {
  return { ...award, winners: award.winners.map((winner) => (which(winner) ? { ...winner, ...change } : winner)) }
}

/** Status of a bid by its parts; `fallback` if it has no active one. */
export function bidStatusOf(winners: readonly AwardWinner[], bidId: string, fallback: BidStatus): BidStatus {
  const own = winners.filter((winner) => winner.bidId === bidId)
  if (own.some((winner) => winner.status === 'WAITING')) return 'AWARDED'
  return own.some((winner) => winner.status === 'CONFIRMED') ? 'CONFIRMED' : fallback
}

/** Status of a tender by its winners: open parts to decide, then waiting for confirmations, then contracted. */
export function statusByWinners(tender: TenderRow, award: AwardRecord): TenderStatus {
  const open = remainingLanes(bodyOf(tender).lanes, award.winners)
  if (open.some((lane) => !award.closedLanes.includes(lane.laneNo))) return 'EVALUATING'
  return award.winners.some((winner) => winner.status === 'WAITING') ? 'AWARDED' : 'CONTRACTED'
}
