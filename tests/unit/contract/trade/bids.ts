import type { ChargeInput, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { allInOf, priceLines } from '@/contract/trade/bid/calc.ts'
import type { RateTable } from '@/contract/money.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'

/** One rate table for hand-computed tests: 1 USD = 7.10 CNY, 1 EUR = 7.80 CNY. */
export const RATES: RateTable = {
  date: '2026-11-20',
  source: 'test',
  cnyPer: { USD: '7.10', CNY: '1', EUR: '7.80', HKD: '0.91', JPY: '0.047', GBP: '9.20', SGD: '5.45' },
}

export const LANE: TenderLane = {
  laneNo: 1,
  pol: 'CNSHA',
  pod: 'USLAX',
  receiptType: 'CY',
  deliveryType: 'CY',
  boxes: [{ isoCode: '45G1', qty: 2 }],
  cargoReadyDate: '2026-12-01',
  etdFrom: '2026-12-03',
  etdTo: '2026-12-10',
  directOnly: false,
}

/** A quoted line; by default a USD freight line per container. */
export function line(part: Partial<ChargeInput>): ChargeInput {
  return {
    code: 'OFR',
    group: 'FREIGHT',
    basis: 'PER_CONTAINER',
    qty: '2',
    unitPrice: '0',
    currency: 'USD',
    paymentTerm: 'PRE',
    state: 'QUOTED',
    ...part,
  }
}

/** A received bid on the lane above. */
export function bidOf(
  id: string,
  charges: ChargeInput[],
  part: { transitDays?: number; rating?: number; combinedDays?: number; dayRate?: string } = {},
): ReceivedBid {
  const priced = priceLines(charges, RATES)
  const allIn = allInOf(priced, 'USD', RATES)
  return {
    id,
    no: id,
    status: 'SUBMITTED',
    version: 1,
    bidder: {
      id,
      nameZh: id,
      userType: 2,
      provinceCode: '310000',
      cityName: '上海',
      certified: true,
      rating: part.rating ?? 4,
      ratingCount: 10,
      completedOrders: 5,
      onTimePct: 95,
      medianResponseMin: 60,
    },
    lanes: [
      {
        laneNo: 1,
        noQuote: false,
        direct: true,
        via: [],
        transitDays: part.transitDays ?? 14,
        sailings: [],
        spaceStatus: 'CONFIRMED',
        freeTime: {
          originDetDays: 7,
          destDemDays: 4,
          destDetDays: 4,
          combinedDays: part.combinedDays ?? 14,
          ...(part.dayRate && { dayRate: { amount: part.dayRate, currency: 'USD' as const } }),
        },
        charges: priced,
        allIn,
      },
    ],
    allIn: { ...allIn, rateDate: RATES.date },
    completeness: 100,
    validFrom: '2026-11-21',
    validTo: '2026-12-31',
    note: '',
    attachments: [],
    submittedAt: '2026-11-21T08:00:00Z',
    receiptNo: `R-${id}`,
    option: 1,
    round: 1,
    rounds: [],
  }
}
