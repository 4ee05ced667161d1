import { Big } from 'big.js'
import type { ChargeBasis } from '../trade/bid/values.ts'
import { convert, type Currency, type RateTable } from '../money.ts'
import { PRICE_MAX } from '../trade/bid/limits.ts'
import type { TransportMode } from '../trade/tender/values.ts'
import { checkDecimal } from '../validation.ts'
import type { ChargeType, ChargeUse } from './schemas.ts'

interface End {
  country?: string | undefined
}

/** The ends of a lane, as far as they decide the charges; an unknown end excludes none. */
export interface LaneEnds {
  pol?: End | undefined
  pod?: End | undefined
}

function isHere(use: ChargeUse, mode: TransportMode, { pol, pod }: LaneEnds): boolean {
  const isIn = (countries: readonly string[] | undefined, end: End | undefined) =>
    !countries || !end?.country || countries.includes(end.country)
  return use.modes.includes(mode) && isIn(use.polCountries, pol) && isIn(use.podCountries, pod)
}

/** Whether a charge is usual for this transport mode between these ends, e.g. the US manifest to US ports only. */
export function isUsualHere(charge: Pick<ChargeType, 'uses'>, mode: TransportMode, ends: LaneEnds): boolean {
  return !charge.uses || charge.uses.some((use) => isHere(use, mode, ends))
}

/** Usual currency of a charge: its own, else USD for charges by sea and abroad. */
export function usualCurrency(charge: Pick<ChargeType, 'uses' | 'group'> | undefined, mode: TransportMode): Currency {
  const own = charge?.uses?.find((use) => use.modes.includes(mode))?.currency
  return own ?? (charge?.group === 'ORIGIN' || mode === 'TRUCK' ? 'CNY' : 'USD')
}

/** Usual range of a unit price. */
export interface UsualRange {
  low: string
  high: string
  currency: Currency
}

interface Price {
  basis: ChargeBasis
  unitPrice: string
  currency: Currency
}

/**
 * The usual range if the unit price lies outside of it; undefined if the price is usual or invalid, or no range is
 * known.
 */
export function rangeMissed(
  charge: Pick<ChargeType, 'uses'>,
  mode: TransportMode,
  price: Price,
  rates: RateTable,
): UsualRange | undefined {
  const use = charge.uses?.find((one) => one.modes.includes(mode) && one.basis === price.basis)
  if (!use || use.low === undefined || use.high === undefined || checkDecimal(price.unitPrice, PRICE_MAX, true))
    return undefined
  const isPercent = price.basis === 'PERCENT_OF_FREIGHT' || price.basis === 'PERCENT_OF_VALUE'
  const unit = isPercent ? new Big(price.unitPrice) : convert(price.unitPrice, price.currency, use.currency, rates)
  if (unit.gte(use.low) && unit.lte(use.high)) return undefined
  return { low: use.low, high: use.high, currency: use.currency }
}
