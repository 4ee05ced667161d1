import { isSellerType } from '@/contract/userType.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { rateStateOn } from '@/contract/market/rateSheet/rules.ts'
import type { RateRow } from '@/contract/market/rateSheet/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notAllowed, notFound } from '../../errors.ts'
import type { RateSheetRow, SheetRateRow } from './row.ts'

/** Rejects enterprises that do not sell: they have no rate sheets. */
export function needRateSeller({ userType }: Caller): void {
  if (!isSellerType(userType)) throw notAllowed('wrongUserType')
}

/** The caller's own sheet; 4004 for others' sheets, so that ids disclose nothing. */
export function ownSheet(deps: Deps, caller: Caller, id: string): RateSheetRow {
  needRateSeller(caller)
  const sheet = deps.rows.rateSheets.get(id)
  if (sheet?.companyId !== caller.companyId) throw notFound()
  return sheet
}

/** The rates of a sheet in its own order. */
export const ratesOf = ({ rows }: Deps, sheetId: string): SheetRateRow[] =>
  rows.sheetRates.of('sheetId', sheetId).toSorted((a, b) => a.place - b.place)

/** Those ids that are rates of an enterprise's own sheets. */
export const ownRateIds = ({ rows }: Deps, companyId: string, ids: readonly string[]): string[] =>
  ids.filter((id) => rows.rateSheets.get(rows.sheetRates.get(id)?.sheetId ?? '')?.companyId === companyId)

/** A rate as its enterprise sees it on a day. */
export function rateView(row: SheetRateRow, today: string): RateRow {
  const { sheetId: _, place: _place, ...rate } = row
  return { ...rate, state: rateStateOn(rate, today) }
}

/** The rates of a sheet as its enterprise sees them today, in its own order. */
export function ratesView(deps: Deps, sheetId: string): RateRow[] {
  const today = marketDay(deps.now())
  return ratesOf(deps, sheetId).map((rate) => rateView(rate, today))
}

/** The active sheets of an enterprise, newest first. */
export const activeSheets = ({ rows }: Deps, companyId: string): RateSheetRow[] =>
  rows.rateSheets
    .of('companyId', companyId)
    .filter(({ status }) => status === 'ACTIVE')
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') || a.id.localeCompare(b.id))
