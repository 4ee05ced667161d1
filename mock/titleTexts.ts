import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import type { Language } from './messages.ts'

type Pair = readonly [zh: string, en: string]

/** Texts of generated titles in both languages; the publishing form proposes a tender's title with the same texts. */
const TEXTS = {
  way: ['{from}→{to}', '{from}-{to}'],
  moreLanes: ['等 {count} 条航线', '({count} lanes)'],
  sails: ['{day}开航', 'sails {day}'],
  ready: ['{day}货好', 'ready {day}'],
  cashOff: ['立减 {currency} {amount}', '{currency} {amount} off'],
  percentOff: ['{tenths} 折', '{percent}% off'],
  chargeOff: ['{charges} {tenths} 折', '{percent}% off {charges}'],
  free: ['免{charges}', '{charges} waived'],
  firstOrder: ['首单', 'first order'],
  from: ['{port}起运', 'from {port}'],
  fromMore: ['{port}等 {count} 港起运', 'from {port} and {more} more'],
  to: ['至{port}', 'to {port}'],
  toMore: ['至{port}等 {count} 港', 'to {port} and {more} more'],
  toLane: ['{lane}航线', '{lane}'],
  wayMore: ['{way}等 {count} 条航线', '{way} and {more} more'],
  anywhere: ['全航线', 'all routes'],
} as const satisfies Record<string, Pair>

/** Short names of the modes in a title; container shipping by sea is not named. */
export const MODE_IN_TITLE: Record<TransportMode, Pair> = {
  FCL: ['', ''],
  LCL: ['拼箱', 'LCL'],
  AIR: ['空运', 'air'],
  RAIL: ['铁路', 'rail'],
  TRUCK: ['集卡', 'haulage'],
}

/** Name of a listing's offer, for a lane or a city. Services are named by themselves. */
export const OFFER_IN_TITLE: Record<Exclude<ListingKind, 'SERVICE'>, Pair> = {
  RATE: ['运价', 'rate'],
  SPACE: ['现舱', 'space'],
  CARGO: ['求舱', 'space wanted'],
  TRUCK: ['集卡运力', 'truck capacity'],
  EMPTY_BOX: ['空箱', 'empty containers'],
}

/** One of two texts. */
export const inLanguage = ([zh, en]: Pair, language: Language): string => (language === 'zh-CN' ? zh : en)

/** A title text in one language. */
export function titleWords(key: keyof typeof TEXTS, language: Language, values: Record<string, string | number> = {}) {
  return inLanguage(TEXTS[key], language).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
