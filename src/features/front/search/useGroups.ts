import type { SearchGroup } from '@/contract/front/search/schemas.ts'
import type { MatchedBy } from '@/contract/front/search/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import type { Messages } from '@/i18n/messageStore.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useCountries, useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { useMatchText } from '@/ui/useMatchText.ts'
import type { Entry, EntryGroup, Kept } from './entries.ts'
import { placesOf } from './places.ts'
import { useOwnEntries } from './useOwnEntries.ts'

const join = (...parts: (string | undefined | false)[]): string => parts.filter(Boolean).join(' · ')
const lane = ({ pol, pod }: { pol?: string | undefined; pod?: string | undefined }): string =>
  [pol, pod].filter(Boolean).join(' \u2192 ')

/** Returns the text beside the title of each hit, in order. */
function useSubs(): (group: SearchGroup) => readonly string[] {
  const t = useText()
  const formats = useFormats()
  const { locale } = useLocale()
  const { countries } = useCountries()
  const kinds = useDict('listing_kind')
  const categories = useDict('news_category')
  const statuses = useDict('tender_status')
  const countryName = (code: string): string => {
    const country = countries.find((one) => one.code === code)
    return (locale === 'zh-CN' ? country?.nameZh : country?.nameEn) ?? code
  }
  return (group) => {
    switch (group.kind) {
      case 'TENDER':
        return group.hits.map((hit) => {
          const until = t('search.until', { date: formats.date(hit.deadline) })
          return join(hit.no, lane(hit), hit.status === 'QUOTING' ? until : statuses.labelOf(hit.status))
        })
      case 'LISTING':
        return group.hits.map((hit) => {
          const price = hit.price && t('search.from', { price: formats.money(hit.price) })
          return join(hit.no, kinds.labelOf(hit.kind), lane(hit), price)
        })
      case 'COMPANY':
        return group.hits.map((hit) =>
          join(t(`common.userType.${hit.userType}`), hit.cityName, hit.certified && t('search.certified')),
        )
      case 'PORT':
        return group.hits.map((hit) => join(hit.id, countryName(hit.country), t('search.sailings')))
      case 'AIRPORT':
        return group.hits.map((hit) => join(hit.id, countryName(hit.country), t('search.airTenders')))
      case 'STATION':
        return group.hits.map((hit) => join(hit.id, countryName(hit.country), t('search.railTenders')))
      case 'CITY':
        return group.hits.map(() => t('search.offers'))
      case 'CARRIER':
        return group.hits.map((hit) => join(hit.id, t('search.offers')))
      case 'SERVICE':
        return group.hits.map((hit) => join(hit.id, lane(hit), t('search.sailings')))
      case 'HS':
        return group.hits.map((hit) => hit.id)
      case 'NEWS':
        return group.hits.map((hit) => join(categories.labelOf(hit.category), formats.date(hit.publishedAt)))
    }
  }
}

/** Input of the list: text, recently opened entries, and server results. */
export interface Wanted {
  typed: string
  recent: readonly Kept[]
  found: readonly SearchGroup[] | undefined
}

/** Returns the list: pages and actions, server results, and links to full searches. */
export function useGroups(wanted: Wanted, others: Messages, onSignOut: () => void): readonly EntryGroup[] {
  const { typed, recent, found = [] } = wanted
  const t = useText()
  const { locale } = useLocale()
  const own = useOwnEntries(others, onSignOut)
  const subsOf = useSubs()
  const byText = useMatchText()
  const isZh = locale === 'zh-CN'
  const groups: EntryGroup[] = []
  const add = (id: EntryGroup['id'], entries: readonly Entry[]) => {
    if (entries.length > 0) groups.push({ id, entries })
  }
  if (typed === '') {
    const asEntry = (kept: Kept): Entry => ({
      id: `recent ${kept.href}`,
      title: isZh ? kept.titleZh : kept.titleEn,
      sub: kept.group === 'RECENT' ? '' : t(`search.group.${kept.group}`),
      href: kept.href,
      kept,
    })
    add('RECENT', recent.map(asEntry))
    add('ACTION', own.actions(''))
    return groups
  }
  const byWord = (by: MatchedBy | undefined): string => {
    const what = byText(by)
    return what && t('search.by', { what })
  }
  add('PAGE', own.pages(typed))
  add('ACTION', own.actions(typed))
  for (const group of found) {
    const [places, subs] = [placesOf(group), subsOf(group)]
    const entries = group.hits.map(({ id, titleZh, titleEn, by }, at): Entry => {
      const href = places[at] ?? '/'
      const kept = { group: group.kind, href, titleZh, titleEn }
      return { id: `${group.kind} ${id}`, title: isZh ? titleZh : titleEn, sub: join(subs[at], byWord(by)), href, kept }
    })
    add(group.kind, entries)
  }
  const more = (title: string, href: string): Entry => ({ id: `more ${href}`, title, sub: '', href })
  add('MORE', [
    more(t('search.more.tenders', { q: typed }), hrefTo('tenderSearch', { keyword: typed })),
    more(t('search.more.market', { q: typed }), hrefTo('market', { keyword: typed })),
    more(t('search.more.hs', { q: typed }), hrefTo('customs', { q: typed })),
  ])
  return groups
}
