import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { NEWS_CATEGORIES } from '@/contract/front/news/values.ts'
import type { NewsCategory } from '@/contract/front/news/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { askedOf, categoryOf } from '../useNews.ts'
import type { NewsList } from '../useNews.ts'

/** Categories as tabs, with counts for the current search. */
export function NewsTabs({ list }: { list: NewsList }) {
  const t = useText()
  const [params] = useSearchParams()
  const names = useDict('news_category')
  const { data } = useQuery(newsEndpoints.counts, askedOf(list.filters), { silent: true, keepPrevious: true })
  const current = categoryOf(list.filters.category)
  const addressOf = (category?: NewsCategory) => {
    const next = new URLSearchParams(params)
    next.delete('current')
    next.delete('category')
    if (category) next.set('category', category)
    const text = next.toString()
    return text ? `${hrefTo('newsList')}?${text}` : hrefTo('newsList')
  }
  return (
    <TabLinks
      label={t('news.categories')}
      items={[
        { to: addressOf(), text: t('news.category.all'), isCurrent: current === undefined, count: data?.all },
        ...NEWS_CATEGORIES.map((one) => ({
          to: addressOf(one),
          text: names.labelOf(one),
          isCurrent: one === current,
          count: data?.counts[one],
        })),
      ]}
    />
  )
}

/** Keyword, port, lane and sorting. */
export function NewsFilters({ list }: { list: NewsList }) {
  const t = useText()
  const nameOf = useNameOf()
  const { lanes } = useFreight()
  return (
    <FilterBar
      label={t('news.search')}
      list={list}
      filters={[
        { kind: 'text', name: 'q', label: t('news.keyword') },
        { kind: 'port', name: 'port', label: t('news.port') },
        {
          kind: 'choice',
          name: 'lane',
          label: t('news.lane'),
          any: t('news.lane.any'),
          options: lanes.map((lane) => ({ value: lane.id, label: nameOf(lane) })),
        },
      ]}
      sort={{
        label: t('news.sort'),
        usual: t('news.sort.pinned'),
        options: [
          { value: 'newest', label: t('news.sort.newest') },
          { value: 'hot', label: t('news.sort.hot') },
        ],
      }}
    />
  )
}
