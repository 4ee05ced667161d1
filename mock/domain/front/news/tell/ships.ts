import { knownAt } from '../../../tools/schedule/sailings.ts'
import { roundOf, voyageOf } from '../../../tools/schedule/rounds.ts'
import { HOUR_MS, SERVICES, shipOf, type Service, type Ship } from '../../../tools/schedule/timetable.ts'
import type { NewsFact } from '../row.ts'

/** A call of the timetable that an article names; times in ms. */
export interface ShipCall {
  service: Service
  ship: Ship
  voyage: string
  port: string
  planned: number
  etd: number
  /** How late the ship leaves. */
  hours: number
}

/** The calls that an article names, as the schedules told them at a time, ms; the earliest first. */
export function callsOf(facts: readonly NewsFact[], at: number): ShipCall[] {
  return facts
    .flatMap((fact) => (fact.kind === 'CALL' ? (callOf(fact, at) ?? []) : []))
    .toSorted((a, b) => a.planned - b.planned || a.service.code.localeCompare(b.service.code))
}

function callOf({ service: code, round, call }: Extract<NewsFact, { kind: 'CALL' }>, at: number): ShipCall | undefined {
  const service = SERVICES.get(code)
  const told = service && roundOf(service, round, knownAt(at))[call]
  if (!service || !told) return undefined
  const { port, plannedEtd: planned, etd } = told
  const hours = Math.round((etd - planned) / HOUR_MS)
  return { service, ship: shipOf(service, round), voyage: voyageOf(service, round, call), port, planned, etd, hours }
}
