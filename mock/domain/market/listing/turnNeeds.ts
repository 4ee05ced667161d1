import { marketDayStart } from '@/contract/marketDay.ts'
import { hasLane } from '@/contract/market/listing/kinds.ts'
import { type TURN_SOURCES } from '@/contract/market/listing/values.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { Caller, Deps } from '../../deps.ts'
import { tenderTest } from '../../trade/tender/search.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { cityIn, cityOfPort } from './places.ts'
import type { TurnEnd } from './turnRule.ts'
import { orderTitle } from '../../title/orderTitle.ts'
import { tenderTitle } from '../../title/tenderTitle.ts'

const DAY_MS = 24 * 3600_000
/** Days before the sailing, and before the cargo-ready date, in which an empty container is picked up. */
const BEFORE_SAILING = 7
const BEFORE_READY = 3
/** Order statuses with containers that are not picked up yet. */
const AGREED = new Set<OrderRow['status']>(['TO_PAY', 'PAY_CHECKING', 'PAID'])

/** A future pick-up of an empty container, with its source. */
export interface TurnNeed extends TurnEnd {
  source: (typeof TURN_SOURCES)[number]
  id: string
  no: string
  title: string
}

/** Pick-ups that the caller may know of: of its own orders and tenders, and of tenders it may quote on. */
export function turnNeeds(deps: Deps, caller: Caller): TurnNeed[] {
  return [...orderNeeds(deps, caller), ...tenderNeeds(deps, caller)]
}

function orderNeeds(deps: Deps, { companyId }: Caller): TurnNeed[] {
  const agreed = deps.rows.orders.all(
    (order) =>
      (order.buyerId === companyId || order.sellerId === companyId) &&
      AGREED.has(order.status) &&
      (!order.booking || hasLane(order.booking.kind)),
  )
  return agreed.flatMap((order) => {
    const asked = deps.rows.tenders.get(order.tenderId ?? '')?.body?.lanes ?? []
    return order.lanes.flatMap((lane) => {
      const ask = asked.find(({ laneNo }) => laneNo === lane.laneNo)
      const span = sailingSpan(lane, deps.now()) ?? (ask && readySpan(ask))
      return span
        ? ends(deps, lane, ask, span).map((end) => ({
            ...named('ORDER', { id: order.id, no: order.no, title: orderTitle(deps, order) }),
            ...end,
          }))
        : []
    })
  })
}

function tenderNeeds(deps: Deps, caller: Caller): TurnNeed[] {
  const isOpen = tenderTest(deps, {}, caller)
  const open = deps.rows.tenders.all(isOpen)
  return open.flatMap((tender) => {
    const { body, companyId } = tender
    if (!body || (companyId !== caller.companyId && !mayQuote(caller.userType, body.mode))) return []
    if (body.mode !== 'FCL' && body.mode !== 'TRUCK') return []
    const { id, no } = tender
    return body.lanes.flatMap((lane) =>
      ends(deps, lane, lane, readySpan(lane)).map((end) => ({
        ...named('TENDER', { id, no, title: tenderTitle(deps, tender) }),
        ...end,
      })),
    )
  })
}

const named = (source: TurnNeed['source'], { id, no, title }: { id: string; no: string; title: string }) => ({
  source,
  id,
  no,
  title,
})

/** Days before the first sailing that has not departed. */
function sailingSpan({ sailings }: OrderLane, now: number): readonly [from: number, to: number] | undefined {
  const [etd] = sailings
    .map((sailing) => Date.parse(sailing.etd))
    .filter((at) => at - DAY_MS > now)
    .toSorted((a, b) => a - b)
  return etd === undefined ? undefined : [etd - BEFORE_SAILING * DAY_MS, etd - DAY_MS]
}

const readySpan = ({ cargoReadyDate, etdTo }: TenderLane): readonly [from: number, to: number] => [
  marketDayStart(cargoReadyDate) - BEFORE_READY * DAY_MS,
  Math.max(marketDayStart(cargoReadyDate), marketDayStart(etdTo) - DAY_MS),
]

/** One end per container type; the place is the stated door, else the port's city. */
function ends(
  { reference }: Deps,
  lane: Pick<OrderLane, 'pol' | 'boxes' | 'carrierScac'> | TenderLane,
  ask: TenderLane | undefined,
  [from, to]: readonly [number, number],
): TurnEnd[] {
  const door = [ask?.receiptPlace ?? '', ask?.truck?.pickup ?? ''].join(' ')
  const city = cityIn(reference, door) ?? cityOfPort(reference, lane.pol)
  if (!city) return []
  const carrierScac = 'carrierScac' in lane ? lane.carrierScac : undefined
  return lane.boxes.map(({ isoCode, qty }) => ({ city, isoCode, qty, from, to, ...(carrierScac && { carrierScac }) }))
}
