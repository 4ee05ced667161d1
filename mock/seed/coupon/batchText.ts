import type { BatchDraft, CouponScope } from '@/contract/coupon/draft.ts'
import type { Random } from '../random.ts'

const DAY_MS = 24 * 3_600_000
const VALID_DAYS = 30
const iso = (ms: number): string => new Date(ms).toISOString()
const dayText = (ms: number): string => iso(ms).slice(0, 10)

/** Without restrictions. */
export const ANYWHERE: CouponScope = {
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

/** Benefit, least order and scope of a batch; without a scope it holds everywhere. */
export type CouponText = Pick<BatchDraft, 'kind' | 'threshold' | 'currency'> &
  Partial<Pick<BatchDraft, 'value' | 'discountPct' | 'capAmount' | 'stackable' | 'transferable' | 'pricePoints'>> & {
    scope?: Partial<CouponScope>
  }

/** Offers of issuers; coupon names are generated from them in the reader's language. Invented. */
const TEXTS: readonly CouponText[] = [
  {
    kind: 'CASH',
    value: '100',
    threshold: '2000',
    currency: 'USD',
    scope: { modes: ['FCL'], pods: ['USLAX', 'USOAK', 'USLGB'] },
  },
  {
    kind: 'CASH',
    value: '80',
    threshold: '1500',
    currency: 'USD',
    scope: { modes: ['FCL'], pods: ['NLRTM', 'DEHAM', 'GBFXT', 'BEANR'] },
    stackable: true,
  },
  {
    kind: 'DISCOUNT',
    discountPct: 5,
    capAmount: '150',
    threshold: '1000',
    currency: 'USD',
  },
  {
    kind: 'FREE_ITEM',
    capAmount: '500',
    threshold: '0',
    currency: 'CNY',
    scope: { chargeCodes: ['DOC'] },
    stackable: true,
  },
  {
    kind: 'CASH',
    value: '300',
    threshold: '5000',
    currency: 'CNY',
    scope: { isoCodes: ['45G1'] },
  },
  {
    kind: 'CASH',
    value: '60',
    threshold: '600',
    currency: 'USD',
    scope: { firstOrderOnly: true, userTypes: [1] },
    transferable: false,
  },
  {
    kind: 'DISCOUNT',
    discountPct: 20,
    capAmount: '600',
    threshold: '1000',
    currency: 'CNY',
    scope: { chargeCodes: ['TRKO'] },
    stackable: true,
  },
  {
    kind: 'CASH',
    value: '50',
    threshold: '500',
    currency: 'USD',
    scope: { modes: ['LCL'] },
  },
  {
    kind: 'CASH',
    value: '30',
    threshold: '800',
    currency: 'USD',
    scope: { pols: ['CNSHA'] },
    pricePoints: 200,
  },
]

/** Off a bill for services at the counter of the issuer. */
const COUNTER: CouponText = { kind: 'CASH', value: '200', threshold: '800', currency: 'CNY' }

/** Creates the content of a batch of the seed: benefit, collection period and total. */
export function writeBatch(
  random: Random,
  place: number,
  window: readonly [from: number, to: number],
  part: Partial<BatchDraft> = {},
): BatchDraft {
  const text = part.counterCash ? COUNTER : (TEXTS[place % TEXTS.length] ?? random.pick(TEXTS))
  return { ...writeText(random, text, window, place % 3 === 0), ...part }
}

/** Creates the content of a batch with a benefit, valid on fixed days or for some days from collecting. */
export function writeText(
  random: Random,
  { scope, ...text }: CouponText,
  [from, to]: readonly [from: number, to: number],
  isFixed: boolean,
): BatchDraft {
  const total = random.int(4, 20) * 10
  return {
    name: '',
    description: '',
    stackable: false,
    transferable: true,
    pricePoints: 0,
    ...text,
    scope: { ...ANYWHERE, ...scope },
    total,
    perUserLimit: random.int(1, 3),
    claimFrom: iso(from),
    claimTo: iso(to),
    validity: isFixed
      ? { type: 'ABSOLUTE', from: dayText(from), to: dayText(to + VALID_DAYS * DAY_MS) }
      : { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: VALID_DAYS },
    maxHandOvers: 1,
  }
}
