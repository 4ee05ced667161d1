import { Big } from 'big.js'
import { convert } from '@/contract/money.ts'
import type { Deps } from '../domain/deps.ts'
import { HISTORY_CURRENCY, unitsOf } from '../domain/trade/help/history.ts'
import type { TenderRow } from '../domain/tradeRows.ts'

const MONTH_MS = 30 * 86_400_000
/** Ages in months of each lane's awards. */
const MONTHS = [11, 8, 5, 3, 9, 2]
const LANES = 10

/** Gives the demo publishers a year of earlier awards on the lanes of their current tenders. */
export function seedOldAwards(deps: Deps, now: number): void {
  for (const companyId of ['c01', 'c05']) {
    const lanes = lanesOf(deps, companyId).slice(0, LANES)
    lanes.forEach((lane, place) => {
      for (let month = MONTHS[place % MONTHS.length] ?? 1; month >= 1; month--)
        award(deps, companyId, lane, place, month, now)
    })
  }
}

interface SeedLane {
  mode: NonNullable<TenderRow['body']>['mode']
  pol: string
  pod?: string
  /** Current quote in USD per unit. */
  level: number
}

function lanesOf(deps: Deps, companyId: string): SeedLane[] {
  const now: readonly TenderRow['status'][] = ['QUOTING', 'EVALUATING', 'FAILED']
  const lanes = deps.rows.tenders
    .all((tender) => tender.companyId === companyId && now.includes(tender.status))
    .toSorted((a, b) => now.indexOf(a.status) - now.indexOf(b.status) || a.no.localeCompare(b.no))
    .flatMap((tender) =>
      (tender.body?.lanes ?? []).flatMap(({ laneNo, pol, pod }): SeedLane[] => {
        const level = levelOf(deps, tender, laneNo)
        return tender.body && level ? [{ mode: tender.body.mode, pol, ...(pod && { pod }), level }] : []
      }),
    )
  return [...new Map(lanes.map((lane) => [`${lane.mode}${lane.pol}${lane.pod ?? ''}`, lane])).values()]
}

/** Cheapest quote per unit of a lane; for a tender without quotes, that of another tender to the same port. */
function levelOf(deps: Deps, tender: TenderRow, laneNo: number): number {
  const asked = tender.body?.lanes.find((lane) => lane.laneNo === laneNo)
  const alike = deps.rows.tenders.all(
    ({ id, body }) =>
      id !== tender.id &&
      body?.mode === tender.body?.mode &&
      body?.lanes.some(({ pod }) => pod === asked?.pod) === true,
  )
  for (const one of [tender, ...alike]) {
    const lane = one.body?.lanes.find(({ pod }) => pod === asked?.pod)
    const units = lane && one.body ? unitsOf(deps, one.body.mode, lane) : 0
    const prices = deps.rows.bids
      .all((bid) => bid.tenderId === one.id)
      .flatMap((bid) => bid.body?.lanes.filter((entry) => entry.laneNo === lane?.laneNo && !entry.noQuote) ?? [])
      .map(({ allIn }) => Number(convert(new Big(allIn.amount), allIn.currency, HISTORY_CURRENCY, one.rates)))
    if (units > 0 && prices.length > 0) return Math.min(...prices) / units
  }
  return 0
}

function award(
  deps: Deps,
  companyId: string,
  { level, ...lane }: SeedLane,
  place: number,
  month: number,
  now: number,
): void {
  // Seasonal variation over the year, slightly different per lane.
  const season = 1 + 0.14 * Math.sin(month * 0.9 + place) + 0.03 * Math.sin(month * 5 + place * 3)
  const at = new Date(now - month * MONTH_MS - place * 86_400_000)
  const sellers = ['c02', 'c04']
  deps.rows.oldAwards.put({
    id: `oa${companyId}-${place}-${month}`,
    no: `ZB${at.toISOString().slice(0, 10).replaceAll('-', '')}-9${String(place).padStart(3, '0')}`,
    companyId,
    sellerId: sellers[(month + place) % 2] ?? 'c02',
    ...lane,
    at: at.toISOString(),
    price: (level * season).toFixed(2),
    quantity: lane.mode === 'AIR' ? 800 : 2 + ((month * 3 + place) % 7) * 2,
  })
}
