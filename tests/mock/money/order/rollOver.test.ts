import { expect, it } from 'vitest'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { cutOffsNow } from '@mock/domain/money/order/cutOffsNow.ts'
import { departureOf } from '@mock/domain/tools/schedule/byId.ts'
import { fillOf, isFull } from '@mock/domain/tools/schedule/full.ts'
import { passageById } from '@mock/domain/tools/schedule/passages.ts'
import { sailingsInstead } from '@mock/domain/tools/schedule/instead.ts'
import { SERVICES } from '@mock/domain/tools/schedule/timetable.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { toPay, type Evaluating } from '../../support/awarded.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, START } from '../../support/market.ts'
import { evaluatingOn } from '../../support/sailing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When the papers of a sailing close, as known at a time. */
const closes = (id: string, now: number): number =>
  Date.parse(cutOffsNow({ now: () => now }, { id, vessel: '', voyage: '', etd: '', eta: '' }).si ?? '')

/** Direct sailings whose papers close within days after the tests begin, with two others after them. */
const SAILINGS = [...SERVICES.values()].flatMap(({ code }) =>
  Array.from({ length: 120 }, (_, round) => `s-${code}.${round}.0.1.0`).flatMap((id) => {
    const planned = passageById(id, -Infinity)
    if (!planned || !departureOf(id, START)) return []
    const at = closes(id, START)
    const isSoon = at > START + 2 * DAY && at < START + 6 * DAY
    return isSoon && sailingsInstead(id, ['DRY'], at + DAY).length === 2 ? [{ id, planned, at, announcedAt: 0 }] : []
  }),
)
const findSailing = (isWanted: boolean) => {
  const found = SAILINGS.find(({ id }) => isFull(id) === isWanted)
  if (!found) throw new Error('no such sailing')
  return found
}

/** An order confirmed some hours before the papers of its sailing close, read on the day after. */
async function confirmedBefore(hit: ReturnType<typeof findSailing>, hours: number, isSure = false) {
  const store = memoryStore()
  const state = await evaluatingOn(hit, store)
  const { market, cheap } = state
  const { bids } = openRows(store)
  const bid = bids.get(cheap.id)
  if (!bid?.body) throw new Error('no bid')
  const lanes = bid.body.lanes.map((lane) => ({ ...lane, spaceStatus: isSure ? 'CONFIRMED' : 'SUBJECT' }) as const)
  await store.atomically(() => bids.put({ ...bid, body: { ...bid.body, lanes } as typeof bid.body }))
  market.time.now = hit.at - hours * HOUR
  await signIn(state)
  const { id } = await toPay(state)
  const since = hit.at
  market.time.now = hit.at + DAY + HOUR
  await signIn(state)
  const read = async (): Promise<OrderDetail> => (await market.call(order.detail, { id }, { token: state.trader })).data
  return { state, id, read, since }
}

async function signIn(state: Evaluating): Promise<void> {
  state.trader = await state.market.signIn('trader')
  state.one = await state.market.signIn('forwarder')
}

it('about one ship in fifteen is full', () => {
  const ids = [...SERVICES.values()].flatMap(({ code }) =>
    Array.from({ length: 50 }, (_, round) => `s-${code}.${round}.0.1.0`),
  )
  const full = ids.filter(isFull).length / ids.length
  expect(full).toBeGreaterThan(0.04)
  expect(full).toBeLessThan(0.09)
  expect(ids.every((id) => fillOf(id) >= 70 && fillOf(id) <= 100)).toBe(true)
  // One container more or less of another port of discharge does not change what the ship carries.
  expect(fillOf('s-PW1.3.2.4.0')).toBe(fillOf('s-PW1.3.2.5.0'))
})

it('a full ship leaves a late booking behind: its buyer chooses one of the next two sailings', async () => {
  const { state, id, read, since } = await confirmedBefore(findSailing(true), 10)
  const { schedules: [schedule] = [], version } = await read()
  expect(schedule?.withdrawn).toMatchObject({ reason: 'ROLLED', offers: [expect.anything(), expect.anything()] })
  expect(await told(state.market, 'trader', since)).toContainEqual(expect.stringContaining('cargo was rolled. Choose'))
  expect(await told(state.market, 'forwarder', since)).toContainEqual(
    expect.stringContaining('cargo was rolled. The buyer has 24 hours'),
  )
  const offer = schedule?.withdrawn?.offers[1]
  const input = { id, version, laneNo: 1, sailingId: offer?.id ?? '', requestNo: newRequestNo() }
  expect((await state.market.call(order.chooseSailing, input, { token: state.trader })).code).toBe(200)
  const after = await read()
  expect(after.schedules?.[0]).toMatchObject({ sailing: offer, changes: [{ by: 'BUYER', reason: 'ROLLED' }] })
  // Whoever was rolled once stays on the next ship, full or not.
  state.market.time.now = Date.parse(offer?.etd ?? '') - HOUR
  await signIn(state)
  expect((await read()).schedules?.[0]?.withdrawn).toBeUndefined()
})

it('without an answer the first sailing is taken', async () => {
  const { state, id, read } = await confirmedBefore(findSailing(true), 10)
  const before = await read()
  const [first] = before.schedules?.[0]?.withdrawn?.offers ?? []
  state.market.time.now += DAY + HOUR
  await signIn(state)
  expect((await read()).schedules?.[0]).toMatchObject({ sailing: { id: first?.id }, changes: [{ by: 'LINE' }] })
  expect(id).toBe(before.id)
})

it.each([
  { what: 'a booking of two days before', isWanted: true, hours: 48, isSure: false },
  { what: 'a bid with confirmed space', isWanted: true, hours: 10, isSure: true },
  { what: 'a ship that is not full', isWanted: false, hours: 10, isSure: false },
])('nothing is rolled: $what', async ({ isWanted, hours, isSure }) => {
  const { read } = await confirmedBefore(findSailing(isWanted), hours, isSure)
  expect((await read()).schedules?.[0]?.withdrawn).toBeUndefined()
})
