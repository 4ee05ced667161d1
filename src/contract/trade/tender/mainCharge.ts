import type { ChargeBasis } from '../bid/values.ts'
import type { ChargeType } from '../../reference/schemas.ts'
import type { TransportMode } from './values.ts'

/** Main price charge of each mode. Assumed: decision 0004. */
export const MAIN_CHARGE: Record<TransportMode, string> = {
  FCL: 'OFR',
  LCL: 'OFR',
  AIR: 'AIRF',
  RAIL: 'RAIL',
  TRUCK: 'TRKO',
}

/** Basis of a charge in a mode: freight of loose cargo is per revenue ton. */
export function basisIn(mode: TransportMode, charge: Pick<ChargeType, 'code' | 'basis'>): ChargeBasis {
  if (mode === 'LCL' && charge.basis === 'PER_CONTAINER') return 'PER_WM'
  if (mode === 'AIR' && charge.basis === 'PER_CONTAINER') return 'PER_KG'
  return charge.basis
}
