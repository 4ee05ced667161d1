import { boxNames } from '@/contract/reference/names.ts'
import type { Port } from '@/contract/reference/schemas.ts'
import { initialsOf } from '../../../seed/pinyin.ts'
import { REFERENCE } from '../../../seed/reference.ts'
import type { ListingRow } from '../../market/listing/row.ts'
import { bodyForList as listingBody } from '../../market/listing/listBody.ts'
import type { NewsRow } from '../news/row.ts'
import { wordsOf } from '../news/words.ts'
import type { CompanyRow } from '../../rows.ts'
import { bodyForList as tenderBody } from '../../trade/tender/listBody.ts'
import type { OrderRow, TenderRow } from '../../tradeRows.ts'
import { keysOf, rememberKeys, type Keys } from './keys.ts'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import type { Language } from '../../../messages.ts'
import type { Deps } from '../../deps.ts'
import { couponNameIn } from '../../title/couponName.ts'
import { composedListing } from '../../title/listingTitle.ts'
import { orderTitleIn } from '../../title/orderTitle.ts'
import { tenderTitleIn } from '../../title/tenderTitle.ts'

/** What the things of the market are found by: the same for the search everywhere and for every list. */

interface Places {
  /** The way in English. */
  way: string
  /** Words that may stand in a text. */
  more: string[]
  /** Short names that count only whole. */
  tags: string[]
}

const portWords = (port: Port): string[] => [port.unlocode, port.nameZh, port.nameEn, port.pinyin, ...port.aliases]

/** The ports a thing is about, by their codes; codes of no port say nothing. */
function placesOf(codes: readonly (string | undefined)[]): Places {
  const found = codes.flatMap((code) => REFERENCE.portByCode.get(code ?? '') ?? [])
  return {
    way: found
      .slice(0, 2)
      .map(({ nameEn }) => nameEn)
      .join(' '),
    more: found.flatMap(portWords),
    tags: found.flatMap(({ unlocode, initials }) => [unlocode.slice(2), initials]),
  }
}

/** A title is found in both languages; a typed one is the same in both. */
function inBoth(titleIn: (language: Language) => string): { zh: string; en: string } {
  const [zh, en] = [titleIn('zh-CN'), titleIn('en-US')]
  return { zh, en: en === zh ? '' : en }
}

const portByName = new Map(REFERENCE.freight.ports.map((port) => [port.nameZh, port]))

/** A city by its Chinese name: one with a port is found by that port's other names as well. */
function cityWords(cityName: string): Pick<Places, 'more' | 'tags'> {
  const port = portByName.get(cityName.replace(/\u5e02$/u, ''))
  return {
    more: [cityName, ...(port ? portWords(port) : [])],
    tags: [initialsOf(cityName), ...(port ? [port.unlocode.slice(2), port.initials] : [])],
  }
}

const boxByCode = new Map(REFERENCE.freight.containerTypes.map(({ isoCode, code }) => [isoCode, code]))
/** The names of boxes in the trade, 40HC beside 40HQ. */
const boxTags = (isoCodes: readonly (string | undefined)[]): string[] =>
  isoCodes.flatMap((isoCode) => boxNames(boxByCode.get(isoCode ?? '') ?? ''))

/** What a thing with a name in one or two languages is found by. */
export const nameKeys = ({ nameZh, nameEn = '' }: { nameZh: string; nameEn?: string | undefined }): Keys =>
  keysOf({ zh: nameZh, en: nameEn })

/** What an enterprise is found by. */
export const companyKeys = rememberKeys<Readonly<CompanyRow>>(({ nameZh, nameEn = '', cityName }) => ({
  zh: nameZh,
  en: nameEn,
  ...cityWords(cityName),
}))

/** What a tender is found by, half-written ones too. */
export const tenderKeys = rememberKeys<Readonly<TenderRow>>((tender) => {
  const { lanes, cargo } = tenderBody(tender)
  const { way, more, tags } = placesOf(lanes.flatMap(({ pol, pod }) => [pol, pod]))
  const { nameZh, nameEn = '', hsCode = '' } = cargo
  const boxes = boxTags(lanes.flatMap((lane) => lane.boxes.map(({ isoCode }) => isoCode)))
  const titles = inBoth((language) => tenderTitleIn(language, tender))
  return { codes: [tender.no], ...titles, way, more: [nameZh, nameEn, hsCode, ...more], tags: [...tags, ...boxes] }
})

/** What a listing is found by. */
export const listingKeys = rememberKeys<Readonly<ListingRow>>((row) => {
  const body = listingBody(row)
  const { title, pol, pod, cityName = '', place = '', carrierScac, stock } = body
  const { way, more, tags } = placesOf([pol, pod])
  const city = cityWords(cityName)
  const carrier = REFERENCE.freight.carriers.find(({ scac }) => scac === carrierScac)
  return {
    codes: [row.no],
    ...inBoth((language) => title || composedListing(language, body)),
    way,
    more: [place, ...more, ...city.more, ...(carrier ? Object.values(carrier) : [])],
    tags: [...tags, ...city.tags, ...boxTags(stock.map(({ isoCode }) => isoCode))],
  }
})

/** What an article is found by. */
export const newsKeys = rememberKeys<Readonly<NewsRow>>((row) => {
  const { zh, en } = wordsOf(row)
  const { more, tags } = placesOf(row.ports)
  return { zh: zh?.title ?? '', en: en?.title ?? '', more: [zh?.summary ?? '', en?.summary ?? '', ...more], tags }
})

/** What an order is found by. */
export const orderKeys = rememberKeys<Readonly<OrderRow>>((order) => ({
  codes: [order.no],
  ...inBoth((language) => orderTitleIn(language, order)),
  ...placesOf(order.lanes.flatMap(({ pol, pod }) => [pol, pod])),
}))

const batchKeys = rememberKeys<Readonly<BatchDraft>>((terms) => inBoth((language) => couponNameIn(language, terms)))

/** What the coupons of a batch are found by; nothing where it is a draft or gone. */
export function couponKeys({ rows }: Pick<Deps, 'rows'>, batchId: string): Keys {
  const body = rows.batches.get(batchId)?.body
  return body ? batchKeys(body) : keysOf({ zh: '' })
}

/** What is found by facts kept as texts; those that are codes of ports stand for the ports. */
export function factKeys(facts: readonly string[]): Keys {
  const { more, ...places } = placesOf(facts)
  return keysOf({ zh: '', ...places, more: [...facts, ...more] })
}
