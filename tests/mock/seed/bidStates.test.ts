import { beforeAll, describe, expect, it } from 'vitest'
import { checkBid } from '@/contract/trade/bid/rules.ts'
import {
  BID_STATUSES,
  CHARGE_BASES,
  CHARGE_STATES,
  COMPARE_BANDS,
  COUNTER_STATUSES,
  DECLINE_REASONS,
  DISQUALIFY_REASONS,
  GAP_BANDS,
  LOSS_REASONS,
  SPACE_STATUSES,
} from '@/contract/trade/bid/values.ts'
import { RANK_BASES } from '@/contract/trade/tender/evaluation/values.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { comparedBids } from '@mock/domain/trade/bid/compared.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket } from '../support/market.ts'

describe('the seeded market', () => {
  let rows: Rows
  beforeAll(async () => {
    const store = memoryStore()
    await openMarket({ store })
    rows = openRows(store)
  })
  const bids = () => rows.bids.all()
  const lanes = () => bids().flatMap(({ body }) => body?.lanes ?? [])
  const lines = () => lanes().flatMap(({ charges }) => charges)
  const evaluations = () => rows.tenders.all().flatMap(({ evaluation }) => evaluation ?? [])
  const bands = () =>
    rows.tenders
      .all(({ status }) => status === 'EVALUATING')
      .flatMap((tender) => {
        const sent = rows.bids.of('tenderId', tender.id).filter(({ body }) => body)
        return comparedBids({ rows, reference: REFERENCE } as unknown as Deps, tender, sent).map(({ band }) => band)
      })

  it.each<[string, readonly string[], () => readonly (string | undefined)[]]>([
    ['status of a bid', BID_STATUSES, () => bids().map(({ status }) => status)],
    ['reason of a loss', LOSS_REASONS, () => bids().map(({ lossFeedback }) => lossFeedback?.reason)],
    ['state of a line', CHARGE_STATES, () => lines().map(({ state }) => state)],
    ['basis of a line', CHARGE_BASES, () => lines().map(({ basis }) => basis)],
    ['space', SPACE_STATUSES, () => lanes().map(({ spaceStatus }) => spaceStatus)],
    ['band of a comparison', COMPARE_BANDS, bands],
    ['counter-offer', COUNTER_STATUSES, () => bids().map(({ counter }) => counter?.status)],
    ['reason to disqualify', DISQUALIFY_REASONS, () => bids().map(({ disqualified }) => disqualified?.reason)],
    ['reason to decline', DECLINE_REASONS, () => bids().map(({ declineReason }) => declineReason)],
    ['distance of a loser', GAP_BANDS, () => bids().map(({ lossFeedback }) => lossFeedback?.gapBand)],
    ['ranking', RANK_BASES.filter((one) => one !== 'TOTAL'), () => evaluations().map(({ rankOn }) => rankOn)],
  ])('has every %s', (_, wanted, found) => {
    const seen = new Set(found())
    expect(wanted.filter((one) => !seen.has(one))).toEqual([])
  })

  it.each<[string, () => boolean]>([
    ['an own estimate of a bidder', () => lines().some(({ estimate }) => estimate !== undefined)],
    ['a charge at cost', () => lines().some(({ basis, state }) => basis === 'AT_COST' && state === 'QUOTED')],
    ['a charge that is part of another', () => lines().some(({ includedIn }) => includedIn !== undefined)],
    ['a minimum', () => lines().some(({ minAmount }) => minAmount !== undefined)],
    ['weight breaks', () => lines().some(({ breaks }) => breaks !== undefined)],
    ['a note on a line', () => lines().some(({ note }) => note !== undefined)],
    [
      'two clocks of free time',
      () =>
        lanes().some(
          ({ noQuote, freeTime: { combinedDays, tiers } }) =>
            !noQuote && combinedDays === undefined && tiers?.det !== undefined,
        ),
    ],
    ['one clock', () => lanes().some(({ freeTime: { combinedDays } }) => combinedDays !== undefined)],
    ['a part of the containers', () => lanes().some(({ offeredBoxes }) => offeredBoxes !== undefined)],
    ['a lane that is not quoted', () => lanes().some(({ noQuote }) => noQuote)],
    ['special cargo that is not taken', () => lanes().some(({ accepts }) => accepts?.length === 0)],
    ['an alternative', () => bids().some(({ option, body }) => option > 1 && body?.optionName !== undefined)],
    ['a credit note', () => rows.orders.all().some(({ credits = [] }) => credits.length > 0)],
    ['a payment above what was due', () => rows.payments.all().some(({ over }) => over !== undefined)],
    [
      'a payment below what was due',
      () =>
        rows.payments
          .all()
          .some(({ paidAmount, amount }) => Number(paidAmount ?? amount.amount) < Number(amount.amount)),
    ],
    ['an award that lapsed', () => bids().some(({ lapsedAt }) => lapsedAt !== undefined)],
    ['a waiver', () => evaluations().some(({ waivers }) => waivers.length > 0)],
    ['an own figure of a buyer', () => evaluations().some(({ estimates = [] }) => estimates.length > 0)],
  ])('has %s', (_, isThere) => expect(isThere()).toBe(true))

  it('has them in bids that the rules would have let through', () => {
    const wrong = rows.tenders
      .all(({ status, body }) => status === 'EVALUATING' && body !== undefined)
      .flatMap(({ id, body }) =>
        rows.bids.of('tenderId', id).flatMap((bid) =>
          bid.body && body && bid.status !== 'EXPIRED'
            ? checkBid(bid.body, body, bid.body.validFrom, REFERENCE.freight.charges)
                .filter(({ code }) => code !== 'missingCharge' && code !== 'validityBeforeEtd')
                .map(({ field, code }) => `${bid.no} ${field} ${code}`)
            : [],
        ),
      )
    expect(wrong).toEqual([])
  })
})
