import type { Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { maySee } from '../../trade/tender/admission.ts'
import { tenderFollowers } from './news.ts'
import { notify } from './notify.ts'

const DAY_MS = 24 * 3600_000

/** Schedules the reminder a day before the deadline of a tender that was just followed; none if it is too late. */
export function planDeadlineSoon(deps: Deps, tenderId: string): void {
  const tender = deps.rows.tenders.get(tenderId)
  if (tender?.status !== 'QUOTING' || !tender.body) return
  const dueAt = Date.parse(tender.body.deadline) - DAY_MS
  if (dueAt > deps.now()) planJob(deps, 'deadlineSoon', tenderId, dueAt)
}

/** A day before the deadline: reminds bidders with a draft, and followers who have not quoted. */
export function deadlineSoon(deps: Deps, tenderId: string): void {
  const tender = deps.rows.tenders.get(tenderId)
  if (tender?.status !== 'QUOTING') return
  const params = { no: tender.no, title: tender.body?.title ?? '' }
  const bids = deps.rows.bids.of('tenderId', tenderId)
  const writing = bids.filter((bid) => bid.status === 'DRAFT' && maySee(deps, tender, bid)).map((bid) => bid.companyId)
  const done = new Set([
    ...bids.filter((bid) => bid.status !== 'WITHDRAWN').map((bid) => bid.companyId),
    tender.companyId,
  ])
  for (const companyId of writing)
    notify(deps, {
      companyId,
      type: 'DEADLINE_24H',
      params: { ...params, variant: 'draft' },
      target: { kind: 'QUOTE', id: tenderId },
    })
  for (const companyId of tenderFollowers(deps, tender))
    if (!done.has(companyId))
      notify(deps, { companyId, type: 'DEADLINE_24H', params, target: { kind: 'TENDER', id: tenderId } })
}
