import { describe, expect, it } from 'vitest'
import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import { expireBids } from '@mock/domain/trade/bid/expire.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { closeQuoting } from '@mock/domain/trade/tender/close.ts'
import type { MemberRow } from '@mock/domain/rows.ts'
import type { BidRow, TenderRow } from '@mock/domain/tradeRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { depsOver } from '../support/deps.ts'
import { START } from '../support/market.ts'

const at = new Date(START).toISOString()
/** Days of the market, in Shanghai time. */
const [YESTERDAY, TODAY] = ['2026-11-20', '2026-11-21']

let deps: Deps
/** Rows can only be written within a transaction of the store. */
const within = (work: () => void) => async () => {
  const store = memoryStore()
  await store.atomically(() => {
    deps = depsOver(store).deps
    work()
  })
}

// Only the fields that closing reads.
function tender(id: string, status: TenderStatus, deadline: string | undefined): void {
  const body = deadline === undefined ? undefined : ({ title: id, deadline } as TenderRow['body'])
  deps.rows.tenders.put({
    id,
    no: id,
    companyId: 'c01',
    status,
    version: 1,
    sketch: {},
    ...(body && { body }),
  } as TenderRow)
}
function bid(id: string, status: BidStatus, validTo?: string, tenderId = 't1'): void {
  const body = validTo === undefined ? undefined : ({ validTo } as BidRow['body'])
  deps.rows.bids.put({ id, tenderId, companyId: `of-${id}`, status, updatedAt: '', ...(body && { body }) } as BidRow)
}
const states = () => Object.fromEntries(deps.rows.bids.all(() => true).map(({ id, status }) => [id, status]))
const statusOf = (id: string) => deps.rows.tenders.get(id)?.status

describe('prices that ended', () => {
  it(
    'expire where the decision is open, and only those of the tender',
    within(() => {
      bid('sent', 'SUBMITTED', YESTERDAY)
      bid('listed', 'SHORTLISTED', YESTERDAY)
      bid('lasting', 'SUBMITTED', TODAY)
      bid('bare', 'SUBMITTED')
      bid('won', 'AWARDED', YESTERDAY)
      bid('back', 'WITHDRAWN', YESTERDAY)
      bid('elsewhere', 'SUBMITTED', YESTERDAY, 't2')
      expireBids(deps, 't1')
      expect(states()).toEqual({
        sent: 'EXPIRED',
        listed: 'EXPIRED',
        lasting: 'SUBMITTED',
        bare: 'SUBMITTED',
        won: 'AWARDED',
        back: 'WITHDRAWN',
        elsewhere: 'SUBMITTED',
      })
      expect(deps.rows.bids.get('sent')?.updatedAt).toBe(at)
    }),
  )
})

describe('the deadline', () => {
  it(
    'opens the decision over the bids of this tender and lets those lapse that were not reconfirmed',
    within(() => {
      tender('t1', 'QUOTING', at)
      bid('sent', 'SUBMITTED', TODAY)
      bid('old', 'NEED_RECONFIRM', TODAY)
      bid('elsewhere', 'NEED_RECONFIRM', TODAY, 't2')
      closeQuoting(deps, 't1')
      expect(statusOf('t1')).toBe('EVALUATING')
      expect(deps.rows.tenders.get('t1')?.version).toBe(2)
      expect(states()).toEqual({ sent: 'SUBMITTED', old: 'EXPIRED', elsewhere: 'NEED_RECONFIRM' })
    }),
  )

  it.each([
    ['none', undefined],
    ['one that waits to be reconfirmed', 'NEED_RECONFIRM'],
    ['one that was withdrawn', 'WITHDRAWN'],
  ] as const)('ends a tender with %s, whatever others got', async (_, status) =>
    within(() => {
      tender('t1', 'QUOTING', at)
      if (status) bid('one', status, TODAY)
      bid('elsewhere', 'SUBMITTED', TODAY, 't2')
      closeQuoting(deps, 't1')
      expect(statusOf('t1')).toBe('FAILED')
    })(),
  )

  it.each([
    ['a tender whose deadline was moved', 'QUOTING', new Date(START + 1).toISOString()],
    ['a draft', 'QUOTING', undefined],
    ['a tender that was withdrawn', 'CANCELLED', at],
    ['a tender that is decided', 'AWARDED', at],
  ] as const)('does nothing to %s', async (_, status, deadline) =>
    within(() => {
      tender('t1', status, deadline)
      bid('sent', 'SUBMITTED', YESTERDAY)
      closeQuoting(deps, 't1')
      closeQuoting(deps, 'none')
      expect(statusOf('t1')).toBe(status)
      expect(states()).toEqual({ sent: 'SUBMITTED' })
    })(),
  )
})

describe('who hears of the deadline', () => {
  /** A member of the publisher, to receive messages. */
  const reader = () => deps.rows.members.put({ id: 'm1', companyId: 'c01', passwordHash: 'x' } as MemberRow)
  const told = () => deps.rows.messages.of('companyId', 'c01').map(({ type, params }) => [type, params['count']])

  it(
    'is the publisher: how many enterprises quoted, each once',
    within(() => {
      reader()
      tender('t1', 'QUOTING', at)
      bid('one', 'SUBMITTED', TODAY)
      bid('two', 'SUBMITTED', TODAY)
      const [first] = deps.rows.bids.all(({ id }) => id === 'one')
      if (first) deps.rows.bids.put({ ...first, id: 'other' })
      closeQuoting(deps, 't1')
      expect(told()).toEqual([['TENDER_CLOSED', '2']])
    }),
  )

  it(
    'is the publisher too where nobody quoted',
    within(() => {
      reader()
      tender('t1', 'QUOTING', at)
      closeQuoting(deps, 't1')
      expect(told()).toEqual([['TENDER_FAILED', undefined]])
    }),
  )
})
