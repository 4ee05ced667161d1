import { ENDING_DAYS } from '@/contract/trade/agreement/values.ts'
import { tenderMayBecome } from '@/contract/trade/tender/lifecycle.ts'
import { iso, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { winnersOf } from '../tender/winners.ts'
import { standingOf } from './callOffs.ts'
import { tellAgreement } from './news.ts'

const DAY_MS = 86_400_000

/** Beginning of a day of the market, ms. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

/** Schedules the reminder before the end, and the end itself. */
export function planEnd(deps: Deps, id: string, validTo: string): void {
  const end = dayStart(validTo) + DAY_MS
  const soon = end - ENDING_DAYS * DAY_MS
  if (soon > deps.now()) planJob(deps, 'agreementEndsSoon', id, soon)
  planJob(deps, 'agreementEnd', id, end)
}

/** The first day of the period: PENDING_START -> ACTIVE. */
export function agreementStarts(deps: Deps, id: string): void {
  const agreement = deps.rows.agreements.get(id)
  if (!agreement) return
  for (const companyId of [agreement.buyerId, agreement.sellerId])
    tellAgreement(deps, agreement, companyId, 'AGREEMENT_STARTED')
}

/** Some weeks before the end, while containers are left. */
export function agreementEndsSoon(deps: Deps, id: string): void {
  const agreement = deps.rows.agreements.get(id)
  if (!agreement) return
  const { quantities, validTo } = standingOf(deps, agreement)
  const rest = [...quantities.values()].flat().reduce((sum, { remaining }) => sum + remaining, 0)
  if (rest === 0) return
  for (const companyId of [agreement.buyerId, agreement.sellerId])
    tellAgreement(deps, agreement, companyId, 'AGREEMENT_ENDING', { day: validTo, rest: String(rest) })
}

/** After the last day; the tender is done when all of its agreements have ended. */
export function agreementEnds(deps: Deps, id: string): void {
  const tender = deps.rows.tenders.get(deps.rows.agreements.get(id)?.tenderId ?? '')
  if (!tender || !tenderMayBecome(tender.status, 'DONE', 'clerk')) return
  const agreements = winnersOf(tender).flatMap(({ agreementId }) => deps.rows.agreements.get(agreementId ?? '') ?? [])
  if (agreements.some((one) => standingOf(deps, one).status !== 'EXPIRED')) return
  deps.rows.tenders.put({ ...tender, status: 'DONE', version: tender.version + 1, updatedAt: iso(deps.now()) })
}
