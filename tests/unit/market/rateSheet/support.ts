import type { Rate } from '@/contract/market/rateSheet/schemas.ts'
import type { RateTable } from '@/contract/money.ts'

/** A rate of ocean freight for a 40HQ; parts may differ. */
export const rateOf = (part: Partial<Rate> = {}): Rate => ({
  pol: 'CNSHA',
  pod: 'USLAX',
  via: [],
  carrierScac: 'COSU',
  isoCode: '45G1',
  code: 'OFR',
  basis: 'PER_CONTAINER',
  price: '2400',
  currency: 'USD',
  term: 'PRE',
  included: [],
  validFrom: '2026-12-01',
  validTo: '2026-12-31',
  ...part,
})

export const RATES: RateTable = {
  date: '2026-11-21',
  source: 'test',
  cnyPer: { USD: '7', CNY: '1', EUR: '8', HKD: '0.9', JPY: '0.05', GBP: '9', SGD: '5' },
}
