import { describe, expect, it } from 'vitest'
import {
  agreementStatus,
  isEnded,
  lanesUntil,
  mayCallOff,
  mayTerminate,
  noticeEnd,
} from '@/contract/trade/agreement/lifecycle.ts'
import { terminationDaysOf } from '@/contract/trade/tender/term/values.ts'
import { quantitiesOf } from '@/contract/trade/agreement/quantities.ts'
import { AGREEMENT_STATUSES } from '@/contract/trade/agreement/values.ts'

const LANE = { laneNo: 1, validFrom: '2027-01-01', validTo: '2027-06-30', boxes: [{ isoCode: '45G1', qty: 52 }] }

describe('the state of an agreement that is suspended or ended', () => {
  const quantities = quantitiesOf(LANE, [])
  const notice = { endsOn: '2027-03-31' }
  const agreed = { endsOn: '2027-02-01', answer: { agreed: true } }
  it.each([
    ['suspended', '2027-02-01', { isSuspended: true }, 'SUSPENDED'],
    ['suspended until its end', '2027-07-01', { isSuspended: true }, 'EXPIRED'],
    ['on the last day of a notice', '2027-03-31', { termination: notice }, 'ACTIVE'],
    ['after it', '2027-04-01', { termination: notice }, 'TERMINATED'],
    [
      'after a notice that was refused',
      '2027-04-01',
      { termination: { ...notice, answer: { agreed: false } } },
      'TERMINATED',
    ],
    ['suspended, under notice', '2027-03-31', { isSuspended: true, termination: notice }, 'SUSPENDED'],
    ['on the day both agreed', '2027-02-01', { termination: agreed }, 'TERMINATED'],
    ['long after it', '2027-08-01', { termination: notice }, 'TERMINATED'],
    ['with a notice as long as its period', '2027-07-01', { termination: { endsOn: LANE.validTo } }, 'EXPIRED'],
  ] as const)('%s on %s', (_, today, part, status) => {
    expect(agreementStatus({ ...LANE, quantities, ...part }, today)).toBe(status)
  })

  it('takes call-offs only while it is in force or about to be', () => {
    expect(AGREEMENT_STATUSES.filter(mayCallOff)).toEqual(['PENDING_START', 'ACTIVE'])
    expect(AGREEMENT_STATUSES.filter(mayTerminate)).toEqual(['ACTIVE', 'SUSPENDED'])
    expect(AGREEMENT_STATUSES.filter(isEnded)).toEqual(['FULFILLED', 'EXPIRED', 'TERMINATED'])
  })

  it.each([
    ['2027-01-10', '2027-02-09'],
    ['2027-05-31', '2027-06-30'],
    ['2027-06-01', '2027-06-30'],
  ])('a notice of %s runs until %s', (today, end) => {
    expect(noticeEnd(today, LANE.validTo)).toBe(end)
  })

  it('takes the days of notice of the tender', () => {
    expect([14, 180].map((days) => noticeEnd('2027-01-10', LANE.validTo, days))).toEqual(['2027-01-24', LANE.validTo])
    expect([undefined, {}, { terminationDays: 14 }].map(terminationDaysOf)).toEqual([30, 30, 14])
  })

  it('ends each lane at the notice, if not before', () => {
    const lanes = [LANE, { ...LANE, validTo: '2027-03-01' }]
    expect(lanesUntil(lanes, notice).map(({ validTo }) => validTo)).toEqual(['2027-03-31', '2027-03-01'])
    expect(lanesUntil(lanes)).toEqual(lanes)
  })
})
