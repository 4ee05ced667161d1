import { marketDayStart } from '@/contract/marketDay.ts'
import { isOver } from '@/contract/trade/agreement/lifecycle.ts'
import { restOf } from '@/contract/trade/agreement/quantities.ts'
import { ENDING_DAYS } from '@/contract/trade/agreement/values.ts'
import { tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { iso, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { winnersOf } from '../tender/winners.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { standingOf } from './callOffs.ts'
import { tellAgreement } from './news.ts'

const DAY_MS = 86_400_000

/** End of a day of the market, ms. */
export const dayEnd = (day: string): number => marketDayStart(day) + DAY_MS

/** The next of the reminders before a last day, ms; undefined after the last. */
function nextReminder(deps: Deps, lastDay: string): number | undefined {
  return ENDING_DAYS.map((days) => dayEnd(lastDay) - days * DAY_MS).find((at) => at > deps.now())
}

/** Schedules it. */
function planReminder(deps: Deps, id: string, lastDay: string): void {
  const next = nextReminder(deps, lastDay)
  if (next !== undefined) planJob(deps, 'agreementEndsSoon', id, next)
}

/** Schedules the end after a last day, and the reminders before it. */
export function planEnd(deps: Deps, id: string, lastDay: string, isReminded = true): void {
  if (isReminded) planReminder(deps, id, lastDay)
  planJob(deps, 'agreementEnd', id, dayEnd(lastDay))
}

/** The first day of the period: PENDING_START -> ACTIVE. */
export function agreementStarts(deps: Deps, id: string): void {
  const agreement = deps.rows.agreements.get(id)
  if (!agreement) return
  for (const companyId of [agreement.buyerId, agreement.sellerId])
    tellAgreement(deps, agreement, companyId, 'AGREEMENT_STARTED')
}

/**
 * 60, 30 and 7 days before the end: the buyer may tender it again, and the rest can still be called off. Of several that a
 * late clock passes at once only the nearest is told, and none once the end has come.
 */
export function agreementEndsSoon(deps: Deps, id: string, marketNow: number): void {
  const agreement = deps.rows.agreements.get(id)
  if (!agreement) return
  const { quantities, validTo } = standingOf(deps, agreement)
  const rest = [...quantities.values()].flat().reduce((sum, one) => sum + restOf(one), 0)
  planReminder(deps, id, validTo)
  const next = nextReminder(deps, validTo) ?? dayEnd(validTo)
  if (next <= marketNow) return
  const follower = agreement.followerId === undefined ? undefined : deps.rows.agreements.get(agreement.followerId)
  const told = { day: validTo, rest: String(rest), ...(follower && { variant: 'renewed', next: follower.no }) }
  for (const companyId of [agreement.buyerId, agreement.sellerId])
    tellAgreement(deps, agreement, companyId, 'AGREEMENT_ENDING', told)
}

/** After the last day. */
export function agreementEnds(deps: Deps, id: string): void {
  const agreement = deps.rows.agreements.get(id)
  if (!agreement) return
  if (standingOf(deps, agreement).status === 'TERMINATED')
    for (const companyId of [agreement.buyerId, agreement.sellerId])
      tellAgreement(deps, agreement, companyId, 'AGREEMENT_TERMINATED', { variant: 'ended' })
  finishTender(deps, agreement)
}

/** A tender is done when all of its agreements have ended. */
export function finishTender(deps: Deps, { tenderId }: Pick<AgreementRow, 'tenderId'>): void {
  const tender = deps.rows.tenders.get(tenderId)
  if (!tender || !tenderMayBecome(tender.status, 'DONE', 'clerk')) return
  const agreements = winnersOf(tender).flatMap(({ agreementId }) => deps.rows.agreements.get(agreementId ?? '') ?? [])
  if (!agreements.every((one) => isOver(standingOf(deps, one).status))) return
  deps.rows.tenders.put({ ...tender, status: 'DONE', version: tender.version + 1, updatedAt: iso(deps.now()) })
}
