import type { ExportKind } from '@/contract/member/export/values.ts'
import { EXPORT_TEXTS } from '../../../exportTexts.ts'
import type { Deps } from '../../deps.ts'
import { companyName } from '../../title/companyName.ts'
import { inZone } from '../../zone.ts'

/** Names and times for the cells of an export, in the language of who asked for it. */
export interface ExportWords {
  say: (key: keyof typeof EXPORT_TEXTS) => string
  /** Name of an item of a dictionary; an unknown code stays what it is. */
  name: (dict: string, code: string) => string
  charge: (code: string) => string
  box: (isoCode: string) => string
  party: (party: { nameZh: string; nameEn?: string | undefined }) => string
  /** China time, `YYYY-MM-DD HH:mm`. */
  time: (iso: string | undefined) => string
}

/** The words of the caller's language. */
export function exportWords({ language, reference }: Deps): ExportWords {
  const isChinese = language === 'zh-CN'
  const dicts = new Map(
    reference.dicts.map(({ dictCode, items }) => [
      dictCode,
      new Map(items.map(({ itemCode, itemName, itemNameEn }) => [itemCode, isChinese ? itemName : itemNameEn])),
    ]),
  )
  const boxes = new Map(reference.freight.containerTypes.map(({ isoCode, code }) => [isoCode, code]))
  const charges = new Map(
    reference.freight.charges.map(({ code, nameZh, nameEn }) => [code, isChinese ? nameZh : nameEn]),
  )
  return {
    say: (key) => EXPORT_TEXTS[key][isChinese ? 0 : 1],
    name: (dict, code) => dicts.get(dict)?.get(code) ?? code,
    charge: (code) => charges.get(code) ?? code,
    box: (isoCode) => boxes.get(isoCode) ?? isoCode,
    party: ({ nameZh, nameEn }) => companyName(language, { nameZh, ...(nameEn !== undefined && { nameEn }) }),
    time: (iso) => (iso === undefined ? '' : inZone(Date.parse(iso), 'Asia/Shanghai').slice(0, 16).replace('T', ' ')),
  }
}

/** Name of a kind's file, without its ending. */
export const FILE_NAMES: Readonly<Record<ExportKind, string>> = {
  TENDERS: 'tenders',
  BIDS: 'bids',
  RECEIVED_BIDS: 'received-bids',
  ORDERS: 'orders',
  INVOICES: 'invoices',
  STATEMENTS: 'statements',
}
