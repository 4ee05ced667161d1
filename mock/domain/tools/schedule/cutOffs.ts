import type { CutOff } from '@/contract/tools/schedule/schemas.ts'
import { CUT_OFFS, type BoxKind, type CutOffCode } from '@/contract/tools/schedule/values.ts'
import { REFERENCE } from '../../../seed/reference.ts'
import { hashOf } from '../../hash.ts'
import { atPort } from './sailings.ts'
import { HOUR_MS } from './timetable.ts'
import type { Voyage } from './voyages.ts'

/** America asks for papers before loading. */
const FILES_EARLY = ['US', 'CA']
const EARLY_HOURS = 72

/** Hours before departure of the opening of the terminal and of the cut-offs. */
function hoursBefore({ service, pol, pod }: Voyage): Record<CutOffCode, number> {
  const isFar = service.reach === 'DEEP_SEA'
  const filesEarly = FILES_EARLY.includes(REFERENCE.portByCode.get(pod)?.country ?? '')
  const own = hashOf(`${service.code}|${pol}`) % 5
  const customs = (isFar ? 20 : 10) + own
  const yard = customs + (isFar ? 6 : 4)
  const weight = yard + 4
  const papers = Math.max(weight + (isFar ? 18 : 8), filesEarly ? EARLY_HOURS : 0) + own
  return {
    EFC: isFar ? 168 : 96,
    DGC: papers + 24,
    DCO: papers,
    VCO: weight,
    RCO: yard + 2,
    FCO: yard,
    CUA: customs,
  }
}

/**
 * Cut-offs of a voyage, earliest first, on full hours in port time. A delay moves those that had not passed when it was
 * announced. There are none for kinds of containers that the ships do not take.
 */
export function cutOffsOf(voyage: Voyage, kinds: readonly BoxKind[]): CutOff[] {
  const { pol, start } = voyage
  const hours = hoursBefore(voyage)
  const needs: Partial<Record<CutOffCode, BoxKind>> = { RCO: 'REEFER', DGC: 'SPECIAL' }
  return CUT_OFFS.filter((code) => kinds.includes(needs[code] ?? 'DRY')).map((code) => {
    const planned = start.plannedEtd - hours[code] * HOUR_MS
    const isPast = start.changedAt !== undefined && planned <= start.changedAt
    const at = isPast ? planned : start.etd - hours[code] * HOUR_MS
    return { code, at: atPort(at, pol).replace(/:\d\d:\d\d(?=[+-])/, ':00:00') }
  })
}
