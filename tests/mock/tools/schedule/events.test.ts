import { describe, expect, it } from 'vitest'
import { departureOf } from '@mock/domain/tools/schedule/byId.ts'
import { eventOf, type RoundEvent } from '@mock/domain/tools/schedule/events.ts'
import { roundOf } from '@mock/domain/tools/schedule/rounds.ts'
import { scheduledOf } from '@mock/domain/tools/schedule/scheduled.ts'
import { DAY_MS, SERVICES, type Service } from '@mock/domain/tools/schedule/timetable.ts'
import { isForeign } from '@mock/domain/tools/schedule/voyages.ts'

type Hit<Type> = { service: Service; round: number; event: Extract<RoundEvent, { type: Type }>; id: string }

/** Rounds of the year in which a call from which cargo goes abroad is hit. */
function hits<Type extends 'DELAY' | 'OMISSION'>(type: Type): Hit<Type>[] {
  return [...SERVICES.values()].flatMap((service) =>
    Array.from({ length: 52 }, (_, place) => place + 10).flatMap((round): Hit<Type>[] => {
      const event = eventOf(service, round)
      if (event?.type !== type || !('call' in event)) return []
      const [from, to] = [service.rotation[event.call], service.rotation[event.call + 1]]
      if (!from || !to || !isForeign(from.port, to.port)) return []
      const id = `s-${service.code}.${round}.${event.call}.${event.call + 1}.0`
      return departureOf(id, -Infinity) ? [{ service, round, event: event as Hit<Type>['event'], id }] : []
    }),
  )
}

/** A day on which all of an event is told, and one before. */
const after = (event: RoundEvent): number => event.announcedAt + 2 * DAY_MS
const before = (event: RoundEvent): number => event.announcedAt - 1

describe('a sailing that is delayed', () => {
  const delays = hits('DELAY')

  it('is told with its planned departure, and as planned until it is announced', () => {
    expect(delays.length).toBeGreaterThan(50)
    for (const { event, id } of delays) {
      const [was, is] = [departureOf(id, before(event)), departureOf(id, after(event))]
      if (!was || !is) throw new Error(id)
      expect(is.etd - was.etd).toBe(event.hours * 3_600_000)
      expect(scheduledOf(was, before(event)).changed).toBeUndefined()
      expect(scheduledOf(is, after(event)).changed).toEqual({
        field: 'etd',
        from: scheduledOf(was, before(event)).etd,
      })
    }
  })

  it('moves the cut-offs that had not passed, and no others', () => {
    let [moved, kept] = [0, 0]
    for (const { event, id } of delays) {
      const [was, is] = [before, after].map((time) => {
        const one = departureOf(id, time(event))
        return one && scheduledOf(one, time(event))
      })
      was?.cutOffs.forEach(({ code, at }) => {
        const now = is?.cutOffs.find((one) => one.code === code)?.at ?? ''
        const isPast = Date.parse(at) <= event.announcedAt
        if (isPast) kept++
        else moved++
        expect([id, code, Date.parse(now) > Date.parse(at)]).toEqual([id, code, !isPast])
      })
      for (const { at } of is?.cutOffs ?? []) expect(Date.parse(at)).toBeLessThan(Date.parse(is?.etd ?? ''))
    }
    expect([moved > 100, kept > 10]).toEqual([true, true])
  })
})

describe('a call that is left out', () => {
  it('ends its sailings once it is announced, and leaves the other calls as planned', () => {
    const omissions = hits('OMISSION')
    expect(omissions.length).toBeGreaterThan(15)
    for (const { service, round, event, id } of omissions) {
      expect(departureOf(id, before(event))?.id).toBe(id)
      expect(departureOf(id, after(event))).toBeUndefined()
      const others = (known: number) => roundOf(service, round, known).filter((_, place) => place !== event.call)
      expect(others(after(event))).toEqual(others(before(event)))
    }
  })
})
