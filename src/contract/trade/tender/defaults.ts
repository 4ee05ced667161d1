import { isUsualHere } from '../../reference/charges.ts'
import type { ChargeType } from '../../reference/schemas.ts'
import { MAIN_CHARGE } from './mainCharge.ts'
import type { TenderDraftInput } from './draftInput.ts'
import type { TransportMode } from './values.ts'

const DAY_MS = 86_400_000
/** The market's days are days in China, which is UTC+8 all year. */
const MARKET_AHEAD_MS = 8 * 3_600_000
/** Usual validity of prices after the deadline, in days: time to compare, confirm and book. Assumed: decision 0004. */
export const USUAL_VALIDITY_DAYS = 30

/**
 * Default validity date of a new tender: {@link USUAL_VALIDITY_DAYS} days after the deadline, but not before the last
 * sailing, which `checkTender` would reject. Undefined without a deadline.
 */
export function usualValidity({ deadline, lanes = [] }: TenderDraftInput): string | undefined {
  const until = Date.parse(deadline ?? '') + USUAL_VALIDITY_DAYS * DAY_MS + MARKET_AHEAD_MS
  // Years with more than four digits get no default.
  if (!(until < Date.UTC(10_000, 0, 1))) return undefined
  const days = [new Date(until).toISOString().slice(0, 10), ...lanes.map(({ etdTo }) => etdTo ?? '')]
  return days.toSorted().at(-1)
}

/** Usual required charges per mode besides the main charge. */
const USUAL: Record<TransportMode, readonly string[]> = {
  FCL: ['OTHC', 'DOC', 'DTHC'],
  LCL: ['CFSO', 'DOC'],
  AIR: ['FSC', 'SSC', 'CUSE', 'DOC'],
  RAIL: ['DOC', 'TRKO'],
  TRUCK: ['WTG'],
}

/**
 * Default required charges of a new tender: the usual ones and, by sea, those expected on the lane of the port of
 * discharge. FIELD part 4.
 */
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
