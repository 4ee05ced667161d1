import { isCertified } from '@/contract/member/values.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import type { Permission } from '@/contract/member/staff/permissions.ts'
import type { UserType } from '@/contract/userType.ts'

/** Transport modes, as far as permissions depend on them. */
export type AccessMode = 'FCL' | 'LCL' | 'AIR' | 'RAIL' | 'TRUCK'

/** Actions of a member. FIELD "Who may do what"; PRODUCT 4. */
export type Action =
  | 'tender.publish'
  | 'tender.draft'
  | 'tender.award'
  | 'tender.ask'
  | 'bid.quote'
  | 'bid.confirm'
  | 'order.pay'
  | 'listing.publish'
  | 'listing.book'
  | 'listing.ask'
  | 'coupon.issue'
  | 'coupon.verify'
  | 'coupon.claim'
  | 'invoice.request'
  | 'favorite.add'
  | 'member.area'

/** Why access is denied; `certification` means that the button stays and links to the certification. */
export type Refusal = 'login' | 'userType' | 'role' | 'notOwner' | 'certification'

/** Whether an action is allowed now. The server has the final say. */
export type Access = { allowed: true; reason?: undefined } | { allowed: false; reason: Refusal }

/** Context of a permission check besides the member. */
export interface AccessContext {
  mode?: AccessMode | undefined
  /**
   * Company that owns the object; only its members may `tender.award` and `order.pay`, and nobody may quote on an own
   * tender.
   */
  ownerCompanyId?: string | undefined
}

interface Rule {
  userTypes: readonly UserType[]
  /** Replaces `userTypes` for some modes. */
  byMode?: Partial<Record<AccessMode, readonly UserType[]>>
  /** Needs no certification. */
  isFree?: true
  owner?: 'only' | 'never'
  /** What the person's role must have; absent: nothing. */
  permission?: Permission
}

const ALL: readonly UserType[] = [1, 2, 3]
const SELLERS: readonly UserType[] = [2, 3]

// Assumed: decision 0005, following FIELD "Who may do what" and PRODUCT 4 (type 3 also quotes LCL).
const QUOTING: Rule = {
  userTypes: SELLERS,
  byMode: { FCL: [2], AIR: [2], RAIL: [2] },
  owner: 'never',
  // Opens the form; sending it is DEAL.
  permission: 'DRAFT',
}
const ISSUING: Rule = { userTypes: SELLERS, permission: 'BILL' }
const FREE: Rule = { userTypes: ALL, isFree: true }
const RULES: Record<Action, Rule> = {
  'tender.publish': { userTypes: [1, 2], permission: 'DEAL' },
  'tender.draft': { userTypes: [1, 2], isFree: true, permission: 'DRAFT' },
  'tender.award': { userTypes: [1, 2], owner: 'only', permission: 'DEAL' },
  // Anyone who may quote may ask.
  'tender.ask': QUOTING,
  'bid.quote': QUOTING,
  'bid.confirm': { userTypes: SELLERS, permission: 'CONFIRM' },
  'order.pay': { userTypes: [1, 2], owner: 'only', permission: 'PAY' },
  'listing.publish': { userTypes: SELLERS, permission: 'DEAL' },
  'listing.book': { userTypes: [1, 2], owner: 'never', permission: 'CONFIRM' },
  'listing.ask': { userTypes: ALL, owner: 'never', permission: 'DRAFT' },
  'coupon.issue': ISSUING,
  'coupon.verify': ISSUING,
  'coupon.claim': { userTypes: ALL, owner: 'never', permission: 'BILL' },
  'invoice.request': { userTypes: ALL, permission: 'BILL' },
  'favorite.add': FREE,
  'member.area': FREE,
}

const refuse = (reason: Refusal): Access => ({ allowed: false, reason })

/** Whether a member (undefined: a guest) may do something, and if not, why. Spec §6; decision 0005. */
export function can(action: Action, user: CurrentUser | undefined, context: AccessContext = {}): Access {
  if (!user) return refuse('login')
  const rule = RULES[action]
  const { mode, ownerCompanyId } = context
  const userTypes = (mode && rule.byMode?.[mode]) ?? rule.userTypes
  if (!userTypes.includes(user.userType)) return refuse('userType')
  if (rule.permission && user.permissions?.includes(rule.permission) === false) return refuse('role')
  const isOwner = ownerCompanyId === user.companyId
  if (ownerCompanyId !== undefined && rule.owner && isOwner !== (rule.owner === 'only')) return refuse('notOwner')
  if (!rule.isFree && !isCertified(user.certification)) return refuse('certification')
  return { allowed: true }
}
