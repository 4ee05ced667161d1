import { describe, expect, it } from 'vitest'
import carriers from '@mock/seed/data/carriers.json' with { type: 'json' }
import { REFERENCE } from '@mock/seed/reference.ts'
import { eventOf } from '@mock/domain/tools/schedule/events.ts'
import { passagesBetween } from '@mock/domain/tools/schedule/passages.ts'
import { roundOf, voyageOf } from '@mock/domain/tools/schedule/rounds.ts'
import { sailingOf } from '@mock/domain/tools/schedule/sailings.ts'
import { HOUR_MS, SERVICES, SHIPS, shipOf, startOf, WEEK_MS } from '@mock/domain/tools/schedule/timetable.ts'

const START = Date.UTC(2026, 10, 2)
const WEEKS = 26
const ALL = Infinity

/** Rounds of a service that are under way at some time of half a year. */
const roundsOf = (service: Parameters<typeof shipOf>[0]): number[] => {
  const first = Math.floor((START - startOf(service, 0)) / WEEK_MS) - service.vesselsNeeded
  return Array.from({ length: WEEKS + 2 * service.vesselsNeeded }, (_, place) => first + place)
}

describe('the timetable', () => {
  it('is run by known carriers between known ports, each ship in one service', () => {
    const known = new Set(carriers.items.map(({ scac }) => scac))
    const services = [...SERVICES.values()]
    expect([services.length, SHIPS.length]).toEqual([89, 418])
    expect(services.flatMap(({ operators }) => operators).filter((one) => !known.has(one))).toEqual([])
    const ports = services.flatMap(({ rotation }) => rotation.map(({ port }) => port))
    expect(ports.filter((port) => !REFERENCE.portByCode.has(port))).toEqual([])
    expect(new Set(SHIPS.map(({ imo }) => imo)).size).toBe(SHIPS.length)
    expect(new Set(SHIPS.map(({ name }) => name)).size).toBe(SHIPS.length)
  })

  it('has every ship in one place at a time for half a year, whatever happens, and its voyage numbers grow', () => {
    const wrong: string[] = []
    let calls = 0
    let events = 0
    for (const service of SERVICES.values()) {
      const byShip = new Map<string, { eta: number; etd: number; voyage: string; name: string }[]>()
      for (const round of roundsOf(service)) {
        if (eventOf(service, round)) events++
        roundOf(service, round, ALL).forEach((call, place) => {
          if (!call.comes || !call.leaves) return
          const { imo } = shipOf(service, round)
          const name = `${service.code} ${round} ${call.port}`
          if (!(call.eta < call.etd)) wrong.push(`leaves before it comes: ${name}`)
          const voyage = voyageOf(service, round, place)
          byShip.set(imo, [...(byShip.get(imo) ?? []), { eta: call.eta, etd: call.etd, voyage, name }])
          calls++
        })
      }
      expect([service.code, byShip.size]).toEqual([service.code, service.vesselsNeeded])
      for (const list of byShip.values())
        list.slice(1).forEach((call, place) => {
          const before = list[place]
          if (!before || call.eta < before.etd) wrong.push(`in two places: ${before?.name} and ${call.name}`)
          if (!before || call.voyage.slice(0, 3) < before.voyage.slice(0, 3))
            wrong.push(`voyage goes back: ${call.name}`)
        })
    }
    expect(wrong).toEqual([])
    expect(calls).toBeGreaterThan(15_000)
    expect(events).toBeGreaterThan(300)
  })

  it('leaves out rounds only after Chinese New Year and in the first week of October, never two running', () => {
    const blanks = [...SERVICES.values()].map((service) => ({
      service,
      rounds: Array.from({ length: 100 }, (_, round) => round).filter(
        (round) => eventOf(service, round)?.type === 'BLANK',
      ),
    }))
    const days = blanks.flatMap(({ service, rounds }) =>
      rounds.map((round) => new Date(startOf(service, round) + 8 * HOUR_MS).toISOString().slice(0, 10)),
    )
    expect(days.length).toBeGreaterThan(60)
    const isSeason = (day: string): boolean =>
      (day >= '2026-02-17' && day < '2026-03-03') ||
      (day >= '2027-02-06' && day < '2027-02-20') ||
      /^\d{4}-10-0[1-7]$/.test(day)
    expect(days.filter((day) => !isSeason(day))).toEqual([])
    for (const { rounds } of blanks) expect(rounds.filter((round) => rounds.includes(round + 1))).toEqual([])
  })

  it('shows an event only from its announcement on, and wins a delay back before the next round', () => {
    let seen = 0
    for (const service of SERVICES.values())
      for (const round of roundsOf(service)) {
        const event = eventOf(service, round)
        if (!event) continue
        seen++
        const plan = roundOf(service, round, -Infinity)
        expect(roundOf(service, round, event.announcedAt - 1).slice(1)).toEqual(plan.slice(1))
        expect(roundOf(service, round, event.announcedAt)).not.toEqual(plan)
        expect(event.announcedAt).toBeLessThan(Math.max(...plan.map(({ etd }) => etd)))
        const [next] = roundOf(service, round + service.vesselsNeeded, ALL)
        expect(next?.etd).toBe(next?.plannedEtd)
      }
    expect(seen).toBeGreaterThan(300)
  })
})

describe('what sails between two ports', () => {
  it.each([
    ['CNTAO', 'KRPUS', 2],
    ['CNSHA', 'KRPUS', 2],
    ['CNSHA', 'JPTYO', 3],
    ['CNSHA', 'JPOSA', 2],
    ['CNYTN', 'VNSGN', 3],
    ['CNSHK', 'THLCH', 5],
    ['CNXMN', 'SGSIN', 6],
    ['CNSHA', 'SGSIN', 6],
    ['CNSHA', 'USLAX', 14],
    ['CNNGB', 'USLGB', 13],
    ['CNSHA', 'USNYC', 27],
    ['CNSHA', 'USHOU', 29],
    ['CNSHA', 'NLRTM', 31],
    ['CNNGB', 'DEHAM', 33],
    ['CNSHA', 'GRPIR', 25],
    ['CNNGB', 'ITGOA', 27],
    ['CNSHA', 'AEJEA', 18],
    ['CNSHA', 'INNSA', 17],
    ['CNSHA', 'AUSYD', 17],
    ['CNSHA', 'NZAKL', 18],
    ['CNSHA', 'MXZLO', 17],
    ['CNSHA', 'BRSSZ', 33],
    ['CNSHA', 'ZADUR', 22],
    ['CNSHA', 'NGAPP', 34],
  ])('%s to %s takes %i days direct', (pol, pod, days) => {
    const direct = passagesBetween(pol, pod, START, START + 4 * WEEK_MS, ALL).filter(({ via }) => via.length === 0)
    expect(Math.min(...direct.map((one) => one.transitDays))).toBe(days)
    const sailings = direct.map((one) => sailingOf(one, START))
    for (const { etd, eta, transitDays } of sailings)
      expect(transitDays).toBe(Math.ceil((Date.parse(eta) - Date.parse(etd)) / (24 * HOUR_MS)))
  })

  it('is not beaten by another connection, and has a third ship only where nothing else leads', () => {
    const lists = ['USSAV', 'KEMBA', 'NLRTM', 'MUPLU', 'GTPRQ', 'ROCND', 'ESBCN'].map((pod) =>
      passagesBetween('CNTXG', pod, START, START + 4 * WEEK_MS, ALL),
    )
    for (const list of lists) {
      const changed = list.filter(({ via }) => via.length > 0)
      const beaten = changed.filter((one) =>
        list.some(
          (other) => other !== one && other.etd > one.etd && other.eta < one.eta && other.via.length <= one.via.length,
        ),
      )
      expect(beaten.map(({ id }) => id)).toEqual([])
      expect(new Set(list.map(({ legs }) => legs.length === 3)).size).toBeLessThanOrEqual(1)
    }
    expect(lists.flat().length).toBeGreaterThan(20)
  })

  it('is nothing inland, within a country, or from a port to itself', () => {
    for (const [pol, pod] of [
      ['CNSHA', 'RULED'],
      ['CNSHA', 'CNNGB'],
      ['CNSHA', 'CNSHA'],
    ] as const)
      expect(passagesBetween(pol, pod, START, START + 4 * WEEK_MS, ALL)).toEqual([])
  })
})
