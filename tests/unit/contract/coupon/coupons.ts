import type { Candidate, OrderFacts } from '@/contract/coupon/usability.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import { EVERYWHERE } from '../../../mock/support/coupon.ts'

/** An order of 3,200 dollars by sea from Shanghai to Los Angeles, not its buyer's first. */
export const ORDER: OrderFacts = {
  sellerId: 'seller',
  buyerType: 1,
  isFirstOrder: false,
  mode: 'FCL',
  lanes: [{ pol: 'CNSHA', pod: 'USLAX' }],
  isoCodes: ['45G1'],
  carriers: ['COSU'],
  lines: [
    { code: 'OFR', amount: '3000.00' },
    { code: 'DOC', amount: '200.00' },
  ],
  gross: '3200.00',
  currency: 'USD',
  rates: ratesAt(Date.parse('2026-11-21T00:00:00Z')),
}
export const NOW = '2026-11-21T00:00:00.000Z'

let made = 0
/** A coupon usable for that order: 100 dollars off 1,000; each of its own batch. */
export function coupon(terms: Partial<Candidate['terms']> = {}, part: Partial<Candidate> = {}): Candidate {
  made++
  return {
    id: `k${made}`,
    batchId: `b${made}`,
    issuerId: 'seller',
    status: 'AVAILABLE',
    validFrom: '2026-11-01T00:00:00.000Z',
    validTo: '2026-12-01T00:00:00.000Z',
    terms: {
      kind: 'CASH',
      value: '100',
      threshold: '1000',
      currency: 'USD',
      scope: EVERYWHERE,
      stackable: false,
      ...terms,
    },
    ...part,
  }
}
/** The terms of a coupon that is limited to certain orders. */
export const scope = (part: Partial<typeof EVERYWHERE>) => ({ scope: { ...EVERYWHERE, ...part } })
