import type { UserType } from '@/contract/userType.ts'
import { routes } from './table.ts'
import type { RouteId } from './table.ts'
import type { NavPlace, RouteFacts } from './types.ts'

const facts: Record<RouteId, RouteFacts<RouteId>> = routes

/** Returns the facts of a route with their general type. */
export function routeFacts(id: RouteId): RouteFacts<RouteId> {
  return facts[id]
}

/** Why a page is not shown to the user; undefined if it is. */
export type EntryRefusal = 'login' | 'userType'

/**
 * Whether the user may open a page; `userType` is undefined for a guest. The server has the final say. Decision 0005.
 */
export function entryRefusal(id: RouteId, userType: UserType | undefined): EntryRefusal | undefined {
  const { access } = facts[id]
  if (access === 'public' || access === 'guest') return undefined
  if (userType === undefined) return 'login'
  return access === 'member' || access.includes(userType) ? undefined : 'userType'
}

/** Whether to show a link to the page: login can be fixed, the wrong kind of enterprise cannot. */
export function canEnter(id: RouteId, userType: UserType | undefined): boolean {
  return entryRefusal(id, userType) === undefined
}

/** Returns the routes of a menu in the table's order, without those that this member may not open. */
export function navIds(place: NavPlace, userType: UserType | undefined): RouteId[] {
  const ids = Object.keys(facts) as RouteId[]
  return ids.filter((id) => facts[id].nav?.includes(place) && entryRefusal(id, userType) !== 'userType')
}

/** Whether a page is of the member's workspace, which has its own navigation beside it. */
export function isWorkPage(id: RouteId): boolean {
  const { access, nav } = facts[id]
  return nav?.includes('member') === true || (access !== 'public' && access !== 'guest')
}

/** Returns the route's ancestors from the top, itself last. */
export function crumbIds(id: RouteId): RouteId[] {
  const { parent } = facts[id]
  return parent ? [...crumbIds(parent), id] : [id]
}
