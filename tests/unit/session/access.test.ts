import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import type { UserType } from '@/contract/userType.ts'
import { can } from '@/session/access.ts'
import type { AccessContext, Action } from '@/session/access.ts'

const member = (userType: UserType, certification: CurrentUser['certification'] = 'APPROVED'): CurrentUser => ({
  id: `u${userType}`,
  account: 'a',
  companyId: `c${userType}`,
  companyNameZh: 'x',
  userType,
  mobileMasked: '138****8000',
  contactName: 'x',
  certification,
})

/** FIELD "Who may do what" and PRODUCT 4: the user types that may. */
const table: [Action, AccessContext, UserType[]][] = [
  ['tender.publish', { mode: 'FCL' }, [1, 2]],
  ['tender.publish', { mode: 'TRUCK' }, [1, 2]],
  ['bid.quote', { mode: 'FCL' }, [2]],
  ['bid.quote', { mode: 'AIR' }, [2]],
  ['bid.quote', { mode: 'RAIL' }, [2]],
  ['bid.quote', { mode: 'LCL' }, [2, 3]],
  ['bid.quote', { mode: 'TRUCK' }, [2, 3]],
  ['bid.quote', {}, [2, 3]],
  ['tender.award', {}, [1, 2]],
  ['order.pay', {}, [1, 2]],
  ['listing.publish', {}, [2, 3]],
  ['coupon.issue', {}, [2, 3]],
  ['coupon.verify', {}, [2, 3]],
  ['coupon.claim', {}, [1, 2, 3]],
  ['invoice.request', {}, [1, 2, 3]],
  ['favorite.add', {}, [1, 2, 3]],
]

describe('who may do what', () => {
  test.each(table)('%s %j is for user types %j', (action, context, allowed) => {
    for (const userType of [1, 2, 3] as const) {
      const access = can(action, member(userType), context)
      expect(access).toEqual(allowed.includes(userType) ? { allowed: true } : { allowed: false, reason: 'userType' })
    }
  })

  test.each(table)('%s %j asks a guest to log in', (action, context) => {
    expect(can(action, undefined, context)).toEqual({ allowed: false, reason: 'login' })
  })

  test('what binds needs certification, drafts and favourites do not', () => {
    expect(can('tender.publish', member(1, 'REVIEWING'))).toEqual({ allowed: false, reason: 'certification' })
    expect(can('tender.publish', member(1, 'EXPIRING')).allowed).toBe(true)
    expect(can('tender.draft', member(1, 'NONE')).allowed).toBe(true)
    expect(can('favorite.add', member(1, 'REJECTED')).allowed).toBe(true)
  })

  test('only the owner awards, and nobody quotes on his own tender', () => {
    expect(can('tender.award', member(1), { ownerCompanyId: 'c1' }).allowed).toBe(true)
    expect(can('tender.award', member(1), { ownerCompanyId: 'c9' })).toEqual({ allowed: false, reason: 'notOwner' })
    expect(can('bid.quote', member(2), { ownerCompanyId: 'c2' })).toEqual({ allowed: false, reason: 'notOwner' })
    expect(can('bid.quote', member(2), { ownerCompanyId: 'c1' }).allowed).toBe(true)
  })
})
