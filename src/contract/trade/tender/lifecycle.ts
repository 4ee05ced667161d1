import type { UserType } from '../../userType.ts'
import type { TenderStatus, TransportMode } from './values.ts'

/** Allowed status transitions of a tender, by actor (FIELD 2.2). `clock` transitions are computed on read. */
export const TENDER_EDGES = [
  { from: 'DRAFT', to: 'REVIEWING', by: 'publisher' },
  { from: 'REVIEWING', to: 'QUOTING', by: 'clerk' },
  { from: 'REVIEWING', to: 'DRAFT', by: 'clerk' },
  { from: 'QUOTING', to: 'QUOTING', by: 'publisher' },
  { from: 'QUOTING', to: 'EVALUATING', by: 'clock' },
  { from: 'EVALUATING', to: 'QUOTING', by: 'publisher' },
  { from: 'EVALUATING', to: 'AWARDED', by: 'publisher' },
  { from: 'EVALUATING', to: 'FAILED', by: 'publisher' },
  { from: 'QUOTING', to: 'FAILED', by: 'clock' },
  { from: 'AWARDED', to: 'EVALUATING', by: 'publisher' },
  { from: 'AWARDED', to: 'EVALUATING', by: 'winner' },
  { from: 'AWARDED', to: 'EVALUATING', by: 'clock' },
  { from: 'AWARDED', to: 'CONTRACTED', by: 'winner' },
  { from: 'EVALUATING', to: 'CONTRACTED', by: 'publisher' },
  { from: 'CONTRACTED', to: 'DONE', by: 'clerk' },
  { from: 'DRAFT', to: 'CANCELLED', by: 'publisher' },
  { from: 'REVIEWING', to: 'CANCELLED', by: 'publisher' },
  { from: 'QUOTING', to: 'CANCELLED', by: 'publisher' },
  { from: 'EVALUATING', to: 'CANCELLED', by: 'publisher' },
] as const satisfies readonly { from: TenderStatus; to: TenderStatus; by: TenderActor }[]

export type TenderActor = 'publisher' | 'clerk' | 'winner' | 'clock'

/** Whether this actor may move a tender from one state to another (FIELD 2.2). */
export function tenderMayBecome(from: TenderStatus, to: TenderStatus, by: TenderActor): boolean {
  return TENDER_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}

/** Whether enterprises of this type may publish tenders (FIELD part 0, table). */
export function mayPublish(userType: UserType): boolean {
  return userType === 1 || userType === 2
}

/**
 * Whether enterprises of this type may quote on a mode: forwarders on all, consolidation enterprises on LCL and truck
 * (PRODUCT 4).
 */
export function mayQuote(userType: UserType, mode: TransportMode): boolean {
  if (userType === 2) return true
  return userType === 3 && (mode === 'LCL' || mode === 'TRUCK')
}

/** Minutes to undo an award, unless the winner has confirmed (FIELD 1, award). */
export const AWARD_UNDO_MINUTES = 10
/** Hours for the winner to confirm or decline (FIELD 2.2). */
export const CONFIRM_HOURS = 24
/** Hours for the buyer to pay after the confirmation. Assumed: decision 0004. */
export const PAY_HOURS = 72
/** Minimum hours between publishing and the deadline (FIELD 1, publish). */
export const MIN_QUOTING_HOURS = 2
/** Minimum hours left to quote after an amendment; otherwise the deadline must be postponed (FIELD 2.2). */
export const AMEND_QUOTING_HOURS = 24
/** Maximum number of rounds (FIELD 2.2). */
export const MAX_ROUNDS = 3
/** Maximum number of lanes (FIELD 1, publish). */
export const MAX_LANES = 50
