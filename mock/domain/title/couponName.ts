import type { BatchDraft, CouponScope } from '@/contract/coupon/draft.ts'
import { groupedAmount } from '@/contract/money.ts'
import type { Language } from '../../messages.ts'
import { REFERENCE } from '../../seed/reference.ts'
import { inLanguage, MODE_IN_TITLE, titleWords } from '../../titleTexts.ts'
import type { Deps } from '../deps.ts'
import { portIn, wayIn } from './places.ts'

type Terms = Pick<BatchDraft, 'name' | 'kind' | 'value' | 'discountPct' | 'currency' | 'scope'>

/** The terms of a batch with its name for this reader. */
export const namedTerms = ({ language }: Pick<Deps, 'language'>, body: BatchDraft): BatchDraft =>
  body.name === '' ? { ...body, name: couponNameIn(language, body) } : body

/** Name of a batch's coupons for this reader; '' if the batch is a draft or does not exist. */
export function batchName({ rows, language }: Pick<Deps, 'rows' | 'language'>, batchId: string | undefined): string {
  const body = rows.batches.get(batchId ?? '')?.body
  return body ? couponNameIn(language, body) : ''
}

/** Name of a coupon on an order; a generated name is stored empty. */
export function couponName(
  { rows, language }: Pick<Deps, 'rows' | 'language'>,
  use: { couponId: string; name: string },
) {
  return use.name || batchName({ rows, language }, rows.coupons.get(use.couponId)?.batchId)
}

/** The typed name of a coupon, else one generated from benefit and scope: "USD 100 off, North America West Coast". */
export function couponNameIn(language: Language, terms: Terms): string {
  if (terms.name !== '') return terms.name
  const isZh = language === 'zh-CN'
  const [gift, where] = [giftIn(language, terms), scopeIn(language, terms.scope)]
  return (isZh ? [where, gift] : [gift, where]).filter(Boolean).join(isZh ? ' ' : ', ')
}

function giftIn(language: Language, { kind, value = '', discountPct = 0, currency, scope }: Terms): string {
  if (kind === 'CASH') return titleWords('cashOff', language, { currency, amount: groupedAmount(value) })
  const charges = chargesIn(language, scope.chargeCodes, kind === 'FREE_ITEM')
  if (kind === 'FREE_ITEM') return titleWords('free', language, { charges })
  // Chinese names the remaining share: 20 % off are eight tenths, 5 % off are nine and a half.
  const tenths = String((100 - discountPct) / 10)
  const values = { percent: discountPct, tenths, charges }
  return titleWords(charges === '' ? 'percentOff' : 'chargeOff', language, values)
}

/** Names of charges; in an English phrase only the first word is capitalized. */
function chargesIn(language: Language, codes: readonly string[], beginsPhrase: boolean): string {
  const names = codes.map((code, index) => {
    const { nameZh = code, nameEn = code } = REFERENCE.chargeByCode.get(code) ?? {}
    if (language === 'zh-CN') return nameZh
    return beginsPhrase && index === 0 ? nameEn : nameEn.toLowerCase()
  })
  return names.join(language === 'zh-CN' ? '、' : ', ')
}

function scopeIn(language: Language, scope: CouponScope): string {
  const parts = [
    scope.firstOrderOnly ? titleWords('firstOrder', language) : '',
    ...routesIn(language, scope),
    scope.modes
      .map((mode) => (mode === 'FCL' ? inLanguage(['整箱', 'FCL'], language) : modeIn(language, mode)))
      .join('/'),
    scope.isoCodes.map((isoCode) => boxCode(isoCode)).join('/'),
    scope.carriers.join('/'),
  ].filter(Boolean)
  // A coupon on charges needs no scope; one on everything states that.
  if (parts.length === 0) return scope.chargeCodes.length > 0 ? '' : titleWords('anywhere', language)
  return parts.join(' ')
}

function routesIn(language: Language, { lanes, pols, pods }: CouponScope): string[] {
  const [lane] = lanes
  const way = wayIn(language, lane?.pol, lane?.pod)
  return [
    lanes.length > 1 ? titleWords('wayMore', language, { way, count: lanes.length, more: lanes.length - 1 }) : way,
    portsIn(language, pols, 'from'),
    laneOf(language, pods) ?? portsIn(language, pods, 'to'),
  ]
}

function portsIn(language: Language, codes: readonly string[], end: 'from' | 'to'): string {
  const [first] = codes
  if (first === undefined) return ''
  const values = { port: portIn(language, first), count: codes.length, more: codes.length - 1 }
  return titleWords(codes.length > 1 ? `${end}More` : end, language, values)
}

/** The common trade lane of several ports. */
function laneOf(language: Language, codes: readonly string[]): string | undefined {
  const ids = new Set(codes.map((code) => REFERENCE.portByCode.get(code)?.lane))
  const [id] = ids
  const lane = REFERENCE.freight.lanes.find((one) => one.id === id)
  if (codes.length < 2 || ids.size > 1 || !lane) return undefined
  return titleWords('toLane', language, { lane: language === 'zh-CN' ? lane.nameZh : lane.nameEn })
}

const modeIn = (language: Language, mode: CouponScope['modes'][number]): string =>
  inLanguage(MODE_IN_TITLE[mode], language)

const boxCode = (isoCode: string): string =>
  REFERENCE.freight.containerTypes.find((type) => type.isoCode === isoCode)?.code ?? isoCode
