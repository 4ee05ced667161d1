import { describe, expect, it } from 'vitest'
import { CERTIFICATION_STATUSES } from '@/contract/member/values.ts'
import { DomainError } from '@mock/domain/errors.ts'
import { bodyOf, needCertified, ownBid, ownTender, refuseProblems } from '@mock/domain/guards.ts'
import { overNothing, personOf, putBid, putTender, refusalOf, withoutText } from '../support/rows.ts'

describe('an enterprise', () => {
  it(
    'gets its own tender, and 4004 for a stranger’s as for one that is not there',
    overNothing((deps) => {
      const tender = putTender(deps)
      expect(ownTender(deps, personOf('owner'), 't1')).toEqual(tender)
      expect(refusalOf(() => ownTender(deps, personOf('stranger'), 't1'))).toBe(4004)
      expect(refusalOf(() => ownTender(deps, personOf('owner'), 'none'))).toBe(4004)
    }),
  )

  it(
    'gets its own bid, and 4004 for a stranger’s as for one that is not there',
    overNothing((deps) => {
      const bid = putBid(deps, 'b1', '100', { companyId: 'bidder' })
      expect(ownBid(deps, personOf('bidder'), 'b1')).toEqual(bid)
      expect(refusalOf(() => ownBid(deps, personOf('stranger'), 'b1'))).toBe(4004)
      expect(refusalOf(() => ownBid(deps, personOf('bidder'), 'none'))).toBe(4004)
    }),
  )

  it('trades while its certification holds or is about to end, and not otherwise', () => {
    const trading = CERTIFICATION_STATUSES.filter(
      (certification) => refusalOf(() => needCertified(personOf('c', { certification }))) === undefined,
    )
    expect(trading).toEqual(['APPROVED', 'EXPIRING'])
  })
})

describe('a tender', () => {
  it(
    'has a text once it was handed in; until then there is nothing to read',
    overNothing((deps) => {
      const tender = putTender(deps)
      expect(bodyOf(tender)).toEqual(tender.body)
      expect(refusalOf(() => bodyOf(withoutText(deps, tender)))).toBe(4004)
    }),
  )
})

describe('what the shared rules found', () => {
  it('is refused at each field, with its figures', () => {
    const problems = [
      { field: 'title', code: 'required' },
      { field: 'lanes', code: 'range', params: { max: 5 } },
    ] as const
    let said: unknown
    try {
      refuseProblems(problems)
    } catch (error) {
      said = error instanceof DomainError && [error.code, error.details.fields]
    }
    const second = { field: 'lanes', key: 'problem.range', values: { max: 5 } }
    expect(said).toEqual([4001, [{ field: 'title', key: 'problem.required' }, second]])
  })

  it('refuses nothing where it is nothing', () => expect(refusalOf(() => refuseProblems([]))).toBeUndefined())
})
