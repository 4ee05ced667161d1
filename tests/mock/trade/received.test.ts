import { describe, expect, it } from 'vitest'
import type { BidStatus } from '@/contract/trade/bid/values.ts'
import { BID_STATUSES } from '@/contract/trade/bid/values.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import { receivedBids, shortlistBid } from '@mock/domain/trade/bid/received.ts'
import type { Caller, Deps } from '@mock/domain/deps.ts'
import type { BidRow } from '@mock/domain/tradeRows.ts'
import { overNothing, personOf, putBid, putCompany, putTender, refusalOf } from '../support/rows.ts'

const OWNER = personOf('owner')
const OPEN = { quoting: 'OPEN' as const }
const read = (deps: Deps, caller: Caller = OWNER) => receivedBids(deps, { tenderId: 't1' }, caller)
const refused = (deps: Deps, id: string, part: Partial<Caller> = {}) => refusalOf(() => read(deps, personOf(id, part)))
const statusOf = (deps: Deps, id: string) => deps.rows.bids.get(id)?.status
/** Prices that expired before the current market day. */
const ENDED = {
  body: { lanes: [], note: '', attachments: [], validTo: '2026-11-20' } as unknown as NonNullable<BidRow['body']>,
}

describe('the bids on a tender, to its publisher', () => {
  it.each(['SEALED', 'RANK'] as const)('are only a number while quoting is open (%s)', async (quoting) =>
    overNothing((deps) => {
      putTender(deps, { body: { quoting } })
      putBid(deps, 'a', '100')
      expect(read(deps)).toEqual({ opened: false, opensAt: '2026-11-30T00:00:00.000Z', bidCount: 1, bids: [] })
    })(),
  )

  it(
    'are only a number where the tender was taken back',
    overNothing((deps) => {
      putTender(deps, { status: 'CANCELLED' })
      putBid(deps, 'a', '100')
      expect(read(deps)).toMatchObject({ opened: false, bids: [] })
    }),
  )

  it(
    'are all that stand, fell through or ran out in its present round, by when they came',
    overNothing((deps) => {
      putTender(deps, { status: 'EVALUATING', round: 2 })
      putTender(deps, { id: 't2', status: 'EVALUATING' })
      BID_STATUSES.forEach((status, index) => {
        putCompany(deps, status)
        putBid(deps, status, '100', { status, submittedAt: new Date(1e12 - index).toISOString() })
      })
      putCompany(deps, 'more')
      putBid(deps, 'out', '100', { companyId: 'more', outOfRound: 2 })
      putBid(deps, 'elsewhere', '100', { companyId: 'more', tenderId: 't2' })
      const { body: _, ...bare } = putBid(deps, 'bare', '100', { companyId: 'more' })
      deps.rows.bids.put(bare)
      const { opened, bids, openBoard } = read(deps)
      const listed: BidStatus[] = [
        'DISQUALIFIED',
        'EXPIRED',
        'LOST',
        'DECLINED',
        'CONFIRMED',
        'AWARDED',
        'SHORTLISTED',
        'SUBMITTED',
      ]
      expect([opened, bids.map(({ id }) => id), openBoard]).toEqual([true, listed, undefined])
    }),
  )

  it.each<[TenderStatus, BidStatus]>([
    ['EVALUATING', 'EXPIRED'],
    ['AWARDED', 'SUBMITTED'],
    ['CANCELLED', 'SUBMITTED'],
  ])('run out while the decision is open, and then only: %s', async (status, after) =>
    overNothing((deps) => {
      putTender(deps, { status })
      putCompany(deps, 'a')
      putBid(deps, 'a', '100', ENDED)
      read(deps)
      expect(statusOf(deps, 'a')).toBe(after)
    })(),
  )
})

describe('the prices of a tender, to others', () => {
  it(
    'are a ladder without names for who takes part in an open one, and for its publisher',
    overNothing((deps) => {
      putTender(deps, { body: OPEN })
      putBid(deps, 'a', '200')
      putBid(deps, 'b', '100')
      const rung = (rank: number, amount: string, mine: boolean) => ({
        rank,
        allIn: { amount: `${amount}.00`, currency: 'USD' },
        mine,
      })
      const { opened, bids, openBoard } = read(deps, personOf('a'))
      expect([opened, bids, openBoard]).toEqual([false, [], [rung(1, '100', false), rung(2, '200', true)]])
      expect(read(deps).openBoard).toEqual([rung(1, '100', false), rung(2, '200', false)])
    }),
  )

  it(
    'are closed to who does not take part, may not trade, or is no longer invited',
    overNothing((deps) => {
      putTender(deps, { body: OPEN })
      putBid(deps, 'a', '200')
      putBid(deps, 'b', '100')
      expect(refused(deps, 'a')).toBeUndefined()
      expect(refused(deps, 'stranger')).toBe(4003)
      expect(refused(deps, 'a', { certification: 'EXPIRED' })).toBe(4003)
      putTender(deps, { body: { ...OPEN, visibility: 'INVITED', invited: ['b'] } })
      expect([refused(deps, 'a'), refused(deps, 'b')]).toEqual([4003, undefined])
    }),
  )

  it.each([
    ['in a sealed tender', {}],
    ['in one that shows ranks', { body: { quoting: 'RANK' as const } }],
    ['once quoting is over', { status: 'EVALUATING' as const, body: OPEN }],
  ])('are closed to who takes part %s', async (_, part) =>
    overNothing((deps) => {
      putTender(deps, part)
      putBid(deps, 'a', '200')
      expect(refused(deps, 'a')).toBe(4003)
    })(),
  )
})

describe('the shortlist', () => {
  const put = (deps: Deps, part: object = {}, caller: Caller = OWNER) =>
    shortlistBid(deps, { id: 'a', version: 1, shortlisted: true, requestNo: 'r', ...part }, caller)

  it(
    'takes a bid in and lets it go again',
    overNothing((deps) => {
      putTender(deps, { status: 'EVALUATING' })
      putCompany(deps, 'a')
      putBid(deps, 'a', '100')
      expect(put(deps).bids.map(({ status }) => status)).toEqual(['SHORTLISTED'])
      expect(put(deps, { shortlisted: false }).bids.map(({ status }) => status)).toEqual(['SUBMITTED'])
    }),
  )

  it(
    'is the publisher’s alone: to others, and of a bid that is not there, it is 4004',
    overNothing((deps) => {
      putTender(deps, { status: 'EVALUATING' })
      putCompany(deps, 'a')
      putBid(deps, 'a', '100')
      expect(refusalOf(() => put(deps, {}, personOf('a')))).toBe(4004)
      expect(refusalOf(() => put(deps, { id: 'none' }))).toBe(4004)
      expect(statusOf(deps, 'a')).toBe('SUBMITTED')
    }),
  )

  it.each<[string, TenderStatus, BidStatus, number]>([
    ['while quoting is open', 'QUOTING', 'SUBMITTED', 1],
    ['once the tender is decided', 'AWARDED', 'SUBMITTED', 1],
    ['of a bid that changed meanwhile', 'EVALUATING', 'SUBMITTED', 2],
    ['of a bid that was withdrawn', 'EVALUATING', 'WITHDRAWN', 1],
  ])('is closed %s', async (_, tender, status, version) =>
    overNothing((deps) => {
      putTender(deps, { status: tender })
      putCompany(deps, 'a')
      putBid(deps, 'a', '100', { status, version })
      expect(refusalOf(() => put(deps))).toBe(4009)
      expect(statusOf(deps, 'a')).toBe(status)
    })(),
  )
})
