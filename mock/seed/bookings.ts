import { isBookable } from '@/contract/market/listing/kinds.ts'
import type { Stock } from '@/contract/market/listing/draft.ts'
import { BOOKING_REFUSALS } from '@/contract/market/listing/values.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { orderOfListing } from '../domain/market/booking/create.ts'
import type { Deps } from '../domain/deps.ts'
import { planJob } from '../domain/jobs.ts'
import type { ListingRow } from '../domain/market/listing/row.ts'
import { availableNow } from '../domain/market/listing/stock.ts'
import type { CompanyRow } from '../domain/rows.ts'
import { nextNo } from '../domain/numbers.ts'
import type { OrderRow } from '../domain/tradeRows.ts'
import { inventShipment } from './market/shipments.ts'
import { courseOf, mayBe } from './market/course.ts'
import { followPath } from './market/follow.ts'
import { seedTurn } from './market/streetTurn.ts'
import type { Random } from './random.ts'

const HOUR_MS = 3600_000

type Path = readonly [hoursAgo: number, ...states: OrderStatus[]]
/** All possible courses of a booking, and its age. */
const PATHS: readonly Path[] = [
  [5],
  [9, 'TO_PAY'],
  [12, 'CANCELLED'],
  [20, 'TO_PAY', 'PAY_CHECKING'],
  [30, 'TO_PAY', 'PAID'],
  [40, 'TIMED_OUT'],
  [90, 'TO_PAY', 'TIMED_OUT'],
  [120, 'TO_PAY', 'PAID', 'EXECUTING'],
  [160, 'TO_PAY', 'PAID', 'EXECUTING', 'DISPUTED'],
  [200, 'TO_PAY', 'PAID', 'EXECUTING', 'DELIVERED'],
  [260, 'TO_PAY', 'PAID', 'EXECUTING', 'DELIVERED', 'SETTLED'],
  [320, 'TO_PAY', 'PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED'],
]
/** The demo sellers, and the buyers of their listings. */
const SIDES = [
  ['c02', 'c01'],
  ['c03', 'c05'],
  ['c04', undefined],
] as const
/** How much longer ago an order may have been booked, so that its voyage got as far as it should. */
const AGES = [1, 1.5, 2, 3, 4] as const
/** How long ago the first truck of a seller was offered, ms. */
const OFFERED_MS = 60 * 24 * HOUR_MS
/** Number of robots' listings that are sold out. */
const SOLD_OUT = 12

interface Seeding {
  deps: Deps
  random: Random
  now: number
  /** Robot traders. */
  buyers: readonly CompanyRow[]
}

/** Bookings in every order status for the demo accounts on both sides, and sold-out listings. */
export function seedBookings(deps: Deps, random: Random, companies: readonly CompanyRow[], now: number): void {
  const buyers = companies.slice(12).filter((one) => one.userType === 1 && one.certification === 'APPROVED')
  const seeding: Seeding = { deps, random, now, buyers }
  for (const [sellerId, buyerId] of SIDES) {
    // The first seller's empty containers are reserved for a street turn.
    const isSpared = ({ body }: ListingRow): boolean => sellerId === 'c02' && body?.kind === 'EMPTY_BOX'
    establish(deps, sellerId, now)
    const own = deps.rows.listings.of('companyId', sellerId)
    const shelf = own.filter((one) => isOnSale(one) && !isSpared(one)).toSorted(oldestFirst)
    PATHS.forEach((path, place) => {
      const buyer = buyerId ?? random.pick(buyers).id
      const { listing, age } = fitting(seeding, shelf, buyer, path, place)
      const [, ...states] = path
      if (listing) book(seeding, listing, buyer, [age, ...states], someOf(deps, listing))
    })
    const last = shelf.findLast((one) => hasAny(deps, one))
    if (last) sellOut(seeding, last)
  }
  const robots = deps.rows.listings.all((row) => Number(row.companyId.slice(1)) > 12 && isOnSale(row))
  for (const listing of robots.slice(0, SOLD_OUT)) sellOut(seeding, listing)
  // Each demo buyer has also ordered from robots.
  robots.slice(-10).forEach((listing, place) => {
    const path = PATHS[[4, 7, 9, 10, 11][place % 5] ?? 4]
    if (path) book(seeding, listing, place % 2 === 0 ? 'c01' : 'c05', path, someOf(deps, listing))
  })
  seedTurn(deps, 'c02', now)
}

/** The first truck of a seller has been on offer for long, so that a booking of it can be over. */
function establish({ rows }: Deps, sellerId: string, now: number): void {
  const truck = rows.listings.of('companyId', sellerId).find((one) => isOnSale(one) && one.body?.kind === 'TRUCK')
  const at = new Date(now - OFFERED_MS).toISOString()
  if (!truck || truck.createdAt < at) return
  const [first, ...later] = truck.published ?? []
  rows.listings.put({ ...truck, createdAt: at, ...(first && { published: [{ ...first, at }, ...later] }) })
}

const isOnSale = ({ status, body }: Readonly<ListingRow>): boolean =>
  status === 'ONLINE' && body !== undefined && isBookable(body.kind)

const oldestFirst = (a: Readonly<ListingRow>, b: Readonly<ListingRow>): number => a.createdAt.localeCompare(b.createdAt)

const hasAny = (deps: Deps, listing: ListingRow): boolean => availableNow(deps, listing).some(({ qty }) => qty > 0)

/** A listing that existed at the time and has stock left, in turn; for an order under way one whose voyage allows its state. */
function fitting(
  { deps, now }: Seeding,
  shelf: readonly ListingRow[],
  buyerId: string,
  [age, ...states]: Path,
  place: number,
): { listing?: ListingRow | undefined; age: number } {
  const able = shelf.filter((one) => hasAny(deps, one))
  const known = able.filter((one) => Date.parse(one.createdAt) < now - age * HOUR_MS)
  const usual = known[place % Math.max(1, known.length)] ?? able[0]
  const last = states.at(-1)
  if (last === undefined || !states.includes('EXECUTING')) return { listing: usual, age }
  for (const factor of AGES)
    for (const listing of usual ? [usual, ...able] : able) {
      const at = timeOf(listing, age * factor, now)
      const booked = bookedAt(deps, listing, buyerId, someOf(deps, listing), at, '')
      if (booked && mayBe(courseOf(booked.order, booked.mode, at + 2 * HOUR_MS, now), last, now))
        return { listing, age: age * factor }
    }
  return { listing: usual, age }
}

/** The minimum quantity of the first available type. */
function someOf(deps: Deps, listing: ListingRow): Stock[] {
  const first = availableNow(deps, listing).find(({ qty }) => qty > 0)
  return first ? [{ ...first, qty: Math.min(first.qty, listing.body?.minOrder ?? 1) }] : []
}

function sellOut(seeding: Seeding, listing: ListingRow): void {
  const { deps, random, buyers } = seeding
  const rest = availableNow(deps, listing).filter(({ qty }) => qty > 0)
  book(seeding, listing, random.pick(buyers).id, [60, 'TO_PAY', 'PAID', 'EXECUTING'], rest)
}

/** Orders of a listing as if it had been booked so long ago; undefined where there is nothing to book. */
function bookedAt(deps: Deps, listing: ListingRow, buyerId: string, items: Stock[], at: number, note: string) {
  const { body } = listing
  if (!body || items.length === 0) return undefined
  // The seed must not use up the market's random numbers; the order's id is its number.
  const then = { ...deps, now: () => at, chance: { secret: () => '', number: () => 0 } }
  const buyer = deps.rows.companies.get(buyerId)
  const shipment = buyer && inventShipment(body, items, buyer, at)
  const ordered = { items, note, ...(shipment && { shipment }) }
  const made = orderOfListing(then, { ...listing, body }, ordered, buyerId)
  const order: OrderRow = { ...made, id: `o${made.no.slice(2)}` }
  return { order, mode: body.mode }
}

const timeOf = (listing: ListingRow, hoursAgo: number, now: number): number =>
  Math.max(now - hoursAgo * HOUR_MS, Date.parse(listing.createdAt) + HOUR_MS)

function book(
  { deps, random, now }: Seeding,
  listing: ListingRow,
  buyerId: string,
  [hoursAgo, ...path]: Path,
  items: Stock[],
): void {
  const note = random.chance(0.4) ? '请在截关前两天确认提箱点。' : ''
  const at = timeOf(listing, hoursAgo, now)
  const booked = bookedAt(deps, listing, buyerId, items, at, note)
  if (!booked) return
  const { order, mode } = booked
  const isUnpaid = path[0] === 'TO_PAY' && path[1] === 'TIMED_OUT'
  const step = isUnpaid ? 72 * HOUR_MS : Math.floor((now - at) / (path.length + 1))
  const numbers = {
    next: (prefix: 'ZB' | 'BJ' | 'DD' | 'ZF', day: number) => nextNo(deps.rows.payments, prefix, day),
    receipt: () => '',
  }
  const answered = at + Math.min(step, 2 * HOUR_MS)
  followPath(deps, order, { path, mode, answered, step }, numbers, now)
  // Half of the failed ones were rejected by the seller, the others cancelled by the buyer.
  if (order.status === 'CANCELLED' && order.booking && buyerId !== 'c05')
    order.booking.refusal = { reason: random.pick(BOOKING_REFUSALS), note: '该航次舱位已满。' }
  deps.rows.orders.put(order)
  deps.rows.listings.put({ ...listing, enquiries: (deps.rows.listings.get(listing.id)?.enquiries ?? 0) + 1 })
  planNext(deps, order, now)
}

/** Schedules the automatic follow-ups of a booking: no answer, payment deadline, a robot that pays. */
function planNext(deps: Deps, order: OrderRow, now: number): void {
  const { id, status, confirmBy, payBy } = order
  if (status === 'TO_CONFIRM' && confirmBy) planJob(deps, 'bookingLapse', id, Date.parse(confirmBy))
  if (status !== 'TO_PAY' || !payBy) return
  planJob(deps, 'orderPayBy', id, Date.parse(payBy))
  if (Number(order.buyerId.slice(1)) > 12) planJob(deps, 'robotPay', id, now + 20 * HOUR_MS)
}
