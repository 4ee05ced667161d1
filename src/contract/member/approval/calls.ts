import type { OrderSide } from '../../money/order/values.ts'
import type { ApprovalKind, ApprovalSubject } from './values.ts'

/**
 * How the amount of a call is found once it has been done or tried: ESTIMATE of a tender by earlier awards and the
 * index; all AWARDED parts of the tender; the PART of a bid that is confirmed; the price of what is BOOKED; what is
 * PAID, also from a BALANCE; what is REFUNDED; the addition that is ADDED; what an agreement is AMENDED by, or RENEWED
 * for; the LIMIT of a credit line, also one GIVEN with a confirmation.
 */
export type AmountBy =
  | 'ESTIMATE'
  | 'AWARDED'
  | 'PART'
  | 'BOOKED'
  | 'PAID'
  | 'BALANCE'
  | 'REFUNDED'
  | 'ADDED'
  | 'AMENDED'
  | 'RENEWED'
  | 'LIMIT'
  | 'GIVEN'

/** A limit that a call is held against; `side`: for callers on this side of an agreement only. */
export interface Bind {
  kind: ApprovalKind
  amount: AmountBy
  side?: OrderSide
}

interface Guarded {
  /** All of them are looked at; the stricter one decides. */
  binds: readonly Bind[]
  /** Fields of its input that name what it is about, in order; the first one that is there counts. A refund: its order. */
  about: Readonly<Record<string, ApprovalSubject | 'REFUND'>>
}

const given = { kind: 'CREDIT', amount: 'GIVEN' } as const
const booked = { kind: 'CONFIRM', amount: 'BOOKED' } as const
/** What the buyer awarded grows or shrinks; the seller confirms it anew. */
const bySide = <A extends AmountBy>(amount: A) =>
  [
    { kind: 'AWARD', amount, side: 'BUYER' },
    { kind: 'CONFIRM', amount, side: 'SELLER' },
  ] as const
const agreement = { id: 'AGREEMENT' } as const
const order = { id: 'ORDER' } as const
const credit = [{ kind: 'CREDIT', amount: 'LIMIT' }] as const
const published = [{ kind: 'PUBLISH', amount: 'ESTIMATE' }] as const
const ordered = [{ kind: 'CALL_OFF', amount: 'BOOKED' }] as const

const guarded = {
  'tender/submit': { binds: published, about: { id: 'TENDER' } },
  'tender/amend': { binds: published, about: { id: 'TENDER' } },
  'tender/award': { binds: [{ kind: 'AWARD', amount: 'AWARDED' }], about: { tenderId: 'TENDER' } },
  'bid/confirm': { binds: [{ kind: 'CONFIRM', amount: 'PART' }, given], about: { id: 'BID' } },
  'booking/accept': { binds: [booked, given], about: order },
  'booking/counter': { binds: [booked, given], about: order },
  'booking/request': { binds: ordered, about: { listingId: 'LISTING', agreementId: 'AGREEMENT' } },
  'booking/answerCounter': { binds: ordered, about: order },
  'order/answerCharge': { binds: [{ kind: 'CONFIRM', amount: 'ADDED' }], about: order },
  'agreement/amend': { binds: bySide('AMENDED'), about: agreement },
  'agreement/answerAmend': { binds: bySide('AMENDED'), about: agreement },
  'agreement/renew': { binds: bySide('RENEWED'), about: agreement },
  'agreement/answerRenew': { binds: bySide('RENEWED'), about: agreement },
  'payment/create': { binds: [{ kind: 'PAY', amount: 'PAID' }], about: { orderId: 'ORDER' } },
  'payment/applyBalance': { binds: [{ kind: 'PAY', amount: 'BALANCE' }], about: { orderId: 'ORDER' } },
  'payment/answerRefund': { binds: [{ kind: 'PAY', amount: 'REFUNDED' }], about: { id: 'REFUND' } },
  'credit/request': { binds: credit, about: {} },
  'credit/grant': { binds: credit, about: { id: 'CREDIT' } },
  'credit/change': { binds: credit, about: { id: 'CREDIT' } },
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
