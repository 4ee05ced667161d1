import type { ChargeBasis } from '../bid/values.ts'
import type { ChargeType } from '../../reference/schemas.ts'
import type { TransportMode } from './values.ts'

/** The charge that carries the main price of a mode. Assumed: decision 0004. */
export const MAIN_CHARGE: Record<TransportMode, string> = {
  FCL: 'OFR',
  LCL: 'OFR',
  AIR: 'AIRF',
  RAIL: 'RAIL',
  TRUCK: 'TRKO',
}

/** The basis a charge has in a mode: loose cargo pays its freight by revenue ton. */
export function basisIn(mode: TransportMode, charge: Pick<ChargeType, 'code' | 'basis'>): ChargeBasis {
  if (mode === 'LCL' && charge.basis === 'PER_CONTAINER') return 'PER_WM'
  if (mode === 'AIR' && charge.basis === 'PER_CONTAINER') return 'PER_KG'
  return charge.basis
}
