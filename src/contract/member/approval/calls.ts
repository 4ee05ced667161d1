import type { ApprovalKind, ApprovalSubject } from './values.ts'

/**
 * How the amount of a call is found once it has been done or tried: ESTIMATE of a tender by earlier awards and the
 * index; all AWARDED parts of the tender; the PART of a bid that is confirmed; the price of what is BOOKED; what is
 * PAID; the LIMIT of a credit line.
 */
export type AmountBy = 'ESTIMATE' | 'AWARDED' | 'PART' | 'BOOKED' | 'PAID' | 'LIMIT'

interface Guarded {
  kind: ApprovalKind
  amount: AmountBy
  /** Fields of its input that name what it is about, in order; the first one that is there counts. */
  about: Readonly<Record<string, ApprovalSubject>>
}

const guarded = {
  'tender/submit': { kind: 'PUBLISH', amount: 'ESTIMATE', about: { id: 'TENDER' } },
  'tender/amend': { kind: 'PUBLISH', amount: 'ESTIMATE', about: { id: 'TENDER' } },
  'tender/award': { kind: 'AWARD', amount: 'AWARDED', about: { tenderId: 'TENDER' } },
  'bid/confirm': { kind: 'CONFIRM', amount: 'PART', about: { id: 'BID' } },
  'booking/accept': { kind: 'CONFIRM', amount: 'BOOKED', about: { id: 'ORDER' } },
  'booking/request': { kind: 'CALL_OFF', amount: 'BOOKED', about: { listingId: 'LISTING', agreementId: 'AGREEMENT' } },
  'booking/answerCounter': { kind: 'CALL_OFF', amount: 'BOOKED', about: { id: 'ORDER' } },
  'payment/create': { kind: 'PAY', amount: 'PAID', about: { orderId: 'ORDER' } },
  'credit/request': { kind: 'CREDIT', amount: 'LIMIT', about: {} },
  'credit/grant': { kind: 'CREDIT', amount: 'LIMIT', about: { id: 'CREDIT' } },
  'credit/change': { kind: 'CREDIT', amount: 'LIMIT', about: { id: 'CREDIT' } },
} as const satisfies Record<string, Guarded>

/** The last two parts of the path of a call that is held against limits. */
export type GuardedCall = keyof typeof guarded

/** Every call that is held against limits; all others are not. */
export const GUARDED: Readonly<Record<GuardedCall, Guarded>> = guarded
/** Their names. */
export const GUARDED_CALLS = Object.keys(guarded) as [GuardedCall, ...GuardedCall[]]

const PREFIX = '/trading/api/'

/** The name of a call in the table; undefined for a call without limits. */
export function guardedName(path: string): GuardedCall | undefined {
  return GUARDED_CALLS.find((name) => `${PREFIX}${name}` === path)
}

/** The path of a call of the table. */
export const guardedPath = (name: GuardedCall): string => `${PREFIX}${name}`
