import { describe, expect, it } from 'vitest'
import { isAdmitted, isInvited, isPublic, knownTender, maySee } from '@mock/domain/trade/tender/admission.ts'
import type { BidRow, TenderRow } from '@mock/domain/tradeRows.ts'
import { overNothing, personOf, putBid, putTender, refusalOf, withoutText } from '../support/rows.ts'

const INVITED = { visibility: 'INVITED' as const, invited: ['guest'] }
const [GUEST, STRANGER, OWNER] = ['guest', 'stranger', 'owner'].map((id) => personOf(id))

/** The same tender before publishing. */
function unpublished(tender: TenderRow): TenderRow {
  const { publishAt: _, ...draft } = tender
  return draft
}
/** The same bid as a draft. */
function unsent(bid: BidRow): BidRow {
  const { submittedAt: _, ...draft } = bid
  return draft
}

describe('a tender', () => {
  it(
    'is public once it is published, unless it is by invitation',
    overNothing((deps) => {
      expect(isPublic(putTender(deps))).toBe(true)
      expect(isPublic(putTender(deps, { body: INVITED }))).toBe(false)
      expect(isPublic(unpublished(putTender(deps)))).toBe(false)
      expect(isPublic(withoutText(deps, putTender(deps)))).toBe(true)
    }),
  )

  it(
    'by invitation is open to who is invited, every other to all',
    overNothing((deps) => {
      const closed = putTender(deps, { body: INVITED })
      expect([isInvited(closed, 'guest'), isInvited(closed, 'stranger'), isInvited(closed, undefined)]).toEqual([
        true,
        false,
        false,
      ])
      const nobody = putTender(deps, { body: { visibility: 'INVITED' } })
      expect(isInvited(nobody, 'guest')).toBe(false)
      const open = putTender(deps)
      expect([isInvited(open, 'stranger'), isInvited(open, undefined)]).toEqual([true, true])
    }),
  )
})

describe('who may know a tender', () => {
  it(
    'is everybody where it is public, also who is not signed in',
    overNothing((deps) => {
      const open = putTender(deps)
      expect([OWNER, STRANGER, undefined].map((caller) => maySee(deps, open, caller))).toEqual([true, true, true])
    }),
  )

  it(
    'is only its publisher while it is not published',
    overNothing((deps) => {
      const draft = unpublished(putTender(deps, { body: INVITED }))
      expect([OWNER, GUEST, STRANGER, undefined].map((caller) => maySee(deps, draft, caller))).toEqual([
        true,
        false,
        false,
        false,
      ])
    }),
  )

  it(
    'is the publisher, who is invited and who has sent a quote where it is by invitation',
    overNothing((deps) => {
      const closed = putTender(deps, { body: INVITED })
      putBid(deps, 'quoter', '100')
      putBid(deps, 'other', '100', { companyId: 'stranger', tenderId: 't2' })
      deps.rows.bids.put(unsent(putBid(deps, 'writer', '100')))
      const see = ['owner', 'guest', 'quoter', 'writer', 'stranger'].filter((id) => maySee(deps, closed, personOf(id)))
      expect(see).toEqual(['owner', 'guest', 'quoter'])
      expect(maySee(deps, closed, undefined)).toBe(false)
    }),
  )
})

describe('a tender by its id', () => {
  it(
    'is found by who may know it, and is 4004 to all others and where there is none',
    overNothing((deps) => {
      const closed = putTender(deps, { body: INVITED })
      expect(knownTender(deps, 't1', GUEST)).toEqual(closed)
      expect(refusalOf(() => knownTender(deps, 't1', STRANGER))).toBe(4004)
      expect(refusalOf(() => knownTender(deps, 'none', STRANGER))).toBe(4004)
    }),
  )

  it(
    'is 4004 to its publisher too while it is not published',
    overNothing((deps) => {
      deps.rows.tenders.put(unpublished(putTender(deps)))
      expect(refusalOf(() => knownTender(deps, 't1', OWNER))).toBe(4004)
    }),
  )
})

describe('who may quote', () => {
  it(
    'is everybody in the first round, where it is by invitation who is invited',
    overNothing((deps) => {
      const open = putTender(deps)
      expect([STRANGER, undefined].map((caller) => isAdmitted(deps, open, caller))).toEqual([true, true])
      const closed = putTender(deps, { body: INVITED })
      expect([GUEST, STRANGER, undefined].map((caller) => isAdmitted(deps, closed, caller))).toEqual([
        true,
        false,
        false,
      ])
    }),
  )

  it(
    'is from the second round on who is still in it with one of its bids',
    overNothing((deps) => {
      const second = putTender(deps, { round: 2 })
      putBid(deps, 'listed', '100', { status: 'NEED_RECONFIRM' })
      putBid(deps, 'out', '100', { outOfRound: 2 })
      putBid(deps, 'lost', '100', { status: 'LOST' })
      putBid(deps, 'expired', '100', { status: 'EXPIRED' })
      deps.rows.bids.put(unsent(putBid(deps, 'writer', '100')))
      putBid(deps, 'two1', '100', { companyId: 'two', status: 'LOST' })
      putBid(deps, 'two2', '100', { companyId: 'two' })
      const all = ['listed', 'out', 'lost', 'expired', 'writer', 'two', 'stranger']
      expect(all.filter((id) => isAdmitted(deps, second, personOf(id)))).toEqual(['listed', 'two'])
      expect(isAdmitted(deps, second, undefined)).toBe(false)
    }),
  )

  it(
    'is nobody whose invitation was taken back, though it is in the round',
    overNothing((deps) => {
      const second = putTender(deps, { round: 2, body: INVITED })
      putBid(deps, 'stranger', '100')
      expect(isAdmitted(deps, second, STRANGER)).toBe(false)
    }),
  )
})
