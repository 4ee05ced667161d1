import type { Currency } from '@/contract/money.ts'
import type { BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'

/** Free days at destination of each of two clocks; rates double after the first days. */
const CLOCK_DAYS = 7
const TIER_DAYS = 4

/** A charge with no price: excluded, or billed at cost, perhaps with what its bidder expects it to cost. */
export function leftOpen(
  lane: BidLane,
  code: string,
  said: Pick<ChargeInput, 'note'> & { basis?: 'AT_COST'; estimate?: string; currency?: Currency },
): BidLane {
  const charges = lane.charges.map((line): ChargeInput => {
    if (line.code !== code) return line
    const { minAmount: _minimum, breaks: _breaks, includedIn: _holder, ...kept } = line
    const state = said.basis === 'AT_COST' ? 'QUOTED' : 'EXCLUDED'
    return { ...kept, ...said, qty: '1', unitPrice: '0', state }
  })
  return { ...lane, charges }
}

/** Demurrage and detention counted apart, each with its own days and rates. */
export function withTwoClocks(lane: BidLane): BidLane {
  const { originDetDays } = lane.freeTime
  const tiers = (rate: number) => [
    { fromDay: 1, toDay: TIER_DAYS, rate: String(rate) },
    { fromDay: TIER_DAYS + 1, rate: String(rate * 2) },
  ]
  return {
    ...lane,
    freeTime: {
      originDetDays,
      destDemDays: CLOCK_DAYS,
      destDetDays: CLOCK_DAYS,
      tiers: { currency: 'USD', dem: tiers(90), det: tiers(60) },
    },
  }
}
