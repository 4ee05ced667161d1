import { describe, expect, it } from 'vitest'
import { mayClaim, minimumOf, neededBoxes, partOfMinimum } from '@/contract/trade/agreement/minimum/rules.ts'
import { boxesOf } from '@/contract/trade/tender/term/values.ts'
import type { DraftInput, TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { checkCallOffTerm } from '@/contract/trade/tender/term/rules.ts'
import type { Mqc } from '@/contract/trade/tender/term/schemas.ts'
import type { Shortfall } from '@/contract/trade/agreement/minimum/schemas.ts'

/** The example of TRADE part 4: 52 containers over half a year, 80 % of them, 5 % tolerance, 150 a container. */
const LANE = {
  boxes: [{ isoCode: '45G1', qty: 52 }],
  validFrom: '2027-01-01',
  validTo: '2027-06-30',
  mqc: { pct: 80, tolerancePct: 5, feePerBox: '150' },
}
const FACTS = { loaded: 35, refused: 3, currency: 'USD' } as const

describe('a minimum quantity', () => {
  it('commits to its share, rounded up, and is missed below its tolerance', () => {
    expect(boxesOf(52, 80)).toBe(42)
    expect(boxesOf(100, 7)).toBe(7)
    expect(neededBoxes(42, { tolerancePct: 5 })).toBe(40)
    expect(neededBoxes(42, {})).toBe(42)
    expect(minimumOf(LANE, FACTS)).toEqual({
      committed: 42,
      needed: 40,
      loaded: 35,
      refused: 3,
      shortfall: 2,
      fee: '300.00',
      // Three refused, two within the tolerance.
      sellerShortfall: 1,
      sellerFee: '150.00',
    })
  })

  it('falls with the days that a termination left', () => {
    expect(partOfMinimum(42, 91, 181)).toBe(21)
    expect(partOfMinimum(42, 200, 181)).toBe(42)
    expect(partOfMinimum(42, -3, 181)).toBe(0)
    // 1 January to 1 April are 91 days of 181.
    expect(minimumOf(LANE, { ...FACTS, endsOn: '2027-04-01' })).toMatchObject({ committed: 21, shortfall: 0 })
    expect(minimumOf(LANE, { ...FACTS, endsOn: '2027-06-30' })).toMatchObject({ committed: 42, shortfall: 2 })
    expect(minimumOf(LANE, { ...FACTS, endsOn: '2026-12-20' })).toMatchObject({ committed: 0, shortfall: 0 })
  })

  it('is nothing on a lane that ended before an increase, and without a fee there is no sum', () => {
    expect(minimumOf(LANE, { ...FACTS, isFreed: true })).toMatchObject({ committed: 0, shortfall: 0, fee: '0.00' })
    const free = minimumOf({ ...LANE, mqc: { pct: 80 } }, FACTS)
    expect(free).toMatchObject({ committed: 42, needed: 42, shortfall: 4 })
    expect(free.fee).toBeUndefined()
  })

  it('the fee is never negative and falls with every container that is loaded or refused', () => {
    for (let loaded = 0; loaded <= 52; loaded += 1)
      for (let refused = 0; refused <= 52; refused += 4) {
        const now = minimumOf(LANE, { ...FACTS, loaded, refused })
        const more = minimumOf(LANE, { ...FACTS, loaded: loaded + 1, refused })
        const kinder = minimumOf(LANE, { ...FACTS, loaded, refused: refused + 1 })
        expect(now.shortfall).toBeGreaterThanOrEqual(0)
        expect(now.sellerShortfall).toBeGreaterThanOrEqual(0)
        expect(more.shortfall).toBeLessThanOrEqual(now.shortfall)
        expect(kinder.shortfall).toBeLessThanOrEqual(now.shortfall)
        // Never both for the same container.
        expect(now.shortfall + now.sellerShortfall).toBeLessThanOrEqual(Math.max(0, now.committed - loaded))
      }
  })
})

describe('the claim of a shortfall', () => {
  const DUE: Shortfall = {
    fee: { amount: '300.00', currency: 'USD' },
    sellerFee: { amount: '0.00', currency: 'USD' },
    toLoad: 0,
    order: { id: 'o1', no: 'DD20270630-0001', isOpen: true },
  }
  const claim = (status: 'PROPOSED' | 'APPROVED' | 'REJECTED' | 'DISPUTED' | 'LAPSED'): Shortfall => ({
    ...DUE,
    claim: { amount: DUE.fee, at: '2027-07-01T00:00:00Z', status },
  })

  it.each([
    ['over, all loaded', DUE, 'EXPIRED', true],
    ['terminated', DUE, 'TERMINATED', true],
    ['still active', DUE, 'ACTIVE', false],
    ['nothing missing', { ...DUE, fee: DUE.sellerFee }, 'EXPIRED', false],
    ['still to load', { ...DUE, toLoad: 2 }, 'EXPIRED', false],
    ['no shipment', { ...DUE, order: undefined }, 'EXPIRED', false],
    ['the last shipment is closed', { ...DUE, order: { id: 'o1', no: 'x', isOpen: false } }, 'EXPIRED', false],
    ['claimed', claim('PROPOSED'), 'EXPIRED', false],
    ['agreed', claim('APPROVED'), 'EXPIRED', false],
    ['disputed', claim('DISPUTED'), 'EXPIRED', false],
    ['rejected: again', claim('REJECTED'), 'EXPIRED', true],
    ['unanswered: again', claim('LAPSED'), 'EXPIRED', true],
  ] as const)('%s', (_, shortfall, status, may) => {
    expect(mayClaim(shortfall, status)).toBe(may)
  })
})

describe('what a lane of a tender says of its minimum', () => {
  const problemsOf = (mqc: DraftInput<Mqc>, part: Partial<TenderDraftInput> = {}) => {
    const found: string[] = []
    const lane = { boxes: LANE.boxes, etdFrom: LANE.validFrom, etdTo: LANE.validTo, plannedBookings: 26, mqc }
    const draft: TenderDraftInput = {
      type: 'CONTRACT',
      mode: 'FCL',
      term: { leadDays: 7, confirmHours: 24 },
      lanes: [lane],
      ...part,
    }
    checkCallOffTerm(draft, false, (field, code) => code && found.push(`${field} ${code}`))
    return found
  }

  it.each([
    ['a percentage alone', { pct: 80 }, []],
    ['all of it', { pct: 100, tolerancePct: 50, feePerBox: '10000' }, []],
    ['no percentage', { feePerBox: '150' }, ['lanes.0.mqc.pct required']],
    ['more than all', { pct: 101 }, ['lanes.0.mqc.pct range']],
    ['too much tolerance', { pct: 80, tolerancePct: 51 }, ['lanes.0.mqc.tolerancePct range']],
    ['no fee at all', { pct: 80, feePerBox: '0' }, ['lanes.0.mqc.feePerBox range']],
    ['a fee that is no number', { pct: 80, feePerBox: 'x' }, ['lanes.0.mqc.feePerBox number']],
  ] as const)('%s', (_, mqc, expected) => {
    expect(problemsOf(mqc)).toEqual(expected)
  })

  it('only where containers are called off', () => {
    expect(problemsOf({ pct: 80 }, { type: 'SPOT', term: undefined })).toEqual(['lanes.0.plannedBookings contractOnly'])
  })
})
