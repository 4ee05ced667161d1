import type { ListingCharge } from '@/contract/market/listing/draft.ts'
import type { ChargeBasis, ChargeGroup } from '@/contract/trade/bid/values.ts'
import type { Currency } from '@/contract/money.ts'
import type { Random } from '../random.ts'

interface Service {
  code: string
  group: ChargeGroup
  basis: ChargeBasis
  currency: Currency
  /** Usual unit prices of chargeUses.json, and the step between two of them. */
  low: number
  high: number
  step: number
}

/** What forwarders offer besides a rate for full containers: trucking, customs clearance, insurance. MARKET 7.1. */
const SERVICES: readonly Service[] = [
  { code: 'TRKO', group: 'ORIGIN', basis: 'PER_CONTAINER', currency: 'CNY', low: 1200, high: 2600, step: 50 },
  { code: 'CUSE', group: 'ORIGIN', basis: 'PER_BL', currency: 'CNY', low: 150, high: 400, step: 10 },
  { code: 'INS', group: 'OPTIONAL', basis: 'PERCENT_OF_VALUE', currency: 'USD', low: 0.06, high: 0.2, step: 0.01 },
]
const OFFERED_SHARE = 0.6

/** Optional services of a robot's rate, at invented prices; some rates have none. */
export function optionalServices(random: Random): ListingCharge[] {
  return SERVICES.flatMap(({ code, group, basis, currency, low, high, step }): ListingCharge[] => {
    const price = low + step * random.int(0, Math.round((high - low) / step))
    if (!random.chance(OFFERED_SHARE)) return []
    const unitPrice = String(Math.round(price * 100) / 100)
    return [{ code, group, basis, currency, qty: '1', unitPrice, paymentTerm: 'PRE', state: 'QUOTED', optional: true }]
  })
}
