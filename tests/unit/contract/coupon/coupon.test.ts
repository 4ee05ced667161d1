// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  checkCouponCode,
  CODE_SYMBOLS,
  couponCheckSymbol,
  groupedCode,
  normalizeCouponCode,
} from '@/contract/coupon/code.ts'
import { bestChoice, choose, discountOf, reasonsAgainst, type OrderFacts } from '@/contract/coupon/usability.ts'
import { COUPON_REASONS } from '@/contract/coupon/values.ts'
import { coupon, NOW, ORDER, scope } from './coupons.ts'

const symbols = Array.from(CODE_SYMBOLS)
let seed = 5
const roll = (below: number): number => {
  seed = (seed * 48271) % 2147483647
  return seed % below
}
const randomCode = (): string => {
  let stem = ''
  while (stem.length < 11) stem += symbols[roll(32)]
  return stem + (couponCheckSymbol(stem) ?? '')
}

describe('the code of a coupon', () => {
  it('is checked as FIELD writes it', () => {
    expect(checkCouponCode('TRADE2226GZG')).toBeUndefined()
    expect(checkCouponCode('TRAD-E222-6GZG')).toBeUndefined()
    expect(checkCouponCode('9k3mxq7abwnl')).toBeUndefined()
    expect(checkCouponCode('TRAAE2226GZG')).toBe('couponCheck')
    expect(checkCouponCode('0K3MXQ7ABWNL')).toBe('couponSymbol')
    expect(checkCouponCode('TRADE2226GZ')).toBe('couponLength')
    expect(normalizeCouponCode(' ｔrad e222-6gzg\n')).toBe('TRADE2226GZG')
    expect(groupedCode('TRADE2226GZG')).toBe('TRAD-E222-6GZG')
  })

  it('catches every single wrong symbol in 400 codes, and nearly every swap of neighbours', () => {
    let missed = 0
    let swapsMissed = 0
    for (let round = 0; round < 400; round++) {
      const code = randomCode()
      for (let at = 0; at < 12; at++) {
        for (const symbol of symbols) {
          if (symbol === code[at]) continue
          if (checkCouponCode(code.slice(0, at) + symbol + code.slice(at + 1)) === undefined) missed++
        }
        const next = code[at + 1]
        if (next !== undefined && next !== code[at]) {
          const swapped = code.slice(0, at) + next + (code[at] ?? '') + code.slice(at + 2)
          if (checkCouponCode(swapped) === undefined) swapsMissed++
        }
      }
    }
    expect(missed).toBe(0)
    expect(swapsMissed).toBeLessThan(30)
  })
})

describe('what a coupon gives', () => {
  it.each([
    ['a face value', coupon(), '100.00'],
    ['five percent up to its cap', coupon({ kind: 'DISCOUNT', discountPct: 5, capAmount: '150' }), '150.00'],
    ['five percent below its cap', coupon({ kind: 'DISCOUNT', discountPct: 5, capAmount: '500' }), '160.00'],
    [
      'a charge for nothing',
      coupon({ kind: 'FREE_ITEM', capAmount: '500', ...scope({ chargeCodes: ['DOC'] }) }),
      '200.00',
    ],
    [
      'a charge up to its cap',
      coupon({ kind: 'FREE_ITEM', capAmount: '80', ...scope({ chargeCodes: ['DOC'] }) }),
      '80.00',
    ],
    [
      'a share of one charge',
      coupon({ kind: 'DISCOUNT', discountPct: 10, capAmount: '999', ...scope({ chargeCodes: ['OFR'] }) }),
      '300.00',
    ],
    ['never the whole order', coupon({ value: '99999', threshold: '0' }), '3199.99'],
  ])('is %s', (_, { terms }, amount) => {
    expect(discountOf(terms, ORDER)).toBe(amount)
  })

  it('is converted at the rates of the order', () => {
    const { cnyPer } = ORDER.rates
    const expected = (710 / Number(cnyPer.USD)).toFixed(2)
    expect(discountOf(coupon({ value: '710', currency: 'CNY' }).terms, ORDER)).toBe(expected)
  })
})

describe('why a coupon cannot be used', () => {
  it.each([
    ['NOT_STARTED', coupon({}, { validFrom: '2026-11-22T00:00:00.000Z' })],
    ['EXPIRED', coupon({}, { validTo: NOW })],
    ['LOCKED', coupon({}, { status: 'LISTED' })],
    ['WRONG_MERCHANT', coupon({}, { issuerId: 'other' })],
    ['WRONG_USER_TYPE', coupon(scope({ userTypes: [2] }))],
    ['NOT_FIRST_ORDER', coupon(scope({ firstOrderOnly: true }))],
    ['WRONG_MODE', coupon(scope({ modes: ['AIR'] }))],
    ['WRONG_LANE', coupon(scope({ pods: ['NLRTM'] }))],
    ['WRONG_LANE', coupon(scope({ lanes: [{ pol: 'CNNGB', pod: 'USLAX' }] }))],
    ['WRONG_BOX', coupon(scope({ isoCodes: ['22G1'] }))],
    ['WRONG_CARRIER', coupon(scope({ carriers: ['MAEU'] }))],
    ['NO_CHARGE', coupon(scope({ chargeCodes: ['TRKO'] }))],
  ])('is told as %s alone', (code, one) => {
    expect(reasonsAgainst(one, ORDER, NOW).map((reason) => reason.code)).toEqual([code])
  })

  it('fits an order of which one lane is one of its lanes, from port to port', () => {
    const lanes = [
      { pol: 'CNSHA', pod: 'USLAX' },
      { pol: 'CNSHA', pod: 'DEHAM' },
    ]
    const told = (of: OrderFacts['lanes']) =>
      reasonsAgainst(coupon(scope({ lanes })), { ...ORDER, lanes: of }, NOW).map(({ code }) => code)
    expect(told([{ pol: 'CNSHA', pod: 'USLAX' }])).toEqual([])
    expect(told([{ pol: 'CNSHA', pod: 'USNYC' }, ...lanes.slice(1)])).toEqual([])
    expect(told([{ pol: 'CNSHA', pod: 'USNYC' }])).toEqual(['WRONG_LANE'])
    expect(reasonsAgainst(coupon(scope({ pods: ['USLAX'] })), ORDER, NOW)).toEqual([])
  })

  it.each(['EXPIRED', 'DEACTIVATED'] as const)('has ended where it is %s, whatever its days say', (status) => {
    expect(reasonsAgainst(coupon({}, { status }), ORDER, NOW)).toEqual([{ code: 'EXPIRED' }])
  })

  it('tells what is short to the threshold, in the currency of the coupon', () => {
    expect(reasonsAgainst(coupon({ threshold: '3200.01' }), ORDER, NOW)).toEqual([
      { code: 'BELOW_THRESHOLD', short: '0.01' },
    ])
    expect(reasonsAgainst(coupon({ threshold: '3200' }), ORDER, NOW)).toEqual([])
  })

  it('is told in one fixed order, whatever holds', () => {
    const all = coupon(
      {
        threshold: '99999',
        ...scope({
          userTypes: [3],
          modes: ['AIR'],
          pols: ['CNTAO'],
          isoCodes: ['22G1'],
          carriers: ['X'],
          chargeCodes: ['TRKO'],
          firstOrderOnly: true,
        }),
      },
      { issuerId: 'other', validTo: NOW, status: 'LOCKED' },
    )
    const told = reasonsAgainst(all, ORDER, NOW).map((reason) => reason.code)
    expect(told).toEqual(COUPON_REASONS.filter((code) => told.includes(code)))
    expect(told).toHaveLength(11)
  })
})

describe('a choice of coupons', () => {
  it('takes one that does not stack only alone, one of a batch, and five at most', () => {
    const stacking = Array.from({ length: 6 }, () => coupon({ stackable: true, value: '10' }))
    const alone = coupon()
    const chosen = choose([...stacking, alone], ORDER, NOW)
    expect(chosen.total).toBe('50.00')
    expect(chosen.refused.map((one) => one.reasons.map(({ code }) => code))).toEqual([
      ['LIMIT'],
      ['NOT_STACKABLE', 'LIMIT'],
    ])
    const twin = { ...(stacking[0] ?? alone), id: 'twin' }
    expect(choose([stacking[0] ?? alone, twin], ORDER, NOW).refused).toMatchObject([
      { id: 'twin', reasons: [{ code: 'LIMIT' }] },
    ])
    expect(choose([alone, ...stacking], ORDER, NOW).uses).toHaveLength(1)
  })

  it('leaves something to pay whatever they come to together', () => {
    const two = ['2000', '2000'].map((value) => coupon({ stackable: true, value }))
    expect(choose(two, ORDER, NOW).uses.map(({ amount }) => amount)).toEqual(['2000.00', '1199.99'])
  })

  it('of equal ones takes the one that ends first, then the first by its id', () => {
    const late = coupon({}, { id: 'a', validTo: '2026-12-02T00:00:00.000Z' })
    const [second, first] = [coupon({}, { id: 'c' }), coupon({}, { id: 'b' })]
    expect(bestChoice([late, second, first], ORDER, NOW).uses.map(({ id }) => id)).toEqual(['b'])
  })

  it('proposes what saves most of everything that goes together', () => {
    for (let round = 0; round < 200; round++) {
      const coupons = Array.from({ length: 1 + roll(6) }, () =>
        coupon({ stackable: roll(2) === 0, value: String(10 + roll(200)), threshold: String(roll(2) * 4000) }),
      )
      const best = bestChoice(coupons, ORDER, NOW)
      let most = 0
      // All subsets.
      for (let bits = 0; bits < 2 ** coupons.length; bits++) {
        const some = coupons.filter((_, index) => (bits >> index) % 2 === 1)
        const chosen = choose(some, ORDER, NOW)
        if (chosen.refused.length === 0) most = Math.max(most, Number(chosen.total))
      }
      expect(Number(best.total)).toBe(most)
    }
  })
})
