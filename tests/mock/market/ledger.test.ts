import { describe, expect, it } from 'vitest'
import { marketDay } from '@/contract/marketDay.ts'
import { BOOKING_HOURS } from '@/contract/market/listing/values.ts'
import { PAY_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import * as answers from '@mock/domain/market/booking/answer.ts'
import { requestBooking } from '@mock/domain/market/booking/request.ts'
import { DomainError } from '@mock/domain/errors.ts'
import { runDueJobs } from '@mock/domain/jobs.ts'
import { availableNow, heldOf } from '@mock/domain/market/listing/stock.ts'
import { submitListing } from '@mock/domain/market/listing/submit.ts'
import { acceptOrder, deliverOrder, startOrder } from '@mock/domain/money/order/steps.ts'
import { payableIn } from '@mock/domain/money/order/dues.ts'
import { createPayment } from '@mock/domain/money/payment/pay.ts'
import { JOBS } from '@mock/handlers/jobs.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { bodyOf, BUYERS, leftOf, listingOf, openWalk, SELLER, standing, sumOf, TYPES } from '../support/ledgerWalk.ts'
import type { Known, Walk } from '../support/ledgerWalk.ts'
import { newRequestNo } from '../support/market.ts'
import { shipmentOf } from '../support/shipment.ts'

const HOUR = 3600_000
const WALKS = 240
const STEPS = 60

/** Returns 200, or the code of the error. */
function attempt(act: () => unknown): number {
  try {
    act()
    return 200
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

async function pass(walk: Walk, ms: number): Promise<void> {
  walk.time.now += ms
  for (const one of walk.known.values())
    if ((one.state === 'asked' || one.state === 'toPay') && one.until <= walk.time.now) one.state = 'closed'
  await runDueJobs(walk.deps, JOBS)
}

function ask(walk: Walk): string | undefined {
  const { deps, roll, known, time } = walk
  const items = TYPES.flatMap((isoCode) => (roll(3) === 0 ? [] : [{ isoCode, qty: 1 + roll(4) }]))
  const buyer = BUYERS[roll(2)] ?? BUYERS[0]
  if (items.length === 0) return undefined
  const left = leftOf(walk)
  const fits = items.every((item) => item.qty <= (left[TYPES.indexOf(item.isoCode)] ?? 0))
  let id = ''
  const code = attempt(() => {
    const { version } = listingOf(walk)
    const shipment = shipmentOf({ kind: 'RATE', sailings: [] }, items, { readyDate: marketDay(time.now) })
    const input = { listingId: 'l1', listingVersion: version, items, shipment, note: '', requestNo: newRequestNo() }
    ;({ id } = requestBooking(deps, input, buyer))
  })
  if (fits) known.set(id, { items, buyer, state: 'asked', until: time.now + BOOKING_HOURS * HOUR })
  return code === (fits ? 200 : 4020) ? undefined : `asked ${JSON.stringify(items)} of ${left.join()}: ${code}`
}

/** A booking in a state, with its current version. */
function oneIn(walk: Walk, state: Known['state']) {
  const some = [...walk.known].filter(([, one]) => one.state === state)
  const [id, one] = some[walk.roll(Math.max(1, some.length))] ?? []
  const order = walk.deps.rows.orders.get(id ?? '')
  return id && one && order ? { order, one, on: { id, version: order.version, requestNo: newRequestNo() } } : undefined
}

function decide(walk: Walk, what: number): string | undefined {
  const found = oneIn(walk, 'asked')
  if (!found) return undefined
  const { one, on } = found
  if (what === 0) {
    answers.acceptBooking(walk.deps, on, SELLER)
    Object.assign(one, { state: 'toPay', until: walk.time.now + PAY_HOURS * HOUR })
  } else {
    if (what === 1) answers.refuseBooking(walk.deps, { ...on, reason: 'OTHER', note: '' }, SELLER)
    else answers.cancelBooking(walk.deps, on, one.buyer)
    one.state = 'closed'
  }
  return undefined
}

/** A decided booking cannot be decided again, by either party. */
function again(walk: Walk): string | undefined {
  const states = ['closed', 'toPay', 'paid', 'executing', 'settled'] as const
  const found = oneIn(walk, states[walk.roll(states.length)] ?? 'closed')
  if (!found) return undefined
  const { one, on } = found
  const codes = [
    attempt(() => answers.acceptBooking(walk.deps, on, SELLER)),
    attempt(() => answers.refuseBooking(walk.deps, { ...on, reason: 'OTHER', note: '' }, SELLER)),
    attempt(() => answers.cancelBooking(walk.deps, on, one.buyer)),
  ]
  return codes.every((code) => code === 4009) ? undefined : `decided again: ${codes.join()}`
}

async function pay(walk: Walk): Promise<void> {
  const found = oneIn(walk, 'toPay')
  if (!found) return
  const { order, one, on } = found
  const amount = payableIn(walk.deps, order).find(({ currency }) => currency === 'CNY')
  if (!amount || Date.parse(order.rateLock.until) <= walk.time.now) return
  createPayment(walk.deps, { orderId: on.id, ...on, method: 'ALIPAY', amount }, one.buyer)
  one.state = 'paid'
  await pass(walk, 2000)
}

function goOn(walk: Walk): void {
  const next = [
    ['paid', 'executing', startOrder, SELLER],
    ['executing', 'delivered', deliverOrder, SELLER],
    ['delivered', 'settled', acceptOrder, undefined],
  ] as const
  for (const [from, to, take, by] of next) {
    const found = oneIn(walk, from)
    if (!found) continue
    take(walk.deps, found.on, by ?? found.one.buyer)
    found.one.state = to
    return
  }
}

/** Changes the stock. A stock below the held quantity is rejected without any change. */
async function restock(walk: Walk): Promise<string | undefined> {
  const wanted = [walk.roll(14), 1 + walk.roll(9)]
  const fits = TYPES.every((isoCode, index) => sumOf(standing(walk), isoCode) <= (wanted[index] ?? 0))
  const { version } = listingOf(walk)
  const input = { id: 'l1', version, draft: bodyOf(wanted), requestNo: newRequestNo() }
  const code = attempt(() => submitListing(walk.deps, input, SELLER))
  if (fits) walk.stock = wanted
  else walk.refusals++
  await pass(walk, 2000)
  return code === (fits ? 200 : 4001) ? undefined : `stock of ${wanted.join()}: ${code}`
}

async function step(walk: Walk): Promise<string | undefined> {
  const what = walk.roll(20)
  if (what <= 5) return ask(walk)
  if (what <= 10) return decide(walk, Math.max(0, what - 8))
  if (what === 11) return again(walk)
  if (what <= 13) await pay(walk)
  else if (what <= 17) goOn(walk)
  else if (what === 18) return restock(walk)
  else await pass(walk, (walk.roll(2) === 0 ? 5 : 25) * HOUR)
  return undefined
}

/** Differences between the market and what the walk expects. */
function differences(walk: Walk): string[] {
  const listing = listingOf(walk)
  const [held, left] = [heldOf(walk.deps, 'l1'), availableNow(walk.deps, listing)]
  const wanted = leftOf(walk)
  const amounts = TYPES.flatMap((isoCode, index) => {
    const [h, l, s] = [sumOf(held, isoCode), sumOf(left, isoCode), walk.stock[index] ?? 0]
    return [
      ...(l < 0 ? [`${isoCode}: ${l} left`] : []),
      ...(h === sumOf(standing(walk), isoCode) ? [] : [`${isoCode}: holds ${h}`]),
      ...(l === wanted[index] ? [] : [`${isoCode}: ${l} left, not ${wanted[index]}`]),
      ...(h + l === s ? [] : [`${isoCode}: ${h} + ${l} of ${s}`]),
    ]
  })
  const ended = walk.deps.rows.orders.all(({ events }) => {
    const ends = events.filter(({ status }) => status === 'CANCELLED' || status === 'TIMED_OUT')
    return ends.length > 1 || (ends.length === 1 && events.at(-1) !== ends[0])
  })
  return [...amounts, ...ended.map(({ no }) => `${no} ended twice, or lived on`)]
}

describe('the ledger of capacity', () => {
  it(`holds over ${WALKS} random walks: held and left make the stock, never less than nothing, given back exactly once`, async () => {
    const wrong: string[] = []
    const seen = { asked: 0, closed: 0, settled: 0, refused: 0 }
    for (let seed = 1; seed <= WALKS; seed++) {
      const store = memoryStore()
      // Commands write within one transaction of the store; so does a whole walk.
      await store.atomically(async () => {
        const walk = openWalk(store, seed)
        for (let count = 0; count < STEPS; count++) {
          const problem = await step(walk)
          for (const text of [...(problem ? [problem] : []), ...differences(walk)])
            wrong.push(`walk ${seed}, step ${count}: ${text}`)
        }
        const states = [...walk.known.values()].map(({ state }) => state)
        seen.asked += states.length
        seen.refused += walk.refusals
        seen.closed += states.filter((state) => state === 'closed').length
        seen.settled += states.filter((state) => state === 'settled').length
      })
    }
    expect(wrong.slice(0, 5)).toEqual([])
    // The walks covered bookings, expiry, whole life cycles, and stocks below the held quantity.
    expect(seen.asked).toBeGreaterThan(WALKS * 3)
    expect(seen.closed).toBeGreaterThan(WALKS)
    expect(seen.settled).toBeGreaterThan(WALKS / 8)
    expect(seen.refused).toBeGreaterThan(WALKS / 8)
  })
})
