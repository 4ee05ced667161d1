// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  bestChoice,
  choose,
  discountOf,
  reasonsAgainst,
  type Candidate,
  type OrderFacts,
} from '@/contract/coupon/usability.ts'
import { isBoundToOrder } from '@/contract/coupon/rules.ts'
import { coupon, NOW, ORDER, scope } from './coupons.ts'

const told = (one: Candidate, order: OrderFacts = ORDER) => reasonsAgainst(one, order, NOW).map(({ code }) => code)

describe('a coupon for part of the orders', () => {
  it.each<[string, Parameters<typeof scope>[0], Partial<OrderFacts>]>([
    ['one of its types of container', { isoCodes: ['22G1', '45G1'] }, { isoCodes: ['45G1', '42G1'] }],
    ['one of its carriers', { carriers: ['COSU', 'OOLU'] }, { carriers: ['MAEU', 'OOLU'] }],
    ['one of its ports of loading', { pols: ['CNNGB', 'CNSHA'] }, {}],
    ['one of its ports of discharge', { pods: ['USNYC', 'USLAX'] }, {}],
    ['one of its modes', { modes: ['AIR', 'FCL'] }, {}],
    ['one of its kinds of buyer', { userTypes: [2, 1] }, {}],
    ['a first order, where it is for those', { firstOrderOnly: true }, { isFirstOrder: true }],
  ])('fits an order with %s', (_, wanted, order) => {
    expect(told(coupon(scope(wanted)), { ...ORDER, ...order })).toEqual([])
  })

  it('does not fit from another port, nor where loading and discharge are right on different lanes only', () => {
    expect(told(coupon(scope({ pols: ['CNTAO'] })))).toEqual(['WRONG_LANE'])
    const lanes = [
      { pol: 'CNSHA', pod: 'DEHAM' },
      { pol: 'CNNGB', pod: 'USLAX' },
    ]
    const both = coupon(scope({ pols: ['CNSHA'], pods: ['USLAX'] }))
    expect(told(both, { ...ORDER, lanes })).toEqual(['WRONG_LANE'])
    expect(told(both)).toEqual([])
  })

  it('for some ports of discharge does not fit an order whose port is still open, one for all ports does', () => {
    const order = { ...ORDER, lanes: [{ pol: 'CNSHA' }] }
    expect(told(coupon(scope({ pods: ['USLAX'] })), order)).toEqual(['WRONG_LANE'])
    expect(told(coupon(scope({ pols: ['CNSHA'] })), order)).toEqual([])
  })

  it('needs an order to show that it fits, one for all orders or for some buyers and charges does not', () => {
    const needs = (part: Parameters<typeof scope>[0]) => isBoundToOrder(coupon(scope(part)).terms.scope)
    expect(needs({})).toBe(false)
    expect(needs({ userTypes: [1], chargeCodes: ['OFR'] })).toBe(false)
    const parts: Parameters<typeof scope>[0][] = [
      { firstOrderOnly: true },
      { modes: ['FCL'] },
      { lanes: [{ pol: 'CNSHA', pod: 'USLAX' }] },
      { pols: ['CNSHA'] },
      { pods: ['USLAX'] },
      { isoCodes: ['45G1'] },
      { carriers: ['COSU'] },
    ]
    expect(parts.filter((part) => !needs(part))).toEqual([])
  })
})

describe('the state of a coupon', () => {
  it.each(['LOCKED', 'TRANSFERRING', 'LISTED'] as const)('%s ties it to something else', (status) => {
    expect(told(coupon({}, { status }))).toEqual(['LOCKED'])
  })

  it('lets it be used from the first moment of its days to the last before they end', () => {
    const before = new Date(Date.parse(NOW) - 1).toISOString()
    const after = new Date(Date.parse(NOW) + 1).toISOString()
    expect(told(coupon({}, { validFrom: NOW }))).toEqual([])
    expect(told(coupon({}, { validFrom: after }))).toEqual(['NOT_STARTED'])
    expect(told(coupon({}, { validTo: after }))).toEqual([])
    expect(told(coupon({}, { validTo: before }))).toEqual(['EXPIRED'])
  })
})

describe('what a coupon gives', () => {
  it('is a share of all the charges it is for, and of no other', () => {
    const lines = [...ORDER.lines, { code: 'BAF', amount: '400.00' }]
    const share = coupon({
      kind: 'DISCOUNT',
      discountPct: 10,
      capAmount: '999',
      ...scope({ chargeCodes: ['OFR', 'DOC'] }),
    })
    expect(discountOf(share.terms, { ...ORDER, lines, gross: '3600.00' })).toBe('320.00')
  })

  it.each([
    ['JPY', '500000', '499999'],
    ['USD', '3200.00', '3199.99'],
  ] as const)('leaves the least that can be paid in %s', (currency, gross, amount) => {
    const { terms } = coupon({ value: '999999', threshold: '0', currency })
    expect(discountOf(terms, { ...ORDER, currency, gross })).toBe(amount)
  })

  it('is nothing where nothing is left to pay', () => {
    expect(discountOf(coupon().terms, ORDER, '0.00')).toBe('0.00')
  })
})

describe('the choice that saves most', () => {
  it('takes one of each batch, so that a batch of large ones leaves room for four others', () => {
    const large = [1, 2].map((n) => coupon({ stackable: true, value: '300' }, { id: `large${n}`, batchId: 'large' }))
    const others = Array.from({ length: 5 }, () => coupon({ stackable: true, value: '50' }))
    const best = bestChoice([...large, ...others], ORDER, NOW)
    expect([best.total, best.uses.length, best.refused]).toEqual(['500.00', 5, []])
  })

  it('is free of those that do not go with the others', () => {
    const alone = coupon({ value: '120' })
    const two = ['100', '50'].map((value) => coupon({ stackable: true, value }))
    const best = bestChoice([alone, ...two], ORDER, NOW)
    expect([best.total, best.uses.map(({ id }) => id), best.refused]).toEqual(['150.00', two.map(({ id }) => id), []])
  })

  it('of two that save as much together as one alone takes the one', () => {
    const one = coupon({ stackable: true, value: '3199.99', threshold: '0' })
    const more = coupon({ stackable: true, value: '10' })
    expect(bestChoice([one, more], ORDER, NOW).uses.map(({ id }) => id)).toEqual([one.id])
  })

  it('keeps what fits where something else of the choice does not', () => {
    const [good, wrong] = [coupon({ stackable: true }), coupon({ stackable: true }, { issuerId: 'other' })]
    const chosen = choose([wrong, good], ORDER, NOW)
    expect(chosen.uses).toEqual([{ id: good.id, amount: '100.00' }])
    expect(chosen.refused).toEqual([{ id: wrong.id, reasons: [{ code: 'WRONG_MERCHANT' }] }])
  })
})
