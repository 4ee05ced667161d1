import { bodyOf } from '@mock/domain/guards.ts'
import { describe, expect, it } from 'vitest'
import { ownRank, runningLadder } from '@mock/domain/trade/bid/rank.ts'
import type { Step } from '@mock/domain/trade/bid/compared.ts'
import type { BidRow } from '@mock/domain/tradeRows.ts'
import { bidLane, overNothing, putBid, putTender } from '../support/rows.ts'

/** A bid on one lane at a price, with the given fields. */
const lane = (price: string, part: object) => ({
  body: { lanes: [bidLane(1, price, part)] } as unknown as NonNullable<BidRow['body']>,
})
const ids = (steps: readonly Step[]) => steps.map(({ bid }) => bid.id)

describe('the bids in the running', () => {
  it(
    'are those of the tender that are sent and have a price',
    overNothing((deps) => {
      putBid(deps, 'sent', '100')
      putBid(deps, 'back', '100', { status: 'WITHDRAWN' })
      const { allIn: _, ...bare } = putBid(deps, 'bare', '100')
      deps.rows.bids.put(bare)
      putBid(deps, 'elsewhere', '100', { tenderId: 't2' })
      expect(ids(runningLadder(deps, putTender(deps)))).toEqual(['sent'])
    }),
  )

  it(
    'begin with the cheapest whole one; of equal ones the first to come is before',
    overNothing((deps) => {
      putBid(deps, 'later', '1000', { submittedAt: '2026-11-20T09:00:00.000Z' })
      putBid(deps, 'dear', '1000.01')
      putBid(deps, 'first', '1000')
      putBid(deps, 'cheap', '900')
      putBid(deps, 'fewer', '10', lane('10', { offeredBoxes: [] }))
      putBid(deps, 'oneLane', '5', lane('5', { noQuote: true }))
      const running = ids(runningLadder(deps, putTender(deps)))
      expect(running).toEqual(['cheap', 'first', 'later', 'dear', 'oneLane', 'fewer'])
    }),
  )

  it(
    'a bid is not before the others by what it leaves out',
    overNothing((deps) => {
      putBid(deps, 'whole', '1000')
      putBid(deps, 'other', '1100')
      putBid(deps, 'silent', '10', lane('10', { charges: [] }))
      const tender = putTender(deps)
      // The median of 1,000 and 1,100 stands for its freight.
      expect(ids(runningLadder(deps, tender))).toEqual(['whole', 'silent', 'other'])
      expect(
        ownRank(deps, { ...tender, body: { ...bodyOf(tender), quoting: 'RANK' } }, putBid(deps, 'last', '1200')),
      ).toEqual({ rank: 4, rankOf: 4 })
    }),
  )
})

describe('the rank of a bidder', () => {
  it(
    'counts enterprises: of each its cheapest, of its own the one it asks about',
    overNothing((deps) => {
      const tender = putTender(deps, { body: { quoting: 'RANK' } })
      const best = putBid(deps, 'a1', '100', { companyId: 'a' })
      const other = putBid(deps, 'b', '110')
      const second = putBid(deps, 'a2', '105', { companyId: 'a' })
      const last = putBid(deps, 'c', '120')
      expect(ownRank(deps, tender, best)).toEqual({ rank: 1, rankOf: 3 })
      expect(ownRank(deps, tender, second)).toEqual({ rank: 1, rankOf: 3 })
      expect(ownRank(deps, tender, other)).toEqual({ rank: 2, rankOf: 3 })
      expect(ownRank(deps, tender, last)).toEqual({ rank: 3, rankOf: 3 })
    }),
  )

  it(
    'of an alternative that is dearer than the next one is behind that',
    overNothing((deps) => {
      const tender = putTender(deps, { body: { quoting: 'OPEN' } })
      putBid(deps, 'a1', '100', { companyId: 'a' })
      putBid(deps, 'b', '110')
      const dear = putBid(deps, 'a2', '120', { companyId: 'a' })
      expect(ownRank(deps, tender, dear)).toEqual({ rank: 2, rankOf: 2 })
    }),
  )

  it(
    'is not told of what is no longer in the running, in a sealed tender, and once quoting is over',
    overNothing((deps) => {
      putBid(deps, 'b', '110')
      const back = putBid(deps, 'a', '100', { status: 'WITHDRAWN' })
      const open = putTender(deps, { body: { quoting: 'RANK' } })
      expect(ownRank(deps, open, back)).toBeUndefined()
      const sent = putBid(deps, 'a', '100')
      expect(ownRank(deps, open, sent)).toEqual({ rank: 1, rankOf: 2 })
      expect(ownRank(deps, putTender(deps), sent)).toBeUndefined()
      expect(ownRank(deps, { ...open, status: 'EVALUATING' }, sent)).toBeUndefined()
    }),
  )
})
