import type { ListingKind } from '../../market/listing/values.ts'
import type { TransportMode } from '../../trade/tender/values.ts'
import type { Milestone } from './values.ts'

/** Milestones of a shipment by mode, in order. Decision 0076. */
const BY_MODE: Record<TransportMode, readonly Milestone[]> = {
  FCL: ['BKCF', 'EPRL', 'STSP', 'GITM', 'PASS', 'LOBD', 'DLPT', 'TSBA', 'TSDP', 'BDAR', 'DSCH', 'STCS', 'RCVE'],
  LCL: ['BKCF', 'CFSR', 'PASS', 'STUF', 'LOBD', 'DLPT', 'TSBA', 'TSDP', 'BDAR', 'DSCH', 'UNST', 'CFSD'],
  AIR: ['BKCF', 'RCS', 'PASS', 'MAN', 'DEP', 'ARR', 'RCF', 'NFD', 'DLV'],
  RAIL: ['BKCF', 'EPRL', 'STSP', 'RGIN', 'PASS', 'RLOD', 'RDEP', 'RBOR', 'RARR', 'ROFF', 'STCS', 'RCVE'],
  TRUCK: ['VASN', 'VPUP', 'VLOD', 'VDEP', 'VARR', 'VPOD'],
}

/** Of what is offered at a place and does not travel: containers handed over and given back, and a service rendered. */
const BY_KIND: Partial<Record<ListingKind, readonly Milestone[]>> = {
  EMPTY_BOX: ['BKCF', 'EPRL', 'STSP', 'RCVE'],
  SERVICE: ['BKCF'],
}

/** Not on every route, so they are expected only once they have begun. */
export const ON_SOME_ROUTES: readonly Milestone[] = ['TSBA', 'TSDP']

/** What decides which milestones an order has; an order without mode is from before it was told. */
export interface Shipped {
  mode?: TransportMode | undefined
  lanes: readonly { boxes: readonly unknown[]; loose?: unknown }[]
  booking?: { kind: ListingKind } | undefined
}

/** The milestones that an order can have, in order. */
export function milestonesOf({ mode, lanes, booking }: Shipped): readonly Milestone[] {
  const isLoose = lanes.length > 0 && lanes.every(({ boxes, loose }) => loose !== undefined && boxes.length === 0)
  const known = mode ?? (booking?.kind === 'TRUCK' ? 'TRUCK' : isLoose ? 'LCL' : 'FCL')
  return (booking && BY_KIND[booking.kind]) ?? BY_MODE[known]
}

/** What a milestone means to the money and the schedule, whatever the mode calls it. */
export type Stage = 'loaded' | 'departed' | 'arrived'

const STAGES: Partial<Record<Milestone, Stage>> = {
  LOBD: 'loaded',
  MAN: 'loaded',
  RLOD: 'loaded',
  VLOD: 'loaded',
  DLPT: 'departed',
  DEP: 'departed',
  RDEP: 'departed',
  VDEP: 'departed',
  BDAR: 'arrived',
  ARR: 'arrived',
  RARR: 'arrived',
  VARR: 'arrived',
}

export const stageOf = (code: Milestone): Stage | undefined => STAGES[code]

type Reported<One> = readonly One[] | undefined

/** The milestone by which a stage was reached; undefined while none is reported. */
export const reachedBy = <One extends { code: Milestone }>(milestones: Reported<One>, stage: Stage): One | undefined =>
  milestones?.find(({ code }) => stageOf(code) === stage)

export const hasReached = (milestones: Reported<{ code: Milestone }>, stage: Stage): boolean =>
  reachedBy(milestones, stage) !== undefined

/** The milestones to come after those reported. Of one of another mode, told before decision 0076, the stage counts. */
export function milestonesToCome(shipped: Shipped, reported: readonly { code: Milestone }[]): Milestone[] {
  const all = milestonesOf(shipped)
  const placeOf = (code: Milestone): number => {
    const stage = stageOf(code)
    return all.includes(code) || stage === undefined
      ? all.indexOf(code)
      : all.findIndex((one) => stageOf(one) === stage)
  }
  const last = Math.max(-1, ...reported.map(({ code }) => placeOf(code)))
  const isTransshipped = reported.some(({ code }) => code === 'TSBA')
  return all.slice(last + 1).filter((code) => isTransshipped || !ON_SOME_ROUTES.includes(code))
}
