import { SHIP_KINDS, type ShipKind } from '@/contract/member/favorite/values.ts'
import type { Deps } from '../../deps.ts'
import { concernedBy, type Announced } from '../../tools/schedule/announced.ts'
import { eventOf } from '../../tools/schedule/events.ts'
import { roundOf, voyageOf, type Call } from '../../tools/schedule/rounds.ts'
import { shipOf } from '../../tools/schedule/timetable.ts'
import { linksBetween } from '../../tools/schedule/voyages.ts'
import { marketDay } from '../../zone.ts'
import { notify } from '../notification/notify.ts'
import type { FavoriteRow } from './row.ts'

/** Each enterprise reads once what was announced of the schedules it subscribes to. MARKET 8.1. */
export function tellSubscribers(deps: Deps, announced: readonly Announced[]): void {
  const rows = deps.rows.favorites.all(
    ({ targetType, removedAt }) => removedAt === undefined && SHIP_KINDS.some((kind) => kind === targetType),
  )
  if (rows.length === 0) return
  for (const one of announced) {
    const told = factsOf(one)
    const heard = new Set<string>()
    for (const row of rows.filter((held) => isAbout(one, told.calls, held))) {
      if (heard.has(row.companyId)) continue
      heard.add(row.companyId)
      notify(deps, {
        companyId: row.companyId,
        type: 'FAVORITE_CHANGED',
        params: told.params,
        target: { kind: 'SCHEDULE', id: `${row.targetType}:${row.targetId}` },
      })
    }
  }
}

interface Told {
  params: Record<string, string>
  /** Calls whose times change, by their place in the rotation. */
  calls: ReadonlySet<number>
}

/** What is told of an announcement: the ship, the port where it begins, and its times there. */
function factsOf({ service, round, type }: Announced): Told {
  const event = eventOf(service, round)
  const calls = roundOf(service, round, type === 'NAMED' ? -Infinity : Infinity)
  const call = type !== 'NAMED' && event && 'call' in event ? event.call : 0
  const { port = '', plannedEtd = 0, etd = 0 } = calls[call] ?? {}
  const isHit = (one: Call): boolean => type === 'NAMED' || !one.leaves || !one.comes || one.etd !== one.plannedEtd
  return {
    params: {
      variant: `SAILING_${type}`,
      service: service.code,
      vessel: shipOf(service, round).name,
      voyage: voyageOf(service, round, call),
      port,
      before: marketDay(plannedEtd),
      etd: marketDay(etd),
    },
    calls: new Set(calls.flatMap((one, place) => (isHit(one) ? [place] : []))),
  }
}

/** Whether a subscription asks for an announcement. The name of a ship matters to those who wait for that round only. */
const ASKS: Record<ShipKind, (one: Announced, calls: ReadonlySet<number>, target: string) => boolean> = {
  SAILING: (one, _, target) => concernedBy([one])(target),
  PAIR: ({ service, type }, calls, target) => {
    const [pol = '', pod = ''] = target.split('-')
    return (
      type !== 'NAMED' &&
      linksBetween(pol, pod).some((link) => link.service === service && (calls.has(link.call) || calls.has(link.to)))
    )
  },
  SERVICE: ({ service }, _, target) => service.code === target,
  VESSEL: ({ service, round }, _, target) => shipOf(service, round).imo === target,
  PORT: ({ service, type }, calls, target) =>
    type !== 'NAMED' && service.rotation.some(({ port }, call) => port === target && calls.has(call)),
}

const isAbout = (one: Announced, calls: ReadonlySet<number>, { targetType, targetId }: FavoriteRow): boolean => {
  const kind = SHIP_KINDS.find((ship) => ship === targetType)
  return kind !== undefined && ASKS[kind](one, calls, targetId)
}
