import { addDays } from '../../money/credit/terms.ts'
import { isExhausted, type Quantity } from './quantities.ts'
import { TERMINATION_DAYS } from '../tender/term/values.ts'
import { RENEWAL_DAYS, type AgreementStatus } from './values.ts'

/** The end of an agreement before its period is over, as far as its state depends on it. */
interface Ending {
  /** The last day of departure. */
  endsOn: string
  answer?: { agreed: boolean } | undefined
}

/** What the state of an agreement follows from; days as `2026-11-26`. */
interface Standing {
  validFrom: string
  /** The last day of the period as agreed, whatever was given notice of. */
  validTo: string
  quantities: readonly Quantity[]
  /** Whether the seller has suspended it for payments that are still overdue. */
  isSuspended?: boolean
  termination?: Ending | undefined
}

/** State of an agreement on a day of the market. Its end goes before its fulfilment. TRADE part 4. */
export function agreementStatus(
  { validFrom, validTo, quantities, isSuspended = false, termination }: Standing,
  today: string,
): AgreementStatus {
  if (termination?.answer?.agreed || (termination && termination.endsOn < validTo && today > termination.endsOn))
    return 'TERMINATED'
  if (today > validTo) return 'EXPIRED'
  if (isExhausted(quantities)) return 'FULFILLED'
  if (today < validFrom) return 'PENDING_START'
  return isSuspended ? 'SUSPENDED' : 'ACTIVE'
}

/** Whether containers can be called off: from the confirmation on, for sailings in the period. */
export function mayCallOff(status: AgreementStatus): boolean {
  return status === 'PENDING_START' || status === 'ACTIVE'
}

/** Whether nothing can be called off any more, or nothing is left. */
export function isEnded(status: AgreementStatus): boolean {
  return status === 'FULFILLED' || isOver(status)
}

/** Whether its period is over, or it was ended before. */
export function isOver(status: AgreementStatus): boolean {
  return status === 'EXPIRED' || status === 'TERMINATED'
}

/** Whether either side may give notice of its end, or both may end it at once. */
export function mayTerminate(status: AgreementStatus): boolean {
  return status === 'ACTIVE' || status === 'SUSPENDED'
}

/** Whether the buyer may tender its lanes again: in its last months, or once it has ended. */
export function mayRenew(status: AgreementStatus, validTo: string, today: string): boolean {
  return isEnded(status) || (status !== 'PENDING_START' && addDays(today, RENEWAL_DAYS) >= validTo)
}

/** The last day after a notice given today; never later than that of the period. */
export function noticeEnd(today: string, validTo: string, days = TERMINATION_DAYS): string {
  const end = addDays(today, days)
  return end < validTo ? end : validTo
}

/** A lane with the last day that a notice left it. */
export function lanesUntil<Lane extends { validTo: string }>(lanes: readonly Lane[], ending?: Ending): Lane[] {
  return lanes.map((lane) => (ending && ending.endsOn < lane.validTo ? { ...lane, validTo: ending.endsOn } : lane))
}
