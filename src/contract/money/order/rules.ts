import { NOTE_MAX } from '../../limits.ts'
import type { Problem } from '../../problem.ts'
import { boxCount } from '../../trade/bid/quantity.ts'
import { checkContainerNo, checkText, normalizeContainerNo } from '../../validation.ts'
import type { ProposeCharge, ReportMilestone } from './after/schemas.ts'
import { milestonesOf } from './milestones.ts'
import type { Shipped } from './milestones.ts'
import { promisedAs } from './quoted.ts'
import type { OrderDetail, OrderLane } from './schemas.ts'

/** Minimum length of the reason of a charge or a dispute. */
const MIN_REASON = 5

/** Number of containers of an order. */
export function boxesOf(lanes: readonly OrderLane[]): number {
  return lanes.reduce((sum, lane) => sum + boxCount(lane), 0)
}

/** Problems of a reported milestone in form order. `now` in ms. */
export function checkMilestone(
  input: Pick<ReportMilestone, 'code' | 'at' | 'containers'>,
  order: Shipped & Pick<OrderDetail, 'milestones' | 'events' | 'lanes'>,
  now: number,
): Problem[] {
  const found: Problem[] = []
  if (order.milestones.some((one) => one.code === input.code)) found.push({ field: 'code', code: 'milestoneTwice' })
  else if (!milestonesOf(order).includes(input.code)) found.push({ field: 'code', code: 'milestoneMode' })
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

/** Why a charge cannot be added to an order at all: its accepted quote promised that it is not billed. TRADE.md 1.1. */
export function checkPromise(code: string, order: Pick<OrderDetail, 'source' | 'lanes'>): Problem[] {
  const state = promisedAs(code, order)
  return state ? [{ field: 'code', code: 'chargePromised', params: { code, state } }] : []
}

/** Problems of an additional charge to an order, in form order. */
export function checkCharge(
  input: Pick<ProposeCharge, 'code' | 'amount' | 'reason' | 'evidence'>,
  order: Pick<OrderDetail, 'source' | 'lanes'>,
): Problem[] {
  const found: Problem[] = input.code === '' ? [{ field: 'code', code: 'required' }] : checkPromise(input.code, order)
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

/** A required reason: why a charge is rejected or disputed, or why an order is disputed. */
export function checkReason(field: string, text: string, max: number): Problem[] {
  const code = checkText(text, max, MIN_REASON)
  return code ? [{ field, code, params: { min: MIN_REASON, max } }] : []
}
