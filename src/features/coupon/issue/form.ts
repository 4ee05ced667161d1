import type { BatchDraft, BatchPartial, CouponScope } from '@/contract/coupon/draft.ts'
import {
  AMOUNT_MAX,
  CLAIM_DAYS_MAX,
  COLLECT_POINTS_MAX,
  HAND_OVERS_MAX,
  PER_USER_MAX,
  TOTAL_MAX,
} from '@/contract/coupon/limits.ts'
import { checkBatch } from '@/contract/coupon/rules.ts'
import type { CouponTerms } from '@/contract/coupon/usability.ts'
import type { Problem } from '@/contract/problem.ts'
import { checkDecimal } from '@/contract/validation.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { settledNumber } from '@/shared/number.ts'

/** Version of the form's shape: drafts of another version are not restored. */
export const FORM_VERSION = 1

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
const USUAL_DAYS = 14

/** Form state stored on this device, with the server version it is based on. */
export interface LocalBatch {
  draft: BatchDraft
  baseVersion: number | undefined
}

const ANYWHERE: CouponScope = {
  modes: [],
  lanes: [],
  pols: [],
  pods: [],
  isoCodes: [],
  carriers: [],
  userTypes: [],
  chargeCodes: [],
  firstOrderOnly: false,
}

/** Start of the current minute, which counts as begun. */
const thisMinute = (ms: number): string => new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString()
const nextMinute = (ms: number): string => thisMinute(ms + MINUTE_MS - 1)

/** Returns an empty batch: collected from now on for two weeks, valid for thirty days. */
export function blankBatch(now: number): BatchDraft {
  return {
    name: '',
    kind: 'CASH',
    threshold: '',
    currency: 'USD',
    scope: ANYWHERE,
    total: 100,
    perUserLimit: 1,
    claimFrom: thisMinute(now),
    claimTo: nextMinute(now + USUAL_DAYS * DAY_MS),
    validity: { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 30 },
    stackable: false,
    transferable: true,
    maxHandOvers: 1,
    pricePoints: 0,
    description: '',
  }
}

/** Completes a partial batch from the server. */
export function batchFrom(partial: BatchPartial, blank: BatchDraft): BatchDraft {
  // The server stores what this form has sent, possibly in an older shape.
  const known = partial as Partial<BatchDraft>
  return { ...blank, ...known, scope: { ...blank.scope, ...known.scope } }
}

/** Returns a copy to issue again: past times start now and keep their duration. */
export function copyOf(draft: BatchDraft, now: number): BatchDraft {
  if (Date.parse(draft.claimTo) > now) return draft
  const shift = now - Date.parse(draft.claimFrom)
  const { validity } = draft
  const day = (text: string) => marketDay(Date.parse(`${text}T00:00:00+08:00`) + shift)
  return {
    ...draft,
    claimFrom: thisMinute(now),
    claimTo: nextMinute(Date.parse(draft.claimTo) + shift),
    validity: validity.type === 'RELATIVE' ? validity : { ...validity, from: day(validity.from), to: day(validity.to) },
  }
}

const amountOf = (text: string | undefined): string => settledNumber(text ?? '')

/** Returns the batch to submit: only the fields of its kind, and no blanks where the contract allows none. */
export function tidyBatch(draft: BatchDraft): BatchDraft {
  const { value, discountPct, capAmount, perDayLimit, budgetCap, counterCash, ...rest } = draft
  return {
    ...rest,
    name: draft.name.trim(),
    description: draft.description.trim(),
    ...(draft.kind === 'CASH' ? { value: amountOf(value) } : { capAmount: amountOf(capAmount) }),
    ...(draft.kind === 'DISCOUNT' && discountPct !== undefined && { discountPct }),
    ...(draft.kind === 'CASH' && counterCash && { counterCash }),
    threshold: amountOf(draft.threshold) || '0',
    scope: { ...draft.scope, lanes: draft.scope.lanes.filter(({ pol, pod }) => pol !== '' || pod !== '') },
    ...(perDayLimit !== undefined && { perDayLimit }),
    ...(amountOf(budgetCap) !== '' && { budgetCap: amountOf(budgetCap) }),
    maxHandOvers: draft.transferable ? draft.maxHandOvers : 1,
  }
}

const ORDER = [
  'name',
  'kind',
  'scope.chargeCodes',
  'value',
  'discountPct',
  'capAmount',
  'currency',
  'threshold',
  'scope',
  'total',
  'perUserLimit',
  'perDayLimit',
  'pricePoints',
  'budgetCap',
  'claimFrom',
  'claimTo',
  'validity',
  'counterCash',
  'maxHandOvers',
  'description',
]
const placeOf = ({ field }: Problem): number => {
  const place = ORDER.findIndex((one) => field === one || field.startsWith(`${one}.`))
  return place < 0 ? ORDER.length : place
}

function range(field: string, value: number, min: number, max: number): Problem[] {
  return value < min || value > max ? [{ field, code: 'range', params: { min, max } }] : []
}

function checkNumbers({ total, perUserLimit, pricePoints, validity, maxHandOvers }: BatchDraft): Problem[] {
  return [
    ...range('total', total, 1, TOTAL_MAX),
    ...range('perUserLimit', perUserLimit, 1, PER_USER_MAX),
    ...range('pricePoints', pricePoints, 0, COLLECT_POINTS_MAX),
    ...range('maxHandOvers', maxHandOvers, 1, HAND_OVERS_MAX),
    ...(validity.type === 'RELATIVE'
      ? [
          ...range('validity.startAfterDays', validity.startAfterDays, 0, CLAIM_DAYS_MAX),
          ...range('validity.daysAfterClaim', validity.daysAfterClaim, 1, CLAIM_DAYS_MAX),
        ]
      : []),
  ]
}

function checkLanes({ scope }: BatchDraft): Problem[] {
  return scope.lanes.flatMap(({ pol, pod }, index): Problem[] => {
    const field = `scope.lanes.${index}`
    if (pol === '' && pod === '') return []
    if (pol === '' || pod === '') return [{ field, code: 'required' }]
    return pol === pod ? [{ field, code: 'portsEqual' }] : []
  })
}

/** Problems of a batch in form order: the shared rules and required fields. */
export function problemsOf(draft: BatchDraft, now: string): Problem[] {
  const tidy = tidyBatch(draft)
  // Blank rows are not sent, so lanes are checked by their index in the form.
  const shared = checkBatch(tidy, now).filter(({ field }) => !field.startsWith('scope.lanes'))
  const own = [...checkNumbers(tidy), ...checkLanes(draft)]
  const first = own.filter(({ field }) => !shared.some((one) => one.field === field))
  return [...shared, ...first].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Terms of an incomplete batch, if complete enough to calculate with. */
export function termsOf(draft: BatchDraft): CouponTerms | undefined {
  const tidy = tidyBatch(draft)
  const face = tidy.kind === 'CASH' ? tidy.value : tidy.capAmount
  if (checkDecimal(face, AMOUNT_MAX) || checkDecimal(tidy.threshold, AMOUNT_MAX, true)) return undefined
  if (tidy.kind === 'DISCOUNT' && tidy.discountPct === undefined) return undefined
  if (tidy.kind === 'FREE_ITEM' && tidy.scope.chargeCodes.length === 0) return undefined
  return { ...tidy, scope: { ...tidy.scope, lanes: tidy.scope.lanes.filter(({ pol, pod }) => pol && pod) } }
}

/** The batch for the preview: missing or invalid numbers count as zero. */
export function previewOf(draft: BatchDraft): BatchDraft {
  const tidy = tidyBatch(draft)
  const { capAmount, ...rest } = tidy
  const number = (text: string | undefined) => (checkDecimal(text, AMOUNT_MAX, true) ? '0' : (text ?? '0'))
  return {
    ...rest,
    value: number(tidy.value),
    threshold: number(tidy.threshold),
    ...(!checkDecimal(capAmount, AMOUNT_MAX) && { capAmount }),
    scope: { ...tidy.scope, lanes: tidy.scope.lanes.filter(({ pol, pod }) => pol && pod) },
  }
}
