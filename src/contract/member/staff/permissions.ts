import type { Role } from './values.ts'

/**
 * Who may do what in an enterprise: the table of TRADE part 10, with its second row as DEAL and CONFIRM, because
 * operations confirm and call off but do not publish, quote or award. Reading needs no permission except COSTS. Besides
 * it: KEEP for lists that the enterprise keeps together, SELF for one's own account (decision 0081).
 */
const ROLES_OF = {
  /** Drafts of tenders, quotes, listings; questions and answers about them. */
  DRAFT: ['OWNER', 'BUYER', 'OPERATIONS'],
  /** Publish, quote, award, list, and change what was agreed. */
  DEAL: ['OWNER', 'BUYER'],
  /** Confirm an award or a booking; book and call off. */
  CONFIRM: ['OWNER', 'BUYER', 'OPERATIONS'],
  /** Payments, refunds, statements, credit. */
  PAY: ['OWNER', 'FINANCE'],
  /** Invoices, titles, coupons. */
  BILL: ['OWNER', 'FINANCE'],
  /** Milestones, documents, additions. */
  FULFIL: ['OWNER', 'BUYER', 'OPERATIONS'],
  /** Agreeing to what others ask for above their limits. */
  DECIDE: ['OWNER', 'APPROVER'],
  /** Company data, staff, settings of the enterprise. */
  MANAGE: ['OWNER'],
  /** Reading rate sheets and mark-ups. */
  COSTS: ['OWNER', 'BUYER', 'APPROVER', 'FINANCE', 'VIEWER'],
  /** Favorites, saved searches, alerts, exports. */
  KEEP: ['OWNER', 'BUYER', 'APPROVER', 'FINANCE', 'OPERATIONS'],
  /** One's own account, and reading. */
  SELF: ['OWNER', 'BUYER', 'APPROVER', 'FINANCE', 'OPERATIONS', 'VIEWER'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof ROLES_OF

/** Every permission. */
export const PERMISSIONS = Object.keys(ROLES_OF) as [Permission, ...Permission[]]

/** Whether a role has a permission; without a role it is the owner's. */
export function hasPermission(role: Role | undefined, permission: Permission): boolean {
  return (ROLES_OF[permission] as readonly Role[]).includes(role ?? 'OWNER')
}

/** The permissions of a role. */
export const permissionsOf = (role: Role): Permission[] => PERMISSIONS.filter((one) => hasPermission(role, one))
