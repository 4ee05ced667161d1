import { UNDO_HOURS } from '@/contract/coupon/values.ts'
import type { Caller, Deps } from '../deps.ts'
import { notAllowed } from '../errors.ts'
import type { VerificationRow } from './row.ts'

/** Rejects enterprises that neither issue nor verify. */
export function needIssuer({ userType }: Caller): void {
  if (userType === 1) throw notAllowed('wrongUserType')
}

/** True while the same user may undo a verification: within a day, and before the order it lowered was paid. */
export function mayUndo(deps: Deps, row: VerificationRow, caller: Caller): boolean {
  const isInTime = Date.parse(row.at) + UNDO_HOURS * 3_600_000 > deps.now()
  const order = row.orderId === undefined ? undefined : deps.rows.orders.get(row.orderId)
  const isUnpaid = order === undefined || order.status === 'TO_PAY' || order.status === 'CONFIRMED'
  return row.status === 'OK' && row.memberId === caller.memberId && isInTime && isUnpaid
}
