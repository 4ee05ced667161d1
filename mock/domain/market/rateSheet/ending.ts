import { marketDayStart } from '@/contract/marketDay.ts'
import { RATE_ALERT_DAYS } from '@/contract/market/rateSheet/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { notify } from '../../member/notification/notify.ts'
import { ratesOf } from './own.ts'
import type { RateSheetRow, SheetRateRow } from './row.ts'

const DAY_MS = 24 * 3600_000
const JOB = 'ratesEnd'

/** End of a rate's last day in China, ms. */
const endOf = ({ validTo }: Pick<SheetRateRow, 'validTo'>): number => marketDayStart(validTo) + DAY_MS

/** Schedules the next news of an active sheet: days before the end of its rates, and the end of the last one. */
export function planRatesEnd(deps: Deps, sheet: RateSheetRow): void {
  const ends = [...new Set(ratesOf(deps, sheet.id).map(endOf))]
  const times = [...ends.flatMap((end) => RATE_ALERT_DAYS.map((days) => end - days * DAY_MS)), Math.max(...ends)]
  const next = Math.min(...times.filter((at) => at > deps.now()))
  if (Number.isFinite(next)) planJob(deps, JOB, sheet.id, next)
}

/** An archived sheet tells nothing more. */
export const dropRatesEnd = (deps: Deps, sheetId: string): void => dropJob(deps, JOB, sheetId)

/** Listings on the market and bids not yet decided whose prices were made from any of these rates. */
function restingOn({ rows }: Deps, companyId: string, rates: readonly SheetRateRow[]) {
  const ids = new Set(rates.map(({ id }) => id))
  const rests = ({ fromRates = [] }: { fromRates?: readonly string[] }) => fromRates.some((id) => ids.has(id))
  const listings = rows.listings.of('companyId', companyId).filter((row) => row.status === 'ONLINE' && rests(row))
  const bids = rows.bids.of('companyId', companyId).filter((row) => row.status === 'SUBMITTED' && rests(row))
  return { listings: listings.length, bids: bids.length }
}

/** Tells the enterprise which rates end in 14, 7, 3 or 1 days; after the last one ACTIVE -> EXPIRED. */
export function ratesEnd(deps: Deps, sheetId: string): void {
  const sheet = deps.rows.rateSheets.get(sheetId)
  if (sheet?.status !== 'ACTIVE') return
  const { companyId, name } = sheet
  const rates = ratesOf(deps, sheetId)
  const now = deps.now()
  const target = { kind: 'RATE_SHEET' as const, id: sheetId }
  for (const days of RATE_ALERT_DAYS) {
    const ending = rates.filter((rate) => endOf(rate) - days * DAY_MS === now)
    const [first] = ending
    if (!first) continue
    const { listings, bids } = restingOn(deps, companyId, ending)
    const params = { name, days: String(days), day: first.validTo, count: String(ending.length) }
    notify(deps, {
      companyId,
      type: 'RATE_SHEET_ENDING',
      params: {
        ...params,
        variant: listings + bids > 0 ? 'USED' : 'ALONE',
        listings: String(listings),
        bids: String(bids),
      },
      target,
    })
  }
  if (rates.every((rate) => endOf(rate) <= now)) {
    deps.rows.rateSheets.put({ ...sheet, status: 'EXPIRED', version: sheet.version + 1, updatedAt: iso(now) })
    notify(deps, { companyId, type: 'RATE_SHEET_EXPIRED', params: { name }, target })
  } else planRatesEnd(deps, sheet)
}
