import { NOTE_MAX } from '../../limits.ts'
import type { Problem } from '../../problem.ts'
import { boxCount } from '../../trade/bid/calc.ts'
import { checkContainerNo, checkText, normalizeContainerNo } from '../../validation.ts'
import type { ProposeCharge, ReportMilestone } from './after/schemas.ts'
import type { OrderDetail, OrderLane } from './schemas.ts'

/** Shortest reason of a charge or a dispute. */
const MIN_REASON = 5

/** Boxes that an order is about. */
export function boxesOf(lanes: readonly OrderLane[]): number {
  return lanes.reduce((sum, lane) => sum + boxCount(lane), 0)
}

/** What is wrong with a reported milestone, in the order of the form. `now` in milliseconds. */
export function checkMilestone(
  input: Pick<ReportMilestone, 'code' | 'at' | 'containers'>,
  order: Pick<OrderDetail, 'milestones' | 'events' | 'lanes'>,
  now: number,
): Problem[] {
  const found: Problem[] = []
  if (order.milestones.some((one) => one.code === input.code)) found.push({ field: 'code', code: 'milestoneTwice' })
  const at = Date.parse(input.at)
  const paidAt = order.events.find((event) => event.status === 'PAID')?.at
  if (Number.isNaN(at)) found.push({ field: 'at', code: 'required' })
  else if (at > now) found.push({ field: 'at', code: 'timeFuture' })
  else if (paidAt !== undefined && at < Date.parse(paidAt)) found.push({ field: 'at', code: 'timeBeforePaid' })
  const max = boxesOf(order.lanes)
  if (input.containers.length > max) found.push({ field: 'containers', code: 'containersMany', params: { max } })
  const seen = new Set<string>()
  for (const [index, { no }] of input.containers.entries()) {
    const number = normalizeContainerNo(no)
    const wrong = checkContainerNo(no) ?? (seen.has(number) ? ({ code: 'containerTwice' } as const) : undefined)
    if (wrong) found.push({ field: `containers.${index}.no`, ...wrong })
    seen.add(number)
  }
  return found
}

/** What is wrong with a charge that the seller wants to add. */
export function checkCharge(input: Pick<ProposeCharge, 'code' | 'amount' | 'reason' | 'evidence'>): Problem[] {
  const found: Problem[] = []
  if (input.code === '') found.push({ field: 'code', code: 'required' })
  const amount = input.amount.trim()
  if (amount === '') found.push({ field: 'amount', code: 'required' })
  else if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) found.push({ field: 'amount', code: 'number' })
  else if (Number(amount) <= 0) found.push({ field: 'amount', code: 'range' })
  return [
    ...found,
    ...checkReason('reason', input.reason, NOTE_MAX),
    ...(input.evidence.length === 0 ? [{ field: 'evidence', code: 'noFile' } as const] : []),
  ]
}

/** A text that has to say something: why a charge is refused or disputed, why an order is. */
export function checkReason(field: string, text: string, max: number): Problem[] {
  const code = checkText(text, max, MIN_REASON)
  return code ? [{ field, code, params: { min: MIN_REASON, max } }] : []
}
