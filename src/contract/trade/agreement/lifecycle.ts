import { isExhausted, type Quantity } from './quantities.ts'
import type { AgreementStatus } from './values.ts'

/** What the state of an agreement follows from; days as `2026-11-26`. */
interface Standing {
  validFrom: string
  validTo: string
  quantities: readonly Quantity[]
}

/** State of an agreement on a day of the market. Its end goes before its fulfilment. TRADE part 4. */
export function agreementStatus({ validFrom, validTo, quantities }: Standing, today: string): AgreementStatus {
  if (today > validTo) return 'EXPIRED'
  if (isExhausted(quantities)) return 'FULFILLED'
  return today < validFrom ? 'PENDING_START' : 'ACTIVE'
}

/** Whether containers can be called off: from the confirmation on, for sailings in the period. */
export function mayCallOff(status: AgreementStatus): boolean {
  return status === 'PENDING_START' || status === 'ACTIVE'
}
