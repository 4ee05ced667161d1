import { isBookable } from '@/contract/market/listing/kinds.ts'
import type { Booking, RequestBooking, RequestListing } from '@/contract/market/booking/schemas.ts'
import { checkValue, needsValue, unknownService } from '@/contract/market/booking/services.ts'
import type { Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { ListingDraft, Stock } from '@/contract/market/listing/draft.ts'
import type { Caller, Deps } from '../../deps.ts'
import { DomainError, notAllowed, notFound, refuseField, stateChanged } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import type { ListingRow } from '../listing/row.ts'
import { availableNow, quantityOf } from '../listing/stock.ts'
import { listingDetail } from '../listing/view.ts'
import { tellBooking } from '../../member/notification/news.ts'
import { isRobotCompany } from '../../robots/buyers.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { requestCallOff } from '../../trade/agreement/callOff.ts'
import { orderOfListing } from './create.ts'
import { takeShipment } from './shipment.ts'
import { bookingView } from './view.ts'

/** Requests a quantity of a listing, or calls off containers of an agreement. */
export function requestBooking(deps: Deps, input: RequestBooking, caller: Caller): Booking {
  return 'agreementId' in input ? requestCallOff(deps, input, caller) : requestListing(deps, input, caller)
}

/** Requests a quantity of a listing at its price; the quantity is reserved from now on. */
function requestListing(deps: Deps, input: RequestListing, caller: Caller): Booking {
  needCertified(caller)
  const listing = deps.rows.listings.get(input.listingId)
  const current = listingDetail(deps, listing, caller)
  if (!listing?.body) throw notFound()
  if (current.mine || !isBookable(listing.body.kind)) throw notAllowed()
  if (listing.version !== input.listingVersion || listing.status !== 'ONLINE') throw stateChanged(current)
  checkItems(listing.body, input.items)
  if (!isLeft(deps, listing, input.items))
    throw new DomainError(BUSINESS_CODES.soldOut, 'soldOut', { data: { current } })
  if (quantityOf(input.items) < listing.body.minOrder)
    throw refuseField('items', 'field.tooSmall', { min: listing.body.minOrder })
  const shipment = takeShipment(deps, listing.body, input, current)
  const services = [...new Set(input.services)]
  const { charges } = listing.body
  const unknown = unknownService(services, charges, input.items)
  if (unknown !== undefined) throw refuseField(unknown, 'field.notAService')
  refuseProblems(checkValue(shipment?.value, charges, services))
  const { items, note } = input
  const ordered = {
    items,
    note,
    services,
    ...(shipment && { shipment: worthSaying(shipment, services, listing.body) }),
  }
  const order = orderOfListing(deps, { ...listing, body: listing.body }, ordered, caller.companyId)
  deps.rows.orders.put(order)
  deps.rows.listings.put({ ...listing, enquiries: listing.enquiries + 1 })
  planJob(deps, 'bookingLapse', order.id, Date.parse(order.confirmBy ?? order.createdAt))
  tellBooking(deps, order, order.sellerId, 'ORDER_BOOKED')
  if (isRobotCompany(deps, order.sellerId)) planJob(deps, 'robotBooking', order.id, deps.now() + deps.delays.bidderMs)
  return bookingView(deps, order, caller)
}

/** What the goods are worth is kept only if a service is priced by it. */
function worthSaying({ value, ...rest }: Shipment, services: readonly string[], { charges }: ListingDraft): Shipment {
  return value && needsValue(charges, services) ? { ...rest, value } : rest
}

function checkItems({ stock }: ListingDraft, items: readonly Stock[]): void {
  items.forEach((item, index) => {
    if (!stock.some((one) => one.isoCode === item.isoCode)) throw refuseField(`items.${index}.isoCode`, 'field.choice')
    if (items.findIndex((one) => one.isoCode === item.isoCode) < index)
      throw refuseField(`items.${index}.isoCode`, 'problem.boxTwice')
    if (item.qty < 1) throw refuseField(`items.${index}.qty`, 'field.tooSmall', { min: 1 })
  })
}

function isLeft(deps: Deps, listing: ListingRow, items: readonly Stock[]): boolean {
  const left = availableNow(deps, listing)
  return items.every((item) => item.qty <= (left.find((one) => one.isoCode === item.isoCode)?.qty ?? 0))
}
