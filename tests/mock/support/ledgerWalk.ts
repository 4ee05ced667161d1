import type { Stock } from '@/contract/market/listing/draft.ts'
import type { Caller } from '@mock/domain/deps.ts'
import type { ListingRow } from '@mock/domain/market/listing/row.ts'
import type { Store } from '@mock/store/port.ts'
import { chargesOf, draftOf } from './listing.ts'
import { depsOver } from './deps.ts'
import { START } from './market.ts'

/** The container types of the walk's listing. */
export const TYPES = ['22G1', '45G1'] as const
export const SELLER = callerOf('c02', 2)
export const BUYERS = [callerOf('c01', 1), callerOf('c05', 1)] as const

function callerOf(companyId: string, userType: Caller['userType']): Caller {
  return { companyId, memberId: `m${companyId}`, sessionId: 's', userType, certification: 'APPROVED' }
}

/** The walk's own record of a booking, kept without reading the market, so that it can predict it. */
export interface Known {
  items: Stock[]
  buyer: Caller
  state: 'asked' | 'toPay' | 'paid' | 'executing' | 'delivered' | 'settled' | 'closed'
  /** When it expires without an answer or payment. */
  until: number
}

/** A market with only a seller, two buyers and one listing. */
export function openWalk(store: Store, seed: number) {
  const { deps, time } = depsOver(store)
  const { rows } = deps
  rows.market.put({
    id: 'market',
    seed: 'walk',
    fileSecret: 'of-tests',
    seededAt: START,
    aheadMs: 0,
    robots: true,
    faults: { delayMs: 0, errorPct: 0, endSessions: false },
  })
  for (const { companyId, memberId, userType } of [SELLER, ...BUYERS]) {
    rows.companies.put({
      id: companyId,
      userType,
      nameZh: companyId,
      uscc: companyId,
      provinceCode: '310000',
      cityName: '上海',
      address: '',
      services: [],
      lanes: [],
      markets: [],
      certification: 'APPROVED',
      rating: 5,
      ratingCount: 0,
      completedOrders: 0,
      onTimePct: 100,
      medianResponseMin: 1,
      createdAt: new Date(START).toISOString(),
    })
    const person = { account: companyId, mobile: '16400000000', contactName: companyId, salt: '', passwordHash: 'x' }
    rows.members.put({ id: memberId, companyId, ...person, demo: true, createdAt: new Date(START).toISOString() })
  }
  const at = new Date(START).toISOString()
  const first: ListingRow = {
    id: 'l1',
    no: 'HP-1',
    companyId: SELLER.companyId,
    memberId: SELLER.memberId,
    status: 'ONLINE',
    version: 1,
    sketch: {},
    body: bodyOf([8, 5]),
    confirmedAt: at,
    views: 0,
    enquiries: 0,
    reports: [],
    createdAt: at,
    updatedAt: at,
  }
  rows.listings.put(first)
  let rolled = seed * 7919 + 17
  const roll = (below: number): number => {
    rolled = (rolled * 48271) % 2147483647
    return rolled % below
  }
  return { deps, time, roll, stock: [8, 5], refusals: 0, known: new Map<string, Known>() }
}
export type Walk = ReturnType<typeof openWalk>

/** The listing with a stock per container type. */
export function bodyOf(stock: readonly number[]) {
  const [main, doc] = chargesOf('18')
  if (!main || !doc) throw new Error('no charges')
  return draftOf({
    minOrder: 1,
    validTo: '2027-02-15',
    charges: [...TYPES.map((isoCode) => ({ ...main, isoCode })), doc],
    stock: TYPES.map((isoCode, index) => ({ isoCode, qty: stock[index] ?? 0 })),
  })
}

/** The current listing. */
export const listingOf = ({ deps }: Walk): ListingRow => {
  const row = deps.rows.listings.get('l1')
  if (!row) throw new Error('no listing')
  return row
}
/** Quantity of a container type. */
export const sumOf = (items: readonly Stock[], isoCode: string): number =>
  items.reduce((sum, item) => sum + (item.isoCode === isoCode ? item.qty : 0), 0)
/** Quantities of the active bookings. */
export const standing = ({ known }: Walk): Stock[] =>
  [...known.values()].flatMap(({ state, items }) => (state === 'closed' ? [] : items))
/** Expected remaining quantity of each type. */
export const leftOf = (walk: Walk): number[] =>
  TYPES.map((isoCode, index) => Math.max(0, (walk.stock[index] ?? 0) - sumOf(standing(walk), isoCode)))
