import type { Deps } from '../../domain/deps.ts'
import { cityOfPort } from '../../domain/market/listing/places.ts'
import type { OrderRow } from '../../domain/tradeRows.ts'

const DAY_MS = 24 * 3600_000
const iso = (ms: number): string => new Date(ms).toISOString()

/**
 * Gives a demo seller empty containers that match a paid order of the demo trader, ideally of its own: nearby and in
 * time.
 */
export function seedTurn(deps: Deps, sellerId: string, now: number): void {
  const [empty] = deps.rows.listings
    .of('companyId', sellerId)
    .filter(({ status, body }) => status === 'ONLINE' && body?.kind === 'EMPTY_BOX')
  const isHis = (order: OrderRow): number => Number(order.sellerId === sellerId)
  const paid = deps.rows.orders
    .all((order) => order.buyerId === 'c01' && order.status === 'PAID')
    .toSorted((a, b) => isHis(b) - isHis(a))
  for (const [lane] of paid.map(({ lanes }) => lanes)) {
    const [sailing] = lane?.sailings.filter(({ etd }) => Date.parse(etd) > now + 2 * DAY_MS) ?? []
    const city = cityOfPort(deps.reference, lane?.pol ?? '')
    const isoCode = lane?.boxes[0]?.isoCode
    if (!empty?.body || !sailing || !city || !isoCode || !lane?.carrierScac) continue
    const { nameZh, provinceCode } = city
    const etd = Date.parse(sailing.etd)
    deps.rows.listings.put({
      ...empty,
      body: {
        ...empty.body,
        cityName: nameZh,
        provinceCode,
        place: `${lane.pol.slice(2)}-D1`,
        carrierScac: lane.carrierScac,
        stock: empty.body.stock.map((item) => ({ ...item, isoCode })),
        emptyFrom: iso(Math.max(now + DAY_MS / 2, etd - 6 * DAY_MS)),
        emptyTo: iso(etd - DAY_MS),
      },
    })
    return
  }
}
