import type { Offer } from '@/contract/coupon-trade/schemas.ts'

const DAY_MS = 86_400_000

/** How much less than the face value an offer costs, whole percent; never below 0. */
export function discountOf({ points, facePoints }: Pick<Offer, 'points' | 'facePoints'>): number {
  return facePoints > 0 ? Math.max(0, Math.floor((1 - points / facePoints) * 100)) : 0
}

/** Days until a moment, begun ones counted whole; 0 once it is over. */
export function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS))
}
