import { isUsualHere } from '@/contract/reference/charges.ts'
import type { ChargeType, Port } from '@/contract/reference/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { LaneForm } from './quoteForm.ts'

/**
 * Charges that are usual on the trade lane of the port of discharge but missing in the quote, e.g. emission allowances
 * to Europe. A warning, not an error: the buyer may not have asked for them. FIELD part 1 "Quote".
 */
export function unsaidCharges(
  lane: LaneForm,
  asked: TenderLane,
  mode: TransportMode,
  charges: readonly ChargeType[],
  portOf: (unlocode: string) => Pick<Port, 'lane' | 'country'> | undefined,
): ChargeType[] {
  if (lane.noQuote || (mode !== 'FCL' && mode !== 'LCL')) return []
  const port = portOf(asked.pod ?? '')
  if (!port) return []
  return charges.filter(
    (charge) =>
      charge.lanes.includes(port.lane) &&
      isUsualHere(charge, mode, { pod: port }) &&
      // Chassis are day rates that only apply when a container waits.
      charge.basis !== 'PER_CONTAINER_DAY' &&
      !lane.charges.some((row) => row.code === charge.code),
  )
}
