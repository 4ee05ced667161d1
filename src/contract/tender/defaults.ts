import { isUsualHere } from '../reference/charges.ts'
import type { ChargeType } from '../reference/schemas.ts'
import type { ChargeBasis } from '../bid/values.ts'
import type { TransportMode } from './values.ts'

/** The charge that carries the main price of a mode. Assumed: decision 0004. */
export const MAIN_CHARGE: Record<TransportMode, string> = {
  FCL: 'OFR',
  LCL: 'OFR',
  AIR: 'AIRF',
  RAIL: 'RAIL',
  TRUCK: 'TRKO',
}

/** What each mode usually has answered besides its main charge. */
const USUAL: Record<TransportMode, readonly string[]> = {
  FCL: ['OTHC', 'DOC', 'DTHC'],
  LCL: ['CFSO', 'DOC'],
  AIR: ['CUSE', 'DOC'],
  RAIL: ['DOC', 'TRKO'],
  TRUCK: ['WTG'],
}

/** Charge codes a new tender asks for: the usual ones and, by sea, those expected on the lane of the port of discharge. FIELD part 4. */
export function suggestedCharges(
  mode: TransportMode,
  pod: { lane: string; country?: string } | undefined,
  charges: readonly Pick<ChargeType, 'code' | 'lanes' | 'group' | 'uses'>[],
): string[] {
  const sea = mode === 'FCL' || mode === 'LCL'
  const ofLane =
    sea && pod
      ? charges
          .filter(
            (charge) =>
              charge.lanes.includes(pod.lane) && charge.group === 'ORIGIN' && isUsualHere(charge, mode, { pod }),
          )
          .map((charge) => charge.code)
      : []
  return [MAIN_CHARGE[mode], ...USUAL[mode], ...ofLane]
}

/** The basis a charge has in a mode: loose cargo pays its freight by revenue ton. */
export function basisIn(mode: TransportMode, charge: Pick<ChargeType, 'code' | 'basis'>): ChargeBasis {
  if (mode === 'LCL' && charge.basis === 'PER_CONTAINER') return 'PER_WM'
  if (mode === 'AIR' && charge.basis === 'PER_CONTAINER') return 'PER_KG'
  return charge.basis
}
