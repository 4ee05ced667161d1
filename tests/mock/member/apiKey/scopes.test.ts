import { expect, test } from 'vitest'
import { API_SCOPES, callsOfScope, scopeOf } from '@/contract/member/apiKey/scopes.ts'
import { CONTROLS, READS } from '@mock/conformance/cases.ts'
import { CALLS } from '@mock/conformance/wire.ts'
import { LABELS } from '@mock/seed/dictLabels.ts'

const LISTED = API_SCOPES.flatMap(callsOfScope)

test('a call is in one scope at most, and every call of a scope exists', () => {
  expect(LISTED.length).toBe(new Set(LISTED).size)
  const known = new Set(CALLS.map(({ path }) => path))
  expect(LISTED.filter((path) => !known.has(path))).toEqual([])
})

test('a scope that reads has no call that writes, and the other way round', () => {
  for (const { name, method, path } of CALLS) {
    const scope = scopeOf(path)
    if (scope === undefined) continue
    const reads = method === 'GET' || READS.has(name)
    expect(`${name} ${scope}`).toBe(`${name} ${scope.split(':')[0]}:${reads ? 'read' : 'write'}`)
  }
})

test('the calls that no key may make are these, so that a new one is thought about', () => {
  const refused = CALLS.filter(({ name, path }) => scopeOf(path) === undefined && !CONTROLS.test(name))
  const whole = new Set(
    'auth member certification staff approval apiKey webhook coupon couponBatch export favorite partner priceAlert message news ticket search gone'.split(
      ' ',
    ),
  )
  const single = refused.map(({ name }) => name).filter((name) => !whole.has(name.split('.')[0] ?? ''))
  expect(single.toSorted()).toEqual(
    [
      'credit.change',
      'credit.close',
      'credit.grant',
      'credit.refuse',
      'credit.request',
      'customs.goods',
      'customs.removeGoods',
      'customs.saveGoods',
      'guest.accept',
      'guest.open',
      'home.overview',
      'listing.report',
      'payment.answerRefund',
      'payment.applyBalance',
      'payment.cancel',
      'payment.create',
      'payment.refund',
      'payment.submitProof',
      'tender.removeSearch',
      'tender.saveSearch',
      'tender.searches',
      'tender.seeSearch',
    ].toSorted(),
  )
  const allowed = CALLS.filter(({ path }) => scopeOf(path) !== undefined)
  expect(allowed.filter(({ name }) => whole.has(name.split('.')[0] ?? ''))).toEqual([])
})

test('every scope has a name', () => {
  expect(Object.keys(LABELS.api_scope)).toEqual(API_SCOPES)
})
