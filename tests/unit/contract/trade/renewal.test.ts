import { expect, test } from 'vitest'
import {
  checkRenewal,
  isOpenRenewal,
  isRenewalTime,
  isRepriceable,
  mayPropose,
  proRataBoxes,
  renewalEnds,
} from '@/contract/trade/agreement/renewal/rules.ts'
import type { Renewal } from '@/contract/trade/agreement/renewal/schemas.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'

const OFR: ChargeInput = {
  code: 'OFR',
  group: 'FREIGHT',
  basis: 'PER_CONTAINER',
  isoCode: '45G1',
  qty: '52',
  unitPrice: '2400',
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
}
const LANE = {
  laneNo: 1,
  validFrom: '2026-12-08',
  validTo: '2027-06-07',
  boxes: [{ isoCode: '45G1', qty: 52 }],
  charges: [OFR, { ...OFR, code: 'BAF', unitPrice: '160' }],
}
const TERMS = { currency: 'USD' as const, term: { fuel: { code: 'BAF', factor: '0.35', base: '560' } } }
const FRAME = { lanes: [LANE], terms: TERMS, validTo: '2027-06-07', today: '2027-05-01' }
const GOOD = { validTo: '2027-09-05', lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 26 }] }], prices: [] }
const price = (part: object) => ({
  ...GOOD,
  prices: [{ laneNo: 1, code: 'OFR', isoCode: '45G1', unitPrice: '2450', ...part }],
})

test.each([
  ['nothing', GOOD, []],
  ['a price', price({}), []],
  ['the last day too late', { ...GOOD, validTo: '2027-09-06' }, ['validTo renewalEnd']],
  ['the last day in the old period', { ...GOOD, validTo: '2027-06-07' }, ['validTo renewalEnd']],
  ['no end', { ...GOOD, validTo: undefined }, ['validTo required']],
  ['no containers', { ...GOOD, lanes: [{ laneNo: 1, boxes: [] }] }, ['lanes noBoxes']],
  ['another lane', { ...GOOD, lanes: [{ ...GOOD.lanes[0], laneNo: 2 }] }, ['lanes chooseSome']],
  [
    'half a container',
    { ...GOOD, lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 2.5 }] }] },
    ['boxes.1.45G1 range'],
  ],
  ['another type', { ...GOOD, lanes: [{ laneNo: 1, boxes: [{ isoCode: '22G1', qty: 2 }] }] }, ['lanes chooseSome']],
  ['a price of nothing', price({ unitPrice: '0' }), ['prices.1.OFR.45G1 range']],
  ['a charge that nobody quoted', price({ code: 'PSS' }), ['prices chooseSome']],
  ['what follows fuel', price({ code: 'BAF' }), ['prices chooseSome']],
])('a proposal with %s', (_, input, problems) => {
  expect(checkRenewal(input, FRAME).map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
})

test('containers go on at the pace of the old period, one at least', () => {
  const pace = (qty: number, to: string) =>
    proRataBoxes({ ...LANE, boxes: [{ isoCode: '45G1', qty }] }, { from: '2027-06-08', to })[0]?.qty
  expect([pace(52, '2027-09-05'), pace(52, '2027-06-14'), pace(1, '2027-06-14')]).toEqual([26, 2, 1])
})

test('the days on which it can be proposed, and the ends it can name', () => {
  const at = (today: string) => isRenewalTime({ status: 'ACTIVE', validTo: '2027-06-07' }, today)
  expect(['2027-03-08', '2027-03-09', '2027-07-07', '2027-07-08'].map(at)).toEqual([false, true, true, false])
  expect(isRenewalTime({ status: 'PENDING_START', validTo: '2027-06-07' }, '2027-05-01')).toBe(false)
  expect(renewalEnds(FRAME)).toEqual({ from: '2027-06-08', to: '2027-09-05' })
  expect(renewalEnds({ ...FRAME, today: '2027-06-20' }).from).toBe('2027-06-21')
})

test('it is open until its day, its answer, or another end of the agreement', () => {
  const renewal: Renewal = {
    ...GOOD,
    by: 'BUYER',
    note: '',
    at: '2027-05-01T01:00:00Z',
    validFrom: '2027-06-08',
    answerBy: '2027-05-15',
  }
  const standing = { status: 'ACTIVE' as const, validTo: '2027-06-07', renewal }
  expect(isOpenRenewal(standing, '2027-05-15')).toBe(true)
  expect(mayPropose(standing, '2027-05-15')).toBe(false)
  expect(isOpenRenewal(standing, '2027-05-16')).toBe(false)
  expect(isOpenRenewal({ ...standing, validTo: '2027-05-31' }, '2027-05-15')).toBe(false)
  const answer = { agreed: false, note: '', at: '2027-05-02T01:00:00Z' }
  expect(mayPropose({ ...standing, renewal: { ...renewal, answer } }, '2027-05-15')).toBe(true)
  expect(mayPropose({ ...standing, renewal: undefined, follower: 'h2' }, '2027-05-15')).toBe(false)
})

test('a line at cost, one included and one that follows fuel have no price to change', () => {
  expect(LANE.charges.map((line) => isRepriceable(line, TERMS))).toEqual([true, false])
  expect(isRepriceable({ ...OFR, state: 'INCLUDED' }, TERMS)).toBe(false)
  expect(isRepriceable({ ...OFR, basis: 'AT_COST' }, TERMS)).toBe(false)
})
