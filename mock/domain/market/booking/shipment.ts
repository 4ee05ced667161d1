import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { RequestListing } from '@/contract/market/booking/schemas.ts'
import { loadOf, stockOf } from '@/contract/market/booking/shipment/load.ts'
import { isLoose, shipsCargo } from '@/contract/market/booking/shipment/needs.ts'
import { checkShipment, heavyTypes, isSameSailing } from '@/contract/market/booking/shipment/rules.ts'
import type { Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { isOutOfSailings } from '@/contract/market/listing/sailings.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { isDeal } from '@/contract/money/order/contact.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { openedText } from '../../contacts.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, refuseField } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { bookableSailings, cutOffOf } from '../listing/sailings.ts'
import { withdrawnProblems } from '../../tools/customs/status.ts'

const DAY_MS = 24 * 3600_000
/** A freight station closes earlier than the yard: its containers still have to be packed and brought there. MARKET 7.1. */
const CFS_DAYS = 2
/** Classes that are carried by special arrangement only. Trade practice, no checked source. */
const NEVER_BOOKED = /^(?:1\.|7)/

/** Most sailings offered instead of one that can no longer be booked. MARKET 7.5. */
const OFFERED = 2

/**
 * What is shipped with a booking, checked against the listing; undefined where a booking has no cargo. `current` goes
 * into the refusal if the sailing is gone.
 */
export function takeShipment(
  deps: Deps,
  body: ListingDraft,
  { items, shipment }: Pick<RequestListing, 'items' | 'shipment'>,
  current: ListingDetail,
): Shipment | undefined {
  if (!shipsCargo(body)) return undefined
  if (!shipment) throw refuseField('shipment', 'problem.required')
  const now = deps.now()
  const sailings = bookableSailings(body, now)
  checkSailing({ body, open: sailings, current, now }, shipment)
  const problems = [
    ...checkShipment(shipment, { ...body, sailings, items, today: marketDay(now) }),
    ...withdrawnProblems('cargo.hsCode', shipment.cargo?.hsCode),
  ]
  refuseProblems(problems.map((one) => ({ ...one, field: `shipment.${one.field}` })))
  const load = isLoose(body) ? loadOf(shipment.packages) : undefined
  const [first] = items
  if (load && (items.length > 1 || first?.qty !== stockOf(load)))
    throw refuseField('items.0.qty', 'problem.qtyLocked', { qty: stockOf(load) })
  const { sailing: asked, ...rest } = shipment
  const sailing = asked && sailings.find((one) => isSameSailing(asked, one))
  if (sailing && !reaches(body, sailing, shipment.readyDate, now))
    throw refuseField('shipment.readyDate', 'problem.readyLate')
  return sailing ? { ...rest, sailing } : rest
}

/**
 * A sailing that has left or takes no more papers: the next ones that the cargo reaches are named instead, none if the
 * listing has no other. MARKET 7.5.
 */
function checkSailing(
  {
    body,
    open,
    current,
    now,
  }: { body: ListingDraft; open: readonly SailingPick[]; current: ListingDetail; now: number },
  { sailing, readyDate }: NonNullable<RequestListing['shipment']>,
): void {
  if (sailing ? open.some((one) => isSameSailing(sailing, one)) : !isOutOfSailings(current, now)) return
  const sailings = open.filter((one) => reaches(body, one, readyDate, now)).slice(0, OFFERED)
  throw new DomainError(BUSINESS_CODES.stateChanged, 'problem.sailingGone', { data: { current, sailings } })
}

/** Whether cargo that is ready on a day is at the terminal in time. */
function reaches({ mode }: ListingDraft, sailing: SailingPick, readyDate: string, now: number): boolean {
  const yard = cutOffOf(sailing, 'FCO', now)?.slice(0, 10)
  return yard === undefined || readyDate <= (mode === 'LCL' ? dayBefore(yard, CFS_DAYS) : yard)
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/** The shipment as one side reads it: before the deal the seller sees neither parties nor contact data. */
export function shipmentFor({ status, booking }: OrderRow, side: OrderSide): { shipment?: Shipment } {
  const { shipment } = booking ?? {}
  if (!shipment) return {}
  if (side === 'BUYER' || isDeal(status)) return { shipment }
  const { parties: _hidden, cargo, truck, ...rest } = shipment
  const closed = (text: string) => openedText(false, text)
  return {
    shipment: {
      ...rest,
      cargo: { ...cargo, name: closed(cargo.name) },
      ...(truck && { truck: { pickup: closed(truck.pickup), drop: closed(truck.drop) } }),
    },
  }
}

/** Whether cargo explodes or radiates: no robot seller takes it. */
export const isNeverBooked = ({ dg }: Shipment['cargo']): boolean => dg !== undefined && NEVER_BOOKED.test(dg.class)

/** Whether a robot seller takes the cargo: nothing that is never booked or heavier than containers usually bear. */
export function isFit(deps: Pick<Deps, 'reference'>, { cargo, weights }: Shipment): boolean {
  if (isNeverBooked(cargo)) return false
  return heavyTypes(weights, deps.reference.freight.containerTypes).length === 0
}
