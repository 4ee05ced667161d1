import { CURRENCIES } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { ChargeBasis } from '@/contract/trade/bid/values.ts'
import { settledNumber } from '@/shared/number.ts'

/** Signs and names of currencies; longer ones first, so that HK$ is not read as $. */
const SIGNS: readonly (readonly [string, Currency])[] = [
  ['HK$', 'HKD'],
  ['US$', 'USD'],
  ['S$', 'SGD'],
  ['$', 'USD'],
  ['RMB', 'CNY'],
  ['\u4EBA\u6C11\u5E01', 'CNY'],
  ['\u7F8E\u5143', 'USD'],
  ['\u7F8E\u91D1', 'USD'],
  ['\u6E2F\u5143', 'HKD'],
  ['\u6E2F\u5E01', 'HKD'],
  ['\u6B27\u5143', 'EUR'],
  ['\u82F1\u9551', 'GBP'],
  ['\u65E5\u5143', 'JPY'],
  ['¥', 'CNY'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['\u5143', 'CNY'],
]
/** Charge basis written after a slash: CNY 450 / B/L. */
const UNITS: readonly (readonly [RegExp, ChargeBasis])[] = [
  [/\/(?:\u7968|\u5355|B\/?L|SET|SHIPMENT)$/, 'PER_BL'],
  [/\/(?:\u7BB1|\u67DC|\u81EA\u7136\u7BB1|CTNR|CNTR|CONTAINER|BOX|UNIT)$/, 'PER_CONTAINER'],
  [/\/(?:KGS?|\u516C\u65A4)$/, 'PER_KG'],
  [/\/(?:RT|CBM|W\/?M|\u65B9|\u7ACB\u65B9)$/, 'PER_WM'],
]
/** Trade names for charges that have another code here. */
const ALIASES: Readonly<Record<string, string>> = {
  THC: 'OTHC',
  'O/F': 'OFR',
  '\u6D77\u8FD0\u8D39': 'OFR',
  'OCEAN FREIGHT': 'OFR',
}

/** A cell in half-width capitals with whitespace collapsed. */
export const plain = (cell: string): string => cell.normalize('NFKC').replace(/\s+/gu, ' ').trim().toUpperCase()

/** Currency named in a cell, alone or with a price. */
export function currencyIn(cell: string): Currency | undefined {
  const text = plain(cell)
  return CURRENCIES.find((code) => text.includes(code)) ?? SIGNS.find(([sign]) => text.includes(sign))?.[1]
}

/** Charge basis named in a cell, if any. */
export function unitIn(cell: string): ChargeBasis | undefined {
  const text = plain(cell).replaceAll(' ', '')
  return UNITS.find(([unit]) => unit.test(text))?.[1]
}

/** Parses a price as written in sheets; undefined if it is none. */
export function numberIn(cell: string): string | undefined {
  let text = plain(cell).replaceAll(' ', '')
  for (const [unit] of UNITS) text = text.replace(unit, '')
  for (const code of CURRENCIES) text = text.replace(code, '')
  for (const [sign] of SIGNS) text = text.replace(sign, '')
  text = settledNumber(text.replace('%', ''))
  return /^\d+(\.\d+)?$/.test(text) ? text : undefined
}

/** The charge named in a cell, by code or by name in either language. */
export function chargeIn(cell: string, charges: readonly ChargeType[]): ChargeType | undefined {
  const text = plain(cell)
  if (text === '') return undefined
  const [first] = text.split(/[\s(:/-]/)
  const named = (charge: ChargeType) => [plain(charge.nameZh), plain(charge.nameEn)]
  const longer = charges.filter((charge) => named(charge).some((name) => name.startsWith(text)))
  return (
    charges.find((charge) => charge.code === text) ??
    charges.find((charge) => charge.code === ALIASES[text]) ??
    charges.find((charge) => named(charge).includes(text)) ??
    charges.find((charge) => charge.code === first) ??
    (longer.length === 1 ? longer[0] : undefined) ??
    charges
      .filter((charge) => named(charge).some((name) => text.includes(name)))
      .toSorted((a, b) => b.nameEn.length - a.nameEn.length)[0]
  )
}
