import { beforeAll, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { agreedOf } from '@/contract/money/order/schedule/rules.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { sailingsInstead } from '@mock/domain/tools/schedule/instead.ts'
import { departureOf } from '@mock/domain/tools/schedule/byId.ts'
import { announcedBetween } from '@mock/domain/tools/schedule/announced.ts'
import { eventOf } from '@mock/domain/tools/schedule/events.ts'
import { knownAt } from '@mock/domain/tools/schedule/sailings.ts'
import { scheduledOf } from '@mock/domain/tools/schedule/scheduled.ts'
import { SERVICES } from '@mock/domain/tools/schedule/timetable.ts'
import { award, toPay, type Evaluating } from '../../support/awarded.ts'
import { payDue } from '../../support/fulfilled.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, START } from '../../support/market.ts'
import { evaluatingOn, firstHit, untilTold, type Hit } from '../../support/sailing.ts'

const DAY = 24 * 3600_000

async function paidOn(hit: Hit) {
  const state = await evaluatingOn(hit)
  const { id } = await toPay(state)
  const read = async (): Promise<OrderDetail> =>
    (await state.market.call(order.detail, { id }, { token: state.trader })).data
  await payDue(state, await read())
  const choose = async (sailingId: string, token = state.trader) =>
    state.market.call(
      order.chooseSailing,
      { id, version: (await read()).version, laneNo: 1, sailingId, requestNo: newRequestNo() },
      { token },
    )
  return { state, id, read, choose }
}

/** What an account was told about ships of the tender of the test; its other bids are told of theirs. */
const schedules = async (state: Evaluating, account: string, since: number) =>
  (await told(state.market, account, since)).filter(
    (one) => one.startsWith('SCHEDULE_CHANGED') && one.includes('上海→洛杉矶'),
  )

describe('what was announced in a span of time', () => {
  it('is each event once, in the span in which it was announced', () => {
    const days = Array.from({ length: 60 }, (_, day) => knownAt(START) + day * DAY)
    const daily = days.flatMap((day) => announcedBetween(day - DAY, day))
    const whole = announcedBetween((days[0] ?? 0) - DAY, days.at(-1) ?? 0)
    const nameOf = ({ service, round, type }: (typeof whole)[number]) => `${service.code} ${round} ${type}`
    expect(daily.map(nameOf).toSorted()).toEqual(whole.map(nameOf).toSorted())
    const all = [...SERVICES.values()].flatMap((service) =>
      Array.from({ length: 200 }, (_, round) => eventOf(service, round)).filter(
        (event) => event && event.announcedAt > (days[0] ?? 0) - DAY && event.announcedAt <= (days.at(-1) ?? 0),
      ),
    )
    expect(whole.filter(({ type }) => type !== 'NAMED')).toHaveLength(all.length)
  })
})

describe('a delay of the sailing of an order', () => {
  const hit = firstHit('DELAY')
  let paid: Awaited<ReturnType<typeof paidOn>>
  let agreed: ReturnType<typeof agreedOf>
  let since: number
  beforeAll(async () => {
    paid = await paidOn(hit)
    const [lane] = (await paid.read()).lanes
    agreed = lane && agreedOf(lane)
    since = await untilTold(paid.state, hit)
  })

  it('leaves what was agreed, and sets what holds now with its cut-offs', async () => {
    const { lanes, schedules: [schedule] = [] } = await paid.read()
    const [lane] = lanes
    const now = departureOf(hit.id, paid.state.market.time.now)
    if (!lane || !now) throw new Error('no lane')
    expect(agreedOf(lane)).toEqual(agreed)
    expect(Date.parse(agreed?.etd ?? '')).toBe(hit.planned.etd)
    expect([Date.parse(schedule?.sailing.etd ?? ''), Date.parse(schedule?.sailing.eta ?? '')]).toEqual([
      now.etd,
      now.eta,
    ])
    expect(schedule?.changes.map(({ by }) => by)).toEqual(['LINE'])
    const yard = scheduledOf(now, paid.state.market.time.now).cutOffs.find(({ code }) => code === 'FCO')
    expect(Date.parse(schedule?.cutOffs.cy ?? '')).toBe(Date.parse(yard?.at ?? ''))
  })

  it('tells the buyer and the seller once, on the day on which it is announced', async () => {
    const expected = [expect.stringMatching(/departure moves from .* Reason: (Weather|Port congestion)\./)]
    for (const account of ['trader', 'forwarder']) expect(await schedules(paid.state, account, since)).toEqual(expected)
    paid.state.market.time.now += 3 * DAY
    expect(await schedules(paid.state, 'trader', since)).toHaveLength(1)
  })
})

describe('a sailing of an order that falls away', () => {
  const hit = firstHit('OMISSION')
  const read = async () => {
    const paid = await paidOn(hit)
    const since = await untilTold(paid.state, hit)
    const { schedules: [schedule] = [], lanes } = await paid.read()
    return { ...paid, since, schedule, lanes, offers: schedule?.withdrawn?.offers ?? [] }
  }

  it('asks the buyer for one of the next two sailings, and keeps its choice', async () => {
    const { state, since, offers, lanes, choose, read: again } = await read()
    expect(offers).toHaveLength(2)
    expect(await schedules(state, 'trader', since)).toEqual([expect.stringContaining('or cancel free')])
    expect(await schedules(state, 'forwarder', since)).toEqual([expect.stringContaining('The buyer has 24 hours')])
    expect((await choose(offers[1]?.id ?? '', state.one)).code).toBe(4003)
    expect((await choose(hit.id)).code).toBe(4001)
    expect((await choose(offers[1]?.id ?? '')).code).toBe(200)
    const after = await again()
    expect(after.schedules?.[0]).toMatchObject({ sailing: offers[1], changes: [{ by: 'BUYER', reason: 'OMISSION' }] })
    expect([after.schedules?.[0]?.withdrawn, after.lanes]).toEqual([undefined, lanes])
    state.market.time.now += 2 * DAY
    state.trader = await state.market.signIn('trader')
    expect((await again()).schedules?.[0]?.sailing).toEqual(offers[1])
    expect(await schedules(state, 'forwarder', since)).toContainEqual(
      expect.stringContaining(`now ${offers[1]?.vessel}`),
    )
  })

  it('takes the first one if the buyer is silent for a day', async () => {
    const { state, offers, read: again, choose } = await read()
    state.market.time.now += DAY
    state.trader = await state.market.signIn('trader')
    expect((await again()).schedules?.[0]).toMatchObject({ sailing: offers[0], changes: [{ by: 'LINE' }] })
    expect((await choose(offers[1]?.id ?? '')).code).toBe(4009)
  })

  it('lets the buyer cancel free', async () => {
    const { state, id, read: again } = await read()
    const [payment] = (await again()).payments
    const { data } = await state.market.call(
      order.cancelPaid,
      { id, note: 'The ship does not come', requestNo: newRequestNo() },
      { token: state.trader },
    )
    expect([data.status, data.cancelFee, data.refunds?.[0]?.amounts]).toEqual([
      'CANCELLED',
      undefined,
      [payment?.amount],
    ])
  })
})

describe('a bid that names a sailing', () => {
  it('tells its bidder of new dates', async () => {
    const hit = firstHit('DELAY')
    const state = await evaluatingOn(hit)
    const since = await untilTold(state, hit)
    expect(state.cheap.sailingNews).toMatchObject([{ laneNo: 1, id: hit.id, was: state.pick }])
    for (const account of ['forwarder', 'forwarder2'])
      expect(await schedules(state, account, since)).toEqual([expect.stringContaining(state.pick.vessel)])
    expect(await schedules(state, 'trader', since)).toEqual([])
  })

  it('cannot be awarded on one that falls away until it picks another', async () => {
    const hit = firstHit('OMISSION')
    const state = await evaluatingOn(hit)
    const since = await untilTold(state, hit)
    expect(await schedules(state, 'forwarder', since)).toEqual([expect.stringContaining('the bid cannot win')])
    const refused = await award(state)
    expect([refused.code, refused.data]).toMatchObject([4001, { fields: [{ field: 'shares.0.lanes.0' }] }])
    const [news] = state.cheap.sailingNews ?? []
    const offer = news?.offers[0]
    const { code, data } = await state.market.call(
      bidEndpoints.replaceSailing,
      {
        id: state.cheap.id,
        version: state.cheap.version,
        laneNo: 1,
        lostId: hit.id,
        sailingId: offer?.id ?? '',
        requestNo: newRequestNo(),
      },
      { token: state.one },
    )
    expect([code, data.sailingNews, data.lanes[0]?.sailings, data.allIn]).toEqual([
      200,
      undefined,
      [offer],
      state.cheap.allIn,
    ])
    state.cheap = data
    const { lanes } = await toPay(state)
    expect(lanes[0]?.sailings).toEqual([offer])
  })

  it('gets the next sailing from a robot that bids, without being asked', async () => {
    const hit = firstHit('OMISSION')
    const store = memoryStore()
    const state = await evaluatingOn(hit, store)
    const rows = openRows(store)
    const robot = rows.companies.all(({ id }) => id === 'c20')[0]
    const bid = rows.bids.get(state.cheap.id)
    if (!robot || !bid) throw new Error('no robot')
    await store.atomically(() => rows.bids.put({ ...bid, companyId: robot.id }))
    state.market.time.now = hit.announcedAt - 60_000
    await state.market.backend.tick()
    await state.market.call(demoEndpoints.robots, { robots: true })
    state.market.time.now += DAY + 10 * 60_000
    await state.market.backend.tick()
    const [lane] = rows.bids.get(state.cheap.id)?.body?.lanes ?? []
    const [offer] = sailingsInstead(hit.id, ['DRY'], state.market.time.now)
    expect(lane).toMatchObject({ sailings: [{ id: offer?.id }], transitDays: offer?.transitDays, via: offer?.via })
  })
})
