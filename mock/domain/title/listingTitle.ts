import { hasLane } from '@/contract/market/listing/kinds.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import type { Language } from '../../messages.ts'
import { LABELS } from '../../seed/dictLabels.ts'
import { inLanguage, OFFER_IN_TITLE, titleWords } from '../../titleTexts.ts'
import type { Deps } from '../deps.ts'
import { marketDay } from '../zone.ts'
import { cityName, wayIn } from './places.ts'
import { boxesIn } from './tenderTitle.ts'

/** The parts of a listing used in its title. */
export type TitleListing = Pick<ListingDraft, 'kind' | 'mode'> &
  Partial<Pick<ListingDraft, 'pol' | 'pod' | 'cityName' | 'service' | 'services' | 'stock' | 'sailings' | 'cargo'>>

/** Title of a listing for this reader; departed sailings are not named. */
export function listingTitle({ language, now }: Pick<Deps, 'language' | 'now'>, body: ListingDraft): string {
  if (body.title !== '') return body.title
  const sailings = body.sailings.filter(({ etd }) => Date.parse(etd) > now())
  return composedListing(language, { ...body, sailings })
}

/** "Shanghai-Los Angeles PW1, FCL rate, sails 7 Dec"; '' while the place is unknown. */
export function composedListing(language: Language, listing: TitleListing): string {
  const { kind, mode, pol, pod, service = '', stock = [], sailings = [], cargo } = listing
  const place = hasLane(kind) ? wayIn(language, pol, pod) : cityName(language, listing.cityName ?? '')
  if (place === '') return ''
  if (kind === 'SERVICE') return placed(language, place, servicesIn(language, listing.services ?? []))
  const offer = inLanguage(OFFER_IN_TITLE[kind], language)
  if (kind === 'EMPTY_BOX') return joined(language, [placed(language, place, offer), boxesIn(stock)])
  if (kind === 'TRUCK') return placed(language, place, offer)
  const where = [place, service].filter(Boolean).join(' ')
  if (kind === 'CARGO') {
    const ready = cargo?.readyDate ? titleWords('ready', language, { day: dayIn(language, cargo.readyDate) }) : ''
    return joined(language, [where, cargo?.cbm ? `${cargo.cbm} CBM` : '', offer, ready])
  }
  const [first] = sailings.map(({ etd }) => Date.parse(etd)).toSorted((a, b) => a - b)
  const sails = first === undefined ? '' : titleWords('sails', language, { day: dayIn(language, marketDay(first)) })
  return joined(language, [where, loadOffer(language, mode, offer), sails])
}

const joined = (language: Language, parts: readonly string[]): string =>
  parts.filter(Boolean).join(language === 'zh-CN' ? ' ' : ', ')

/** An offer in a city. Chinese has no space in between, unless the city is not written in Chinese. */
function placed(language: Language, place: string, offer: string): string {
  return language === 'zh-CN' && /\p{Script=Han}$/u.test(place) ? `${place}${offer}` : `${place} ${offer}`
}

function loadOffer(language: Language, mode: TitleListing['mode'], offer: string): string {
  const load = mode === 'FCL' ? (['整箱', 'FCL'] as const) : mode === 'LCL' ? (['拼箱', 'LCL'] as const) : undefined
  const name = inLanguage(load ?? LABELS.transport_mode[mode], language)
  return language === 'zh-CN' ? `${name}${offer}` : `${name} ${offer}`
}

function servicesIn(language: Language, services: NonNullable<TitleListing['services']>): string {
  const names = services.map((code) => inLanguage(LABELS.service_type[code], language))
  if (names.length === 0) return inLanguage(LABELS.listing_kind.SERVICE, language).toLowerCase()
  return language === 'zh-CN' ? names.join('、') : names.join(' and ').toLowerCase()
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dayIn(language: Language, day: string): string {
  const [month = 1, date = 1] = day.split('-').slice(1).map(Number)
  return language === 'zh-CN' ? `${month}月${date}日` : `${date} ${MONTHS[month - 1] ?? ''}`
}
