import type { FreeTime } from '../../trade/bid/carriage/schemas.ts'
import type { Problem } from '../../problem.ts'
import {
  DAY_RATE_MAX,
  FREE_DAYS_MAX,
  SERVICE_MAX,
  TRANSIT_DAYS_MAX,
  VESSEL_MAX,
  VOYAGE_MAX,
} from '../../trade/bid/carriage/limits.ts'
import { checkDecimal, checkPlace, checkText } from '../../validation.ts'
import type { ListingDraft } from './draft.ts'

/** Problems of a listing's carriage in form order: service, transhipment ports, transit, sailings, free time. */
export function checkCarriage(draft: ListingDraft): Problem[] {
  const { service, transitDays, freeTime } = draft
  const name = checkText(service, SERVICE_MAX)
  const isDays =
    transitDays === undefined || (Number.isInteger(transitDays) && transitDays >= 1 && transitDays <= TRANSIT_DAYS_MAX)
  return [
    ...(name ? [{ field: 'service', code: name, params: { max: SERVICE_MAX } }] : []),
    ...checkVia(draft),
    ...(isDays ? [] : [{ field: 'transitDays', code: 'range', params: { min: 1, max: TRANSIT_DAYS_MAX } } as const]),
    ...checkSailings(draft),
    ...(freeTime ? checkFreeTime(freeTime) : []),
  ]
}

function checkVia({ mode, direct, via, pol, pod }: ListingDraft): Problem[] {
  if (direct) return []
  return via.flatMap((port, index): Problem[] => {
    const field = `via.${index}`
    const code = checkPlace(port, mode)
    if (code) return [{ field, code }]
    return port === pol || port === pod || via.indexOf(port) < index ? [{ field, code: 'portsEqual' }] : []
  })
}

function checkSailings({ sailings }: ListingDraft): Problem[] {
  return sailings.flatMap(({ vessel, voyage, etd, eta }, index): Problem[] => {
    const at = `sailings.${index}`
    const ship = checkText(vessel, VESSEL_MAX, 1)
    const trip = checkText(voyage, VOYAGE_MAX)
    return [
      ...(ship ? [{ field: `${at}.vessel`, code: ship, params: { min: 1, max: VESSEL_MAX } }] : []),
      ...(trip ? [{ field: `${at}.voyage`, code: trip, params: { max: VOYAGE_MAX } }] : []),
      ...(etd === '' ? [{ field: `${at}.etd`, code: 'required' } as const] : []),
      ...(eta === '' ? [{ field: `${at}.eta`, code: 'required' } as const] : []),
      ...(etd !== '' && eta !== '' && Date.parse(eta) <= Date.parse(etd)
        ? [{ field: `${at}.eta`, code: 'sailingOrder' } as const]
        : []),
    ]
  })
}

/** Untyped days are NaN in the form. */
function checkFreeTime(free: FreeTime): Problem[] {
  const days = (name: 'originDetDays' | 'destDemDays' | 'destDetDays' | 'combinedDays'): Problem[] => {
    const value = free[name]
    if (Number.isInteger(value) && value !== undefined && value >= 0 && value <= FREE_DAYS_MAX) return []
    const isBlank = value === undefined || value === null || Number.isNaN(value)
    return [
      {
        field: `freeTime.${name}`,
        code: isBlank ? 'required' : 'range',
        params: { min: 0, max: FREE_DAYS_MAX },
      },
    ]
  }
  const rate = free.dayRate && checkDecimal(free.dayRate.amount, DAY_RATE_MAX, true)
  return [
    ...days('originDetDays'),
    ...('combinedDays' in free ? days('combinedDays') : [...days('destDemDays'), ...days('destDetDays')]),
    ...(rate ? [{ field: 'freeTime.dayRate', code: rate, params: { max: DAY_RATE_MAX } }] : []),
  ]
}
