import { freeDaysOf } from '@/contract/trade/bid/compareColumn.ts'
import { HELP_DAYS } from '@/contract/trade/tender/help/values.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { QuotingMode } from '@/contract/trade/tender/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { isPublic } from '../tender/admission.ts'
import { lanesOf } from '../tender/hall.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Best values of an enterprise's recent quotes on the trade lanes of a tender. */
export interface Evidence {
  direct: boolean
  transitDays: number
  freeDays: number
  /** Charges it has answered. */
  codes: Set<string>
  quoting: Set<QuotingMode>
  /** Shortest time from the opening of a tender to its quote, hours. */
  hours: number
}

/** Recent tenders of the same mode and trade lanes, public or of the same publisher. */
export function alikeTenders(deps: Deps, tender: TenderRow, body: TenderDraft): TenderRow[] {
  const since = iso(deps.now() - HELP_DAYS * DAY_MS)
  const lanes = new Set(lanesOf(deps, body))
  return deps.rows.tenders
    .within({ publishAt: { from: since } })
    .all(
      (row) =>
        row.id !== tender.id &&
        (isPublic(row) || row.companyId === tender.companyId) &&
        row.body?.mode === body.mode &&
        lanesOf(deps, row.body).some((lane) => lanes.has(lane)),
    )
}

/** Evidence of each enterprise from its quotes on these tenders. */
export function evidenceOf(deps: Deps, tenders: readonly TenderRow[], able: ReadonlySet<string>) {
  const byId = new Map(tenders.map((row) => [row.id, row]))
  const found = new Map<string, Evidence>()
  const bids = deps.rows.bids
    .within({ tenderId: [...byId.keys()] })
    .all(({ companyId, submittedAt }) => submittedAt !== undefined && able.has(companyId))
  for (const bid of bids) {
    const row = byId.get(bid.tenderId)
    if (row) found.set(bid.companyId, better(found.get(bid.companyId), bid, row))
  }
  return found
}

function better(before: Evidence | undefined, bid: BidRow, tender: TenderRow): Evidence {
  const lanes = (bid.body?.lanes ?? []).filter((lane) => !lane.noQuote)
  const quoting = tender.body?.quoting
  const took = (Date.parse(bid.submittedAt ?? '') - Date.parse(tender.publishAt ?? '')) / HOUR_MS
  const codes = lanes.flatMap((lane) =>
    lane.charges.filter((line) => line.state !== 'EXCLUDED').map(({ code }) => code),
  )
  return {
    direct: before?.direct === true || lanes.some((lane) => lane.direct),
    transitDays: Math.min(before?.transitDays ?? Infinity, ...lanes.map((lane) => lane.transitDays)),
    freeDays: Math.max(before?.freeDays ?? 0, ...lanes.map(freeDaysOf)),
    codes: new Set([...(before?.codes ?? []), ...codes]),
    quoting: new Set([...(before?.quoting ?? []), ...(quoting ? [quoting] : [])]),
    hours: Math.min(before?.hours ?? Infinity, Math.max(0, took)),
  }
}
