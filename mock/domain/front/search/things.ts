import { boxNames } from '@/contract/reference/names.ts'
import type { Port } from '@/contract/reference/schemas.ts'
import { initialsOf } from '../../../seed/pinyin.ts'
import { REFERENCE } from '../../../seed/reference.ts'
import { lastAnswers } from '../../lastAnswers.ts'
import type { ListingRow } from '../../market/listing/row.ts'
import { bodyForList as listingBody } from '../../market/listing/listBody.ts'
import type { NewsRow } from '../news/row.ts'
import { wordsOf } from '../news/words.ts'
import type { CompanyRow } from '../../rows.ts'
import { bodyForList as tenderBody } from '../../trade/tender/listBody.ts'
import type { AgreementRow, OrderRow, TenderRow } from '../../tradeRows.ts'
import { keysOf, rememberKeys, type SearchKeys } from './keys.ts'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import type { Language } from '../../../messages.ts'
import type { Deps } from '../../deps.ts'
import { couponNameIn } from '../../title/couponName.ts'
import { composedListing } from '../../title/listingTitle.ts'
import { agreementTitleIn, orderTitleIn } from '../../title/orderTitle.ts'
import { tenderTitleIn } from '../../title/tenderTitle.ts'

/** Search keys of the market's items, shared by the global search and every list. */

interface Places {
  /** The route in English. */
  way: string
  /** Words that match inside a text. */
  more: string[]
  /** Short names that must match completely. */
  tags: string[]
}

const portWords = (port: Port): string[] => [port.unlocode, port.nameZh, port.nameEn, port.pinyin, ...port.aliases]

/** The ports with these codes; unknown codes are ignored. */
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

/** A title in both languages; a typed one is the same in both. */
function inBoth(titleIn: (language: Language) => string): { zh: string; en: string } {
  const [zh, en] = [titleIn('zh-CN'), titleIn('en-US')]
  return { zh, en: en === zh ? '' : en }
}

const portByName = new Map(REFERENCE.freight.ports.map((port) => [port.nameZh, port]))

/** A city by its Chinese name; one with a port also by the port's other names. */
function cityWords(cityName: string): Pick<Places, 'more' | 'tags'> {
  const port = portByName.get(cityName.replace(/\u5e02$/u, ''))
  return {
    more: [cityName, ...(port ? portWords(port) : [])],
    tags: [initialsOf(cityName), ...(port ? [port.unlocode.slice(2), port.initials] : [])],
  }
}

const boxByCode = new Map(REFERENCE.freight.containerTypes.map(({ isoCode, code }) => [isoCode, code]))
/** Trade names of containers, e.g. 40HC for 40HQ. */
const boxTags = (isoCodes: readonly (string | undefined)[]): string[] =>
  isoCodes.flatMap((isoCode) => boxNames(boxByCode.get(isoCode ?? '') ?? ''))

const MOST_NAMES = 2000
const lastNames = lastAnswers<SearchKeys>(MOST_NAMES)

/** Keys of an item with a name in one or two languages; lists ask for those of few names many times. */
export const nameKeys = ({ nameZh, nameEn = '' }: { nameZh: string; nameEn?: string | undefined }): SearchKeys =>
  lastNames(`${nameZh}\n${nameEn}`, () => keysOf({ zh: nameZh, en: nameEn }))

/** Keys of an enterprise. */
export const companyKeys = rememberKeys<Readonly<CompanyRow>>(({ nameZh, nameEn = '', cityName }) => ({
  zh: nameZh,
  en: nameEn,
  ...cityWords(cityName),
}))

/** Keys of a tender, including incomplete ones. */
export const tenderKeys = rememberKeys<Readonly<TenderRow>>((tender) => {
  const { lanes, cargo } = tenderBody(tender)
  const { way, more, tags } = placesOf(lanes.flatMap(({ pol, pod }) => [pol, pod]))
  const { nameZh, nameEn = '', hsCode = '' } = cargo
  const boxes = boxTags(lanes.flatMap((lane) => lane.boxes.map(({ isoCode }) => isoCode)))
  const titles = inBoth((language) => tenderTitleIn(language, tender))
  return { codes: [tender.no], ...titles, way, more: [nameZh, nameEn, hsCode, ...more], tags: [...tags, ...boxes] }
})

/** Keys of a listing. */
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

/** Keys of an article. */
export const newsKeys = rememberKeys<Readonly<NewsRow>>((row) => {
  const { zh, en } = wordsOf(row)
  const { more, tags } = placesOf(row.ports)
  return { zh: zh?.title ?? '', en: en?.title ?? '', more: [zh?.summary ?? '', en?.summary ?? '', ...more], tags }
})

/** Keys of an order. */
export const orderKeys = rememberKeys<Readonly<OrderRow>>((order) => ({
  codes: [order.no],
  ...inBoth((language) => orderTitleIn(language, order)),
  ...placesOf(order.lanes.flatMap(({ pol, pod }) => [pol, pod])),
}))

/** Keys of an agreement. */
export const agreementKeys = rememberKeys<Readonly<AgreementRow>>((agreement) => ({
  codes: [agreement.no],
  ...inBoth((language) => agreementTitleIn(language, agreement)),
  ...placesOf(agreement.lanes.flatMap(({ pol, pod }) => [pol, pod])),
}))

const batchKeys = rememberKeys<Readonly<BatchDraft>>((terms) => inBoth((language) => couponNameIn(language, terms)))

/** Keys of a batch's coupons; none if it is a draft or gone. */
export function couponKeys({ rows }: Pick<Deps, 'rows'>, batchId: string): SearchKeys {
  const body = rows.batches.get(batchId)?.body
  return body ? batchKeys(body) : keysOf({ zh: '' })
}

/** Keys of facts stored as text; port codes are expanded to the ports. */
export function factKeys(facts: readonly string[]): SearchKeys {
  const { more, ...places } = placesOf(facts)
  return keysOf({ zh: '', ...places, more: [...facts, ...more] })
}
