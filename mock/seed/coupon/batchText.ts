import type { BatchDraft, CouponScope } from '@/contract/coupon/draft.ts'
import type { Random } from '../random.ts'

const DAY_MS = 24 * 3_600_000
const VALID_DAYS = 30
const iso = (ms: number): string => new Date(ms).toISOString()
const dayText = (ms: number): string => iso(ms).slice(0, 10)

/** Everywhere and for everybody. */
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

type Text = Pick<BatchDraft, 'name' | 'kind' | 'threshold' | 'currency' | 'description'> &
  Partial<Pick<BatchDraft, 'value' | 'discountPct' | 'capAmount' | 'stackable' | 'transferable' | 'pricePoints'>> & {
    scope?: Partial<CouponScope>
  }

/** What issuers write. Invented. */
const TEXTS: readonly Text[] = [
  {
    name: '美西航线立减 100 美元',
    kind: 'CASH',
    value: '100',
    threshold: '2000',
    currency: 'USD',
    scope: { modes: ['FCL'], pods: ['USLAX', 'USOAK', 'USLGB'] },
    description: '适用于美国西岸整箱订单，付款时抵扣。',
  },
  {
    name: '欧洲基本港立减 80 美元',
    kind: 'CASH',
    value: '80',
    threshold: '1500',
    currency: 'USD',
    scope: { modes: ['FCL'], pods: ['NLRTM', 'DEHAM', 'GBFXT', 'BEANR'] },
    stackable: true,
    description: '欧洲基本港整箱订单可用，可与文件费券同用。',
  },
  {
    name: '全航线九五折',
    kind: 'DISCOUNT',
    discountPct: 5,
    capAmount: '150',
    threshold: '1000',
    currency: 'USD',
    description: '全部航线可用，最高减 150 美元。',
  },
  {
    name: '免文件费',
    kind: 'FREE_ITEM',
    capAmount: '500',
    threshold: '0',
    currency: 'CNY',
    scope: { chargeCodes: ['DOC'] },
    stackable: true,
    description: '免除一票文件费，最高 500 元。',
  },
  {
    name: '40 尺高柜立减 300 元',
    kind: 'CASH',
    value: '300',
    threshold: '5000',
    currency: 'CNY',
    scope: { isoCodes: ['45G1'] },
    description: '含 40 尺高柜的订单可用。',
  },
  {
    name: '新客户首单立减',
    kind: 'CASH',
    value: '60',
    threshold: '600',
    currency: 'USD',
    scope: { firstOrderOnly: true, userTypes: [1] },
    transferable: false,
    description: '仅限外贸企业与本公司的首单。',
  },
  {
    name: '拖车费八折',
    kind: 'DISCOUNT',
    discountPct: 20,
    capAmount: '600',
    threshold: '1000',
    currency: 'CNY',
    scope: { chargeCodes: ['TRKO'] },
    stackable: true,
    description: '只对起运地拖车费打折，最高减 600 元。',
  },
  {
    name: '拼箱满 500 减 50',
    kind: 'CASH',
    value: '50',
    threshold: '500',
    currency: 'USD',
    scope: { modes: ['LCL'] },
    description: '拼箱订单可用。',
  },
  {
    name: '上海出口积分兑换券',
    kind: 'CASH',
    value: '30',
    threshold: '800',
    currency: 'USD',
    scope: { pols: ['CNSHA'] },
    pricePoints: 200,
    description: '用积分兑换，上海起运的订单可用。',
  },
]

/** Writes the text of a batch: what it gives, when it can be collected, and how many there are. */
export function writeBatch(
  random: Random,
  place: number,
  [from, to]: readonly [from: number, to: number],
  part: Partial<BatchDraft> = {},
): BatchDraft {
  const { scope, ...text } = TEXTS[place % TEXTS.length] ?? random.pick(TEXTS)
  const total = random.int(4, 20) * 10
  return {
    stackable: false,
    transferable: true,
    pricePoints: 0,
    ...text,
    scope: { ...ANYWHERE, ...scope },
    total,
    perUserLimit: random.int(1, 3),
    claimFrom: iso(from),
    claimTo: iso(to),
    validity:
      place % 3 === 0
        ? { type: 'ABSOLUTE', from: dayText(from), to: dayText(to + VALID_DAYS * DAY_MS) }
        : { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: VALID_DAYS },
    maxHandOvers: 1,
    ...part,
  }
}
