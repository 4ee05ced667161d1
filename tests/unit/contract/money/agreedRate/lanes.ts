import type { Agreeing } from '@/contract/money/order/agreedRate/verdict.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import type { FreeTime } from '@/contract/trade/bid/carriage/schemas.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'

/** Seven days of demurrage, seven of detention. */
export const SEPARATE: FreeTime = { originDetDays: 7, destDemDays: 7, destDetDays: 7 }
/** Fourteen days of both together. */
export const TOGETHER: FreeTime = { ...SEPARATE, destDemDays: 0, destDetDays: 0, combinedDays: 14 }

/** A quoted rate per container and day. */
export const rate = (code: string, unitPrice: string, part: Partial<ChargeLine> = {}): ChargeLine => ({
  code,
  group: 'CONDITIONAL',
  basis: 'PER_CONTAINER_DAY',
  qty: '2',
  unitPrice,
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
  amount: '0.00',
  ...part,
})

/** A lane of two 40-foot containers. */
export const lane = (charges: ChargeLine[], freeTime: FreeTime = SEPARATE, laneNo = 1): OrderLane => ({
  laneNo,
  pol: 'CNSHA',
  pod: 'USLAX',
  boxes: [{ isoCode: '45G1', qty: 2 }],
  transitDays: 15,
  sailings: [],
  freeTime,
  charges,
  allIn: { amount: '0.00', currency: 'USD' },
})

/** An order of these lanes in dollars; a dollar is 7 yuan. */
export const agreeing = (...lanes: OrderLane[]): Agreeing => ({
  source: 'TENDER',
  lanes,
  currency: 'USD',
  rates: {
    date: '2026-12-01',
    source: '',
    cnyPer: { CNY: '1', USD: '7', EUR: '8', GBP: '9', HKD: '0.9', JPY: '0.05', SGD: '5' },
  },
})
