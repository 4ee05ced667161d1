import { Big } from 'big.js'
import type { Problem, ProblemCode } from '../problem.ts'
import { checkDecimal, checkText } from '../validation.ts'
import type { BatchDraft, CouponScope } from './draft.ts'
import { AMOUNT_MAX, COUPON_NAME_MAX } from './limits.ts'

const isPositive = (value: string | undefined): boolean => checkDecimal(value, AMOUNT_MAX) === undefined

/** Problems of a batch in form order. `now` is the market's time, ISO. */
export function checkBatch(draft: BatchDraft, now: string): Problem[] {
  // Coupons without their own name get a generated one.
  const name = checkText(draft.name, COUPON_NAME_MAX, draft.name.trim() === '' ? 0 : 2)
  return [
    ...(name ? [{ field: 'name', code: name, params: { min: 2, max: COUPON_NAME_MAX } }] : []),
    ...checkGift(draft),
    ...(checkDecimal(draft.threshold, AMOUNT_MAX, true) ? [{ field: 'threshold', code: 'number' } as const] : []),
    ...checkScope(draft),
    ...checkStock(draft),
    ...checkTimes(draft, now),
    ...checkCounter(draft),
  ]
}

/** Maximum value of one coupon, in its currency. */
export function faceValueOf(draft: Pick<BatchDraft, 'kind' | 'value' | 'capAmount'>): string {
  return (draft.kind === 'CASH' ? draft.value : draft.capAmount) ?? '0'
}

function checkGift({ kind, value, discountPct, capAmount, threshold }: BatchDraft): Problem[] {
  const wrong = (field: string, code: ProblemCode): Problem[] => [{ field, code }]
  if (kind === 'CASH') {
    if (!isPositive(value)) return wrong('value', 'number')
    // An order of exactly the minimum amount must still cost something.
    const least = new Big(checkDecimal(threshold, AMOUNT_MAX, true) ? '0' : threshold)
    return least.gt(0) && least.lte(value ?? '0') ? wrong('value', 'discountOverThreshold') : []
  }
  return [
    ...(kind === 'DISCOUNT' && discountPct === undefined
      ? [{ field: 'discountPct', code: 'range', params: { min: 1, max: 99 } } as const]
      : []),
    ...(isPositive(capAmount) ? [] : wrong('capAmount', 'number')),
  ]
}

function checkScope({ kind, scope }: BatchDraft): Problem[] {
  const same = scope.lanes.flatMap(({ pol, pod }, index): Problem[] =>
    pol === pod ? [{ field: `scope.lanes.${index}`, code: 'portsEqual' }] : [],
  )
  return kind === 'FREE_ITEM' && scope.chargeCodes.length === 0
    ? [...same, { field: 'scope.chargeCodes', code: 'chooseSome' }]
    : same
}

/** Whether the scope can only be checked on an order: an amount has no mode, lane, container, carrier or history. */
export function isBoundToOrder({ modes, lanes, pols, pods, isoCodes, carriers, firstOrderOnly }: CouponScope): boolean {
  return firstOrderOnly || [modes, lanes, pols, pods, isoCodes, carriers].some((wanted) => wanted.length > 0)
}

/** Without an order only a fixed amount can be checked, and no condition that an order has. */
function checkCounter({ kind, scope, counterCash }: BatchDraft): Problem[] {
  const isPlain = kind === 'CASH' && !isBoundToOrder(scope)
  return counterCash && !isPlain ? [{ field: 'counterCash', code: 'counterPlain' }] : []
}

function checkStock(draft: BatchDraft): Problem[] {
  const { total, perUserLimit, perDayLimit, budgetCap } = draft
  const face = faceValueOf(draft)
  return [
    ...(perUserLimit > total
      ? [{ field: 'perUserLimit', code: 'range', params: { min: 1, max: total } } as const]
      : []),
    ...(perDayLimit !== undefined && perDayLimit > perUserLimit
      ? [{ field: 'perDayLimit', code: 'range', params: { min: 1, max: perUserLimit } } as const]
      : []),
    ...(budgetCap !== undefined && (!isPositive(budgetCap) || (isPositive(face) && new Big(budgetCap).lt(face)))
      ? [{ field: 'budgetCap', code: 'budgetSmall' } as const]
      : []),
  ]
}

function checkTimes({ claimFrom, claimTo, validity }: BatchDraft, now: string): Problem[] {
  const [from, to, at] = [claimFrom, claimTo, now].map((moment) => Date.parse(moment)) as [number, number, number]
  // An incomplete form may lack dates.
  const missing: [field: string, isThere: boolean][] = [
    ['claimFrom', !Number.isNaN(from)],
    ['claimTo', !Number.isNaN(to)],
    ...(validity.type === 'ABSOLUTE'
      ? ([
          ['validity.from', validity.from !== ''],
          ['validity.to', validity.to !== ''],
        ] as [string, boolean][])
      : []),
  ]
  if (missing.some(([, isThere]) => !isThere))
    return missing.flatMap(([field, isThere]): Problem[] => (isThere ? [] : [{ field, code: 'required' }]))
  const claim: Problem[] =
    to <= from ? [{ field: 'claimTo', code: 'endBeforeStart' }] : to <= at ? [{ field: 'claimTo', code: 'past' }] : []
  if (validity.type === 'RELATIVE') return claim
  if (validity.to < validity.from) return [...claim, { field: 'validity.to', code: 'endBeforeStart' }]
  // A coupon collected on the last day must not have expired already.
  const lastClaim = new Date(to + 8 * 3_600_000).toISOString().slice(0, 10)
  return validity.to < lastClaim ? [...claim, { field: 'validity.to', code: 'validityBeforeClaim' }] : claim
}
