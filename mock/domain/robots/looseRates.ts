import { Big } from 'big.js'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'

/** Weight breaks of air freight and their rate, percent of that at 100 kg. Invented, in the order of the trade. */
const AIR_BREAKS = [
  { fromKg: '45', pct: 115 },
  { fromKg: '100', pct: 100 },
  { fromKg: '300', pct: 96 },
  { fromKg: '500', pct: 92 },
  { fromKg: '1000', pct: 88 },
]
const BELOW_45_PCT = 140
/** Minimum of air freight in kilograms of the lowest weight, and of LCL freight in revenue tons. */
const AIR_MINIMUM_KG = 8
const LCL_MINIMUM_RT = 2

/**
 * Rates of the main charge of loose cargo. Every other price, by its last digit, has weight breaks by air or a minimum in
 * LCL: not by chance, which would change all that is drawn after it.
 */
export function looseRates(
  mode: TransportMode,
  price: string,
): Pick<ChargeInput, 'unitPrice' | 'minAmount' | 'breaks'> {
  const part = (pct: number) => new Big(price).times(pct).div(100).toFixed(1)
  if (Number(price.at(-1)) % 2 === 1) return { unitPrice: price }
  if (mode === 'LCL') return { unitPrice: price, minAmount: new Big(price).times(LCL_MINIMUM_RT).toFixed(0) }
  if (mode !== 'AIR') return { unitPrice: price }
  const unitPrice = part(BELOW_45_PCT)
  return {
    unitPrice,
    minAmount: new Big(unitPrice).times(AIR_MINIMUM_KG).toFixed(0),
    breaks: AIR_BREAKS.map(({ fromKg, pct }) => ({ fromKg, unitPrice: part(pct) })),
  }
}
