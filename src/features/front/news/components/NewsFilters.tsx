import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { NEWS_CATEGORIES } from '@/contract/front/news/values.ts'
import type { NewsCategory } from '@/contract/front/news/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { askedOf, categoryOf } from '../useNews.ts'
import type { NewsList } from '../useNews.ts'

/** The categories as tabs, each with how many articles it has under the same search. */
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

/** Words, port and lane to look for, and the order. */
export function NewsFilters({ list }: { list: NewsList }) {
  const t = useText()
  const nameOf = useNameOf()
  const { ports, lanes } = useFreight()
  const { filters, setFilters, setSort } = list
  return (
    <search aria-label={t('news.search')}>
      <KeywordSearch label={t('news.keyword')} value={filters.q} onSearch={(q) => setFilters({ q })} />
      <div className="ct-filters">
        <PortCombobox
          label={t('news.port')}
          value={filters.port ?? null}
          onChange={(port) => setFilters({ port: port ?? undefined })}
          options={ports}
        />
        <SelectField
          label={t('news.lane')}
          value={filters.lane ?? ''}
          onChange={(lane) => setFilters({ lane })}
          none={t('news.lane.any')}
          options={lanes.map((lane) => ({ value: lane.id, label: nameOf(lane) }))}
        />
        <SelectField
          label={t('news.sort')}
          value={list.sort ?? ''}
          onChange={(sort) => setSort(sort || undefined)}
          none={t('news.sort.pinned')}
          options={[
            { value: 'newest', label: t('news.sort.newest') },
            { value: 'hot', label: t('news.sort.hot') },
          ]}
        />
      </div>
      {list.isFiltered && (
        <div className="ct-filter-bar">
          <Button size="small" variant="quiet" onClick={list.resetFilters}>
            {t('news.reset')}
          </Button>
        </div>
      )}
    </search>
  )
}
