import type { PortCall, PortQuery, PortView } from '@/contract/tools/schedule/views/schemas.ts'
import type { Deps } from '../../../deps.ts'
import { inZone } from '../../../zone.ts'
import { cutOffsOf } from '../cutOffs.ts'
import { voyageOf } from '../rounds.ts'
import { knownAt, namedShip, portOf } from '../sailings.ts'
import { boxKindsOfShip } from '../scheduled.ts'
import { dayAfter, windowOf } from '../search.ts'
import { callsAt, planOf, shipOf, startOf, WEEK_MS, type Service } from '../timetable.ts'
import { isForeign, voyageById } from '../voyages.ts'
import { serviceName, viewCalls } from './call.ts'

/** Days of the view. */
const DAYS = 7

/** What comes to or leaves a port on seven days. @throws DomainError 4001 for an unknown port or a day out of reach. */
export function viewPort(deps: Deps, { port: code, from: asked }: PortQuery): PortView {
  const port = portOf(deps, code, 'port')
  const { unlocode, timezone } = port
  const now = deps.now()
  const from = asked ?? inZone(now, timezone).slice(0, 10)
  windowOf(deps, port, from, 1)
  const to = dayAfter(from, DAYS - 1)
  const middle = Date.parse(`${from}T12:00:00Z`)
  const isShown = ({ eta, etd }: PortCall): boolean => eta.slice(0, 10) <= to && etd.slice(0, 10) >= from
  const calls = callsAt(unlocode)
    .flatMap(({ service, call }) =>
      nearRounds(service, call, middle).map((round) => portCall(service, round, call, now)),
    )
    .filter(isShown)
    .toSorted((a, b) => Date.parse(a.eta) - Date.parse(b.eta) || a.service.code.localeCompare(b.service.code))
  return { unlocode, from, to, calls }
}

/** Rounds whose call may fall into the week: those planned beside it as well, for ships that are late or wait. */
function nearRounds(service: Service, call: number, at: number): number[] {
  const round = Math.round((at - startOf(service, 0) - (planOf(service)[call]?.etd ?? 0)) / WEEK_MS)
  return [-1, 0, 1, 2].map((more) => round + more).filter((one) => one >= 0)
}

function portCall(service: Service, round: number, call: number, now: number): PortCall {
  const { rotation, operators } = service
  const last = rotation.length - 1
  const told = viewCalls(service, round, knownAt(now))[call]
  if (!told) throw new Error(`${service.code} has no call ${call}`)
  const sailing = told.state === 'CALLS' ? firstAbroad(service, round, call, now) : undefined
  return {
    ...told,
    ...namedShip({ service, ship: shipOf(service, round), round }, now),
    voyage: voyageOf(service, round, call),
    service: serviceName(service),
    carrierScac: operators[0] ?? '',
    before: rotation[call === 0 ? last : call - 1]?.port ?? '',
    next: rotation[call === last ? 0 : call + 1]?.port ?? '',
    ...(sailing && { sailing }),
  }
}

/** The sailing to the first port abroad: what a shipper books from here, and whose papers are due. */
function firstAbroad(service: Service, round: number, call: number, now: number): PortCall['sailing'] {
  const { code, rotation } = service
  const count = rotation.length
  const pol = rotation[call]?.port ?? ''
  for (let on = 1; on < count; on++) {
    const to = (call + on) % count
    const pod = rotation[to]?.port ?? ''
    if (!isForeign(pol, pod)) continue
    const voyage = voyageById(`s-${code}.${round}.${call}.${to}.${call + on < count ? 0 : 1}`, knownAt(now))
    if (voyage) return { id: voyage.id, pod, cutOffs: cutOffsOf(voyage, boxKindsOfShip(service)) }
  }
  return undefined
}
