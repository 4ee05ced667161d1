import type { Problem } from '../../../problem.ts'
import { checkDecimal } from '../../../validation.ts'
import { boxCount } from '../../bid/quantity.ts'
import { PRICE_MAX } from '../../bid/limits.ts'
import type { TenderLane } from '../draft.ts'
import type { OwnEstimate } from './schemas.ts'
import { ESTIMATE_BASES, type EstimateBasis } from './values.ts'

/** What an own figure is about: a charge, perhaps of one lane or container type only. */
export type EstimateScope = Pick<OwnEstimate, 'code' | 'laneNo' | 'isoCode'>

/** Whether two figures are about the same, so that the later one replaces the earlier. */
export const isSameScope = (a: EstimateScope, b: EstimateScope): boolean =>
  a.code === b.code && a.laneNo === b.laneNo && a.isoCode === b.isoCode

const lanesOf = (lanes: readonly TenderLane[], laneNo: number | undefined): readonly TenderLane[] =>
  laneNo === undefined ? lanes : lanes.filter((lane) => lane.laneNo === laneNo)

/** Container types of the lanes that a figure is about, in their order. */
export function typesOn(lanes: readonly TenderLane[], laneNo?: number): string[] {
  return [...new Set(lanesOf(lanes, laneNo).flatMap(({ boxes }) => boxes.map(({ isoCode }) => isoCode)))]
}

/** Units in which a figure can be given: containers where there are any, else the load; a B/L and a shipment always. */
export function estimateBases(lanes: readonly TenderLane[], laneNo?: number): EstimateBasis[] {
  const about = lanesOf(lanes, laneNo)
  return ESTIMATE_BASES.filter((basis) => {
    if (basis === 'PER_CONTAINER') return about.some((lane) => boxCount(lane) > 0)
    if (basis === 'PER_WM' || basis === 'PER_KG') return about.some(({ loose }) => loose !== undefined)
    return about.length > 0
  })
}

/** Validates the price of an own figure at the given field: zero would make a bid look cheap. */
export function checkEstimatePrice(unitPrice: string, field = 'unitPrice'): Problem[] {
  const code = checkDecimal(unitPrice, PRICE_MAX)
  return code ? [{ field, code, params: { min: 0, max: PRICE_MAX } }] : []
}

/** The figures without the one about this; those of lanes and types that an amendment has removed are dropped too. */
export function estimatesWithout(
  estimates: readonly OwnEstimate[] | undefined,
  scope: EstimateScope,
  lanes: readonly TenderLane[],
): OwnEstimate[] {
  return (estimates ?? []).filter((one) => !isSameScope(one, scope) && checkEstimates([one], lanes, [one]).length === 0)
}

/** Validates the own figures of an evaluation: a known charge, lane and type of the tender, none twice, a price. */
export function checkEstimates(
  estimates: readonly OwnEstimate[],
  lanes: readonly TenderLane[],
  charges: readonly { code: string }[],
): Problem[] {
  return estimates.flatMap((estimate, index): Problem[] => {
    const at = `estimates.${index}`
    const { code, laneNo, isoCode, basis, unitPrice } = estimate
    const isTwice = estimates.slice(0, index).some((earlier) => isSameScope(earlier, estimate))
    if (isTwice || !charges.some((charge) => charge.code === code)) return [{ field: `${at}.code`, code: 'chooseSome' }]
    if (lanesOf(lanes, laneNo).length === 0) return [{ field: `${at}.laneNo`, code: 'chooseSome' }]
    if (isoCode !== undefined && (basis !== 'PER_CONTAINER' || !typesOn(lanes, laneNo).includes(isoCode)))
      return [{ field: `${at}.isoCode`, code: 'chooseSome' }]
    if (!estimateBases(lanes, laneNo).includes(basis)) return [{ field: `${at}.basis`, code: 'chooseSome' }]
    return checkEstimatePrice(unitPrice, `${at}.unitPrice`)
  })
}
