import { useQuery } from '@/api/useQuery.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { NEWS_CATEGORIES } from '@/contract/front/news/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { FilterTabs } from '@/lists/FilterTabs.tsx'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { askedOf, categoryOf } from '../useNews.ts'
import type { NewsList } from '../useNews.ts'

/** Categories as tabs, with counts for the current search. */
export function NewsTabs({ list }: { list: NewsList }) {
  const t = useText()
  const { labelOf } = useDict('news_category')
  const { data } = useQuery(newsEndpoints.counts, askedOf(list.filters), { silent: true, keepPrevious: true })
  return (
    <FilterTabs
      label={t('news.categories')}
      name="category"
      current={categoryOf(list.filters.category)}
      tabs={[
        { text: t('news.category.all'), count: data?.all },
        ...NEWS_CATEGORIES.map((value) => ({ value, text: labelOf(value), count: data?.counts[value] })),
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
