import type { Todo } from '@/contract/member/center/schemas.ts'
import type { UserType } from '@/contract/userType.ts'
import { todoLink } from '@/features/member/member/todoLink.ts'
import { navIds, routeFacts } from '@/routes/derive.ts'
import type { RouteId } from '@/routes/table.ts'

/** Groups of the workspace's navigation. */
export type PlaceGroup = 'buying' | 'selling' | 'money' | 'coupons' | 'company'

const GROUPS: Record<PlaceGroup, readonly RouteId[]> = {
  buying: ['tenderIssue', 'myTenderBids'],
  selling: ['myBids', 'myMarket'],
  money: ['payment', 'invoice'],
  coupons: ['myCoupons', 'couponManagement', 'couponVerification'],
  company: ['baseInfo', 'certification', 'myCollect'],
}

/** What an enterprise mostly does comes first. */
const ORDER: Record<UserType, readonly PlaceGroup[]> = {
  1: ['buying', 'selling', 'money', 'coupons', 'company'],
  2: ['selling', 'buying', 'money', 'coupons', 'company'],
  3: ['selling', 'buying', 'money', 'coupons', 'company'],
}

/** Returns the pages of the member's workspace by group, without those that this kind of enterprise may not open. */
export function placesOf(userType: UserType): { group: PlaceGroup; ids: RouteId[] }[] {
  const open = navIds('member', userType)
  return ORDER[userType]
    .map((group) => ({ group, ids: GROUPS[group].filter((id) => open.includes(id)) }))
    .filter(({ ids }) => ids.length > 0)
}

/** Number of open todos whose list is on a page; the member centre has them all. */
export function waitingOn(id: RouteId, duties: readonly Todo[]): number {
  // Tenders that one could quote on are an offer, nothing that waits.
  const open = duties.filter(({ kind }) => kind !== 'TO_QUOTE')
  const here =
    id === 'memberCenter' ? open : open.filter(({ kind }) => todoLink(kind).split('?')[0] === routeFacts(id).path)
  return here.reduce((sum, { count }) => sum + count, 0)
}
