// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { nextBidStep, type BidStep } from '@/contract/trade/bid/nextStep.ts'
import { BID_STATUSES, type BidStatus } from '@/contract/trade/bid/values.ts'
import { nextTenderStep, PUBLISHERS_TURN, type TenderStep } from '@/contract/trade/tender/nextStep.ts'
import { TENDER_STATUSES, type TenderStatus } from '@/contract/trade/tender/values.ts'
import { standingOf, type Standing } from '@/features/trade/tender/standing.ts'

const NONE = undefined

describe('the next step of each side of a bid', () => {
  type Row = [quoting: BidStep | undefined, evaluating: BidStep | undefined, later: BidStep | undefined]
  const BIDDER: Record<BidStatus, Row> = {
    DRAFT: ['FINISH_QUOTE', NONE, NONE],
    SUBMITTED: [NONE, NONE, NONE],
    NEED_RECONFIRM: ['RECONFIRM', NONE, NONE],
    WITHDRAWN: [NONE, NONE, NONE],
    SHORTLISTED: [NONE, NONE, NONE],
    AWARDED: ['CONFIRM_AWARD', 'CONFIRM_AWARD', 'CONFIRM_AWARD'],
    CONFIRMED: [NONE, NONE, NONE],
    DECLINED: [NONE, NONE, NONE],
    LOST: [NONE, NONE, NONE],
    EXPIRED: [NONE, NONE, NONE],
    DISQUALIFIED: [NONE, NONE, NONE],
  }
  const DECIDED: readonly BidStatus[] = ['SUBMITTED', 'SHORTLISTED']
  const stepsOf = (status: BidStatus, side: 'BIDDER' | 'PUBLISHER') =>
    (['QUOTING', 'EVALUATING', 'AWARDED'] as const).map((tenderStatus) => nextBidStep({ status, tenderStatus }, side))

  test.each(BID_STATUSES)('%s', (status) => {
    expect(stepsOf(status, 'BIDDER')).toEqual(BIDDER[status])
    expect(stepsOf(status, 'PUBLISHER')).toEqual([NONE, DECIDED.includes(status) ? 'AWARD' : NONE, NONE])
  })

  test('a counter-offer is answered first, by the bidder alone', () => {
    for (const status of BID_STATUSES) {
      const bid = { status, tenderStatus: 'EVALUATING', isCountered: true } as const
      expect(nextBidStep(bid, 'BIDDER')).toBe('ANSWER_COUNTER')
      expect(nextBidStep(bid, 'PUBLISHER')).not.toBe('ANSWER_COUNTER')
    }
  })

  test('a confirmed bid goes on as its order does', () => {
    const bid = { status: 'CONFIRMED', tenderStatus: 'CONTRACTED' } as const
    expect(nextBidStep({ ...bid, orderStep: 'PAY' }, 'PUBLISHER')).toBe('PAY')
    expect(nextBidStep({ ...bid, orderStep: 'START' }, 'BIDDER')).toBe('ORDER')
    expect(nextBidStep({ ...bid, status: 'LOST', orderStep: 'START' }, 'BIDDER')).toBeUndefined()
  })
})

describe('the next step of each reader of a tender', () => {
  type Row = [publisher: TenderStep | undefined, newcomer: TenderStep | undefined, winner: TenderStep | undefined]
  const STEPS: Record<TenderStatus, Row> = {
    DRAFT: ['FINISH', NONE, NONE],
    REVIEWING: [NONE, NONE, NONE],
    QUOTING: [NONE, 'QUOTE', NONE],
    EVALUATING: ['AWARD', NONE, 'CONFIRM_AWARD'],
    AWARDED: [NONE, NONE, 'CONFIRM_AWARD'],
    CONTRACTED: [NONE, NONE, NONE],
    DONE: [NONE, NONE, NONE],
    FAILED: [NONE, NONE, NONE],
    CANCELLED: [NONE, NONE, NONE],
  }
  test.each(TENDER_STATUSES)('%s', (status) => {
    const isDecided = status === 'EVALUATING' || status === 'AWARDED'
    expect([
      nextTenderStep({ status, mine: true }),
      nextTenderStep({ status, mine: false, mayQuote: true }),
      nextTenderStep({ status, mine: false, mayQuote: true, bidStatus: isDecided ? 'AWARDED' : 'SUBMITTED' }),
    ]).toEqual(STEPS[status])
    // A user who may not quote and has no bid has no next step, whatever the status.
    expect(nextTenderStep({ status, mine: false })).toBeUndefined()
  })

  test.each(BID_STATUSES)(
    'a bidder whose bid is %s does with the tender what is to be done with the bid',
    (bidStatus) => {
      for (const status of TENDER_STATUSES)
        expect(nextTenderStep({ status, mine: false, bidStatus, mayQuote: true })).toBe(
          nextBidStep({ status: bidStatus, tenderStatus: status }, 'BIDDER'),
        )
    },
  )

  test('the publisher corrects what was sent back, and pays or follows what was ordered', () => {
    expect(nextTenderStep({ status: 'DRAFT', mine: true, returnReason: 'DG_PAPERS' })).toBe('FIX')
    for (const status of ['AWARDED', 'CONTRACTED', 'DONE'] as const) {
      expect(nextTenderStep({ status, mine: true, orderStep: 'PAY' })).toBe('PAY')
      expect(nextTenderStep({ status, mine: true, orderStep: 'ACCEPT' })).toBe('ORDER')
    }
    expect(nextTenderStep({ status: 'EVALUATING', mine: true, orderStep: 'PAY' })).toBe('AWARD')
  })

  test.each(TENDER_STATUSES)(
    "%s is a status of the publisher's turn if a tender without orders has a step",
    (status) => {
      expect(PUBLISHERS_TURN.includes(status)).toBe(nextTenderStep({ status, mine: true }) !== undefined)
    },
  )

  test('a draft of one who is not admitted to the round leads nowhere', () => {
    expect(nextTenderStep({ status: 'QUOTING', mine: false, bidStatus: 'DRAFT', mayQuote: false })).toBeUndefined()
  })
})

describe('the sentence on a tender', () => {
  type Said = Standing['text'] | undefined
  type Row = [publisher: Said, newcomer: Said, winner: Said, loser: Said]
  const SAID: Record<TenderStatus, Row> = {
    DRAFT: [NONE, NONE, NONE, NONE],
    REVIEWING: ['reviewing', 'reviewing', 'reviewing', 'reviewing'],
    QUOTING: ['sealed', 'sealed', 'sealed', 'sealed'],
    EVALUATING: ['evaluating.mine', 'evaluating', 'awarded.won', 'evaluating'],
    AWARDED: ['awarded.mine', 'awarded', 'awarded.won', 'awarded.lost'],
    CONTRACTED: ['contracted', 'contracted', 'contracted.won', 'awarded.lost'],
    DONE: ['contracted', 'contracted', 'contracted.won', 'awarded.lost'],
    FAILED: ['failed', 'failed', 'failed', 'failed'],
    CANCELLED: ['cancelled.mine', 'cancelled', 'cancelled', 'cancelled'],
  }
  test.each(TENDER_STATUSES)('%s is said to each reader in its own words', (status) => {
    const tender = { status, quoting: 'SEALED' } as const
    const won: BidStatus = status === 'CONTRACTED' || status === 'DONE' ? 'CONFIRMED' : 'AWARDED'
    expect([
      standingOf({ ...tender, mine: true })?.text,
      standingOf({ ...tender, mine: false })?.text,
      standingOf({ ...tender, mine: false, bidStatus: won })?.text,
      standingOf({ ...tender, mine: false, bidStatus: 'LOST' })?.text,
    ]).toEqual(SAID[status])
  })

  test('nobody is told to wait for what is theirs to do', () => {
    const said = (patch: Partial<Parameters<typeof standingOf>[0]>) =>
      standingOf({ status: 'QUOTING', quoting: 'OPEN', mine: false, ...patch })?.text
    expect(said({ bidStatus: 'NEED_RECONFIRM' })).toBe('reconfirm')
    expect(said({ bidStatus: 'DRAFT' })).toBe('unfinished')
    expect(said({ status: 'CONTRACTED', mine: true, orderStep: 'PAY' })).toBe('contracted.pay')
    expect(said({ status: 'AWARDED', mine: true, orderStep: 'PAY' })).toBe('contracted.pay')
    expect(said({ status: 'DRAFT', mine: true, returnReason: 'DG_PAPERS' })).toBe('returned')
  })
})
