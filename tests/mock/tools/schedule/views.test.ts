import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shippingDateEndpoints as calls } from '@/contract/tools/schedule/endpoints.ts'
import { SHOWN_ROUNDS } from '@/contract/tools/schedule/views/values.ts'
import { positionOf } from '@mock/domain/tools/schedule/views/position.ts'
import { SERVICES, SHIPS } from '@mock/domain/tools/schedule/timetable.ts'
import { openMarket, START, type Market } from '../../support/market.ts'
import { firstHit } from '../../support/sailing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => {
  market.time.now = START
})

const port = async (input: { port: string; from?: string }) => market.call(calls.port, input)
const vessel = async (imo: string) => market.call(calls.vessel, { imo })
const service = async (code: string) => market.call(calls.service, { code })

describe('the view of a port', () => {
  it('shows every service that calls there, each ship within the seven days', async () => {
    const { data } = await port({ port: 'CNSHA', from: '2026-11-23' })
    expect([data.from, data.to]).toEqual(['2026-11-23', '2026-11-29'])
    expect(data.calls.length).toBeGreaterThan(30)
    for (const { eta, etd, before, next, port: at } of data.calls) {
      expect([etd.slice(0, 10) >= data.from, eta.slice(0, 10) <= data.to, eta < etd]).toEqual([true, true, true])
      expect([before, next]).not.toContain(at)
    }
    expect(data.calls.map(({ eta }) => eta)).toEqual(data.calls.map(({ eta }) => eta).toSorted())
  })

  it('leads to sailings of the search, with their departure and cut-offs', async () => {
    const { data } = await port({ port: 'CNSHA' })
    const bookable = data.calls.filter(({ sailing }) => sailing)
    expect(bookable.length).toBeGreaterThan(20)
    for (const { sailing, etd, vesselName, voyage } of bookable) {
      const { data: told } = await market.call(calls.detail, { id: sailing?.id ?? '' })
      expect(told).toMatchObject({
        etd,
        vesselName,
        voyage,
        pol: 'CNSHA',
        pod: sailing?.pod,
        cutOffs: sailing?.cutOffs,
      })
    }
  })

  it.each(['DELAY', 'OMISSION'] as const)('marks a %s from the day on which it is announced', async (type) => {
    const { planned, announcedAt } = firstHit(type)
    const [leg] = planned.legs
    const here = async () =>
      (await port({ port: planned.pol, from: day(planned.etd) })).data.calls.find(
        (one) => one.service.code === leg.service.code && one.voyage === leg.voyage,
      )
    market.time.now = announcedAt - DAY
    const before = await here()
    expect(before).toMatchObject({ state: 'CALLS' })
    expect(before).not.toHaveProperty('plannedEtd')
    market.time.now = announcedAt + DAY
    const after = await here()
    const told = { state: after?.state, planned: after?.plannedEtd, sailing: after?.sailing !== undefined }
    expect(told).toEqual(
      type === 'DELAY'
        ? { state: 'CALLS', planned: before?.etd, sailing: true }
        : { state: 'OMITTED', planned: undefined, sailing: false },
    )
  })

  it('refuses an unknown port and a day out of reach at their fields', async () => {
    expect(await port({ port: 'XXXXX' })).toMatchObject({ code: 4001, data: { fields: [{ field: 'port' }] } })
    const far = await port({ port: 'CNSHA', from: '2027-06-01' })
    expect(far).toMatchObject({ code: 4001, data: { fields: [{ field: 'from' }] } })
  })

  it('is empty for a port at which no service calls', async () => {
    expect((await port({ port: 'RULED' })).data.calls).toEqual([])
  })
})

it('the list for choosing names all services and ships', async () => {
  const { data } = await market.call(calls.fleet, {})
  expect([data.services.length, data.ships.length]).toEqual([SERVICES.size, SHIPS.length])
})

describe('the view of a ship', () => {
  it('has every ship at exactly one place at any time of 26 weeks', () => {
    const ships = SHIPS.filter((_, place) => place % 7 === 0)
    for (const ship of ships) {
      for (let now = START; now < START + 26 * 7 * DAY; now += 11 * HOUR) {
        const { from, to, since, until, share } = positionOf(ship, now, Infinity)
        const isThere = Date.parse(since) <= now && now <= Date.parse(until) && share >= 0 && share <= 1
        expect([isThere, from === to]).toEqual([true, false])
      }
    }
  })

  it('tells the calls of the round it sails and of the next, with growing voyage numbers', async () => {
    const ship = SHIPS.find(({ service: code }) => code === 'PW1')
    const { data } = await vessel(ship?.imo ?? '')
    const { rotation } = SERVICES.get('PW1') ?? { rotation: [] }
    expect(data.calls.map((one) => one.port)).toEqual([...rotation, ...rotation].map((one) => one.port))
    expect(data.calls.map(({ eta }) => Date.parse(eta))).toEqual(
      data.calls.map(({ eta }) => Date.parse(eta)).toSorted((a, b) => a - b),
    )
    expect(new Set(data.calls.map(({ voyage }) => voyage)).size).toBe(4)
    const { position } = data
    expect(data.calls.map((one) => one.port)).toEqual(expect.arrayContaining([position.from, position.to]))
  })

  it('is not found under a number that no ship has', async () => {
    expect((await vessel('9999999')).code).toBe(4004)
    expect((await vessel('999')).code).toBe(4001)
  })
})

describe('the view of a service', () => {
  it('tells rotation, ships, next rounds and where one may go', async () => {
    const { data } = await service('PW1')
    const ports = data.rotation.map((one) => one.port)
    expect(ports).toEqual(['CNTAO', 'CNSHA', 'CNNGB', 'USLAX', 'USOAK', 'KRPUS'])
    expect(data.ships).toHaveLength(6)
    expect(data.rounds).toHaveLength(SHOWN_ROUNDS)
    for (const { calls: round } of data.rounds) {
      expect(round.map((one) => one.port)).toEqual(ports)
      expect(Date.parse(round[0]?.etd ?? '')).toBeGreaterThanOrEqual(START)
    }
    // MARKET 2: Ningbo to Los Angeles by PW1 takes 307 hours.
    const ningbo = data.rotation.find((one) => one.port === 'CNNGB')
    expect(ningbo?.reaches).toContainEqual({ port: 'USLAX', transitDays: 13 })
    expect(data.rotation.filter(({ isTurn }) => isTurn).map((one) => one.port)).toEqual(['USOAK'])
  })

  it('says where one may go only if the search finds that service there', async () => {
    const { data } = await service('PW1')
    for (const { port: pol, reaches } of data.rotation)
      for (const { port: pod, transitDays } of reaches) {
        const found = await market.call(calls.page, { pol, pod, from: '2026-11-28', weeks: 6, size: 500 })
        const own = found.data.records.filter((one) => one.serviceCode === 'PW1' && one.transhipments.length === 0)
        expect([pol, pod, own.map((one) => one.transitDays)]).toEqual([pol, pod, expect.arrayContaining([transitDays])])
      }
  })

  it('is not found under a code that no service has', async () => {
    expect((await service('XX9')).code).toBe(4004)
  })
})
