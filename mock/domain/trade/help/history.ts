import { Big } from 'big.js'
import { convert, roundMoney, type Currency } from '@/contract/money.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { fellThrough } from '@/contract/money/order/values.ts'
import type { AwardPoint, LaneHistory, LaneHistoryQuery } from '@/contract/trade/tender/help/schemas.ts'
import { HISTORY_MONTHS, type PriceUnit } from '@/contract/trade/tender/help/values.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { countsBoxes, type TransportMode } from '@/contract/trade/tender/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { ownTender } from '../../guards.ts'
import type { OrderRow } from '../../tradeRows.ts'

/** Price histories are in USD, because lanes are compared across tenders in several currencies. */
export const HISTORY_CURRENCY: Currency = 'USD'
const MONTH_MS = 30.44 * 86_400_000
const MOST_AWARDS = 60

type HistoryLane = LaneHistory['lanes'][number]
type Counted = Pick<TenderLane, 'boxes' | 'loose'>

/** Price unit of a mode. */
export function unitOf(mode: TransportMode): PriceUnit {
  if (countsBoxes(mode)) return 'TEU'
  return mode === 'AIR' ? 'KG' : 'CBM'
}

/** Number of units on a lane; 0 if unknown. */
export function unitsOf(deps: Deps, mode: TransportMode, { boxes, loose }: Counted): number {
  if (countsBoxes(mode))
    return boxes.reduce((sum, { isoCode, qty }) => sum + (deps.reference.teuByIsoCode.get(isoCode) ?? 0) * qty, 0)
  return Number((mode === 'AIR' ? loose?.grossKg : loose?.cbm) ?? 0)
}

/** Key of a lane: mode and port pair. */
export const laneKey = (mode: TransportMode, { pol, pod }: { pol: string; pod?: string | undefined }): string =>
  `${mode} ${pol} ${pod ?? ''}`

/** Median of prices. */
export function medianOf(prices: readonly string[]): string {
  const sorted = prices.map((price) => new Big(price)).toSorted((a, b) => a.cmp(b))
  const half = sorted.length >> 1
  const upper = sorted[half] ?? new Big(0)
  const middle = sorted.length % 2 === 1 ? upper : upper.plus(sorted[half - 1] ?? upper).div(2)
  return roundMoney(middle, HISTORY_CURRENCY)
}

function orderPoint(deps: Deps, order: OrderRow, lane: OrderLane, mode: TransportMode): AwardPoint | undefined {
  const quantity = unitsOf(deps, mode, lane)
  if (quantity <= 0) return undefined
  const { amount, currency } = lane.allIn
  const sum = convert(amount, currency, HISTORY_CURRENCY, order.rateLock.rates)
  const seller = deps.rows.companies.get(order.sellerId)
  return {
    id: `${order.id}-${lane.laneNo}`,
    no: order.no,
    at: order.createdAt,
    price: roundMoney(sum.div(quantity), HISTORY_CURRENCY),
    quantity,
    sellerZh: seller?.nameZh ?? '',
    ...(seller?.nameEn && { sellerEn: seller.nameEn }),
    orderId: order.id,
  }
}

/** Every award of an enterprise since a time, by lane. */
export function ownAwards(deps: Deps, companyId: string): Map<string, HistoryLane> {
  const since = iso(deps.now() - HISTORY_MONTHS * MONTH_MS)
  const lanes = new Map<string, Omit<HistoryLane, 'median' | 'low' | 'high'>>()
  const add = (mode: TransportMode, pair: { pol: string; pod?: string | undefined }, point: AwardPoint): void => {
    const key = laneKey(mode, pair)
    const { pol, pod } = pair
    const lane = lanes.get(key) ?? { mode, pol, ...(pod && { pod }), unit: unitOf(mode), awards: [] }
    lanes.set(key, { ...lane, awards: [...lane.awards, point] })
  }
  const orders = deps.rows.orders.of('buyerId', companyId).filter(
    // A call-off is not an award: it would count its agreement once a week.
    (row) => row.createdAt >= since && row.callOff === undefined && !fellThrough(row),
  )
  for (const order of orders) {
    const mode = order.tenderId && deps.rows.tenders.get(order.tenderId)?.body?.mode
    for (const lane of mode ? order.lanes : []) {
      const point = mode && orderPoint(deps, order, lane, mode)
      if (mode && point) add(mode, lane, point)
    }
  }
  for (const row of deps.rows.oldAwards.all((old) => old.companyId === companyId && old.at >= since)) {
    const { id, no, at, price, quantity, mode } = row
    const seller = deps.rows.companies.get(row.sellerId)
    const names = { sellerZh: seller?.nameZh ?? '', ...(seller?.nameEn && { sellerEn: seller.nameEn }) }
    add(mode, row, { id, no, at, price, quantity, ...names })
  }
  return new Map([...lanes].map(([key, lane]) => [key, summed(lane)]))
}

function summed(lane: Omit<HistoryLane, 'median' | 'low' | 'high'>): HistoryLane {
  const awards = lane.awards
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
    .slice(-MOST_AWARDS)
  const prices = awards.map(({ price }) => price)
  const sorted = prices.toSorted((a, b) => new Big(a).cmp(b))
  return { ...lane, awards, median: medianOf(prices), low: sorted[0] ?? '0', high: sorted.at(-1) ?? '0' }
}

/** Prices of the caller's own awards by lane; never those of others. */
export function laneHistory(deps: Deps, { tenderId }: LaneHistoryQuery, caller: Caller): LaneHistory {
  const all = ownAwards(deps, caller.companyId)
  const body = tenderId === undefined ? undefined : ownTender(deps, caller, tenderId).body
  const wanted = body && new Set(body.lanes.map((lane) => laneKey(body.mode, lane)))
  return {
    since: iso(deps.now() - HISTORY_MONTHS * MONTH_MS),
    currency: HISTORY_CURRENCY,
    lanes: [...all]
      .filter(([key]) => tenderId === undefined || wanted?.has(key))
      .toSorted(([aKey, a], [bKey, b]) => b.awards.length - a.awards.length || aKey.localeCompare(bKey))
      .map(([, lane]) => lane),
  }
}
