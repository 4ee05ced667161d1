import { useQuery } from '@/api/useQuery.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import type { NewsSummary } from '@/contract/front/news/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Card } from '@/ui/Card.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useReadText } from '../words.ts'
import './news.css'

/** Most read articles, in order. */
export function HotNews() {
  const t = useText()
  const { data, error, refresh } = useQuery(newsEndpoints.hot, {}, { silent: true, cached: true })
  if (data?.length === 0) return null
  return (
    <Card>
      <h2 className="ct-news-aside">{t('news.hot')}</h2>
      {data ? (
        <ol className="ct-news-hot">
          {data.map((row) => (
            <HotLine key={row.id} article={row} />
          ))}
        </ol>
      ) : error ? (
        <ErrorState onRetry={refresh} />
      ) : (
        <SkeletonBlock height={240} />
      )}
    </Card>
  )
}

function HotLine({ article }: { article: NewsSummary }) {
  const t = useText()
  const { lang, title } = useReadText()(article)
  return (
    <li>
      <RouteLink to={hrefTo('newsDetail', { id: article.id })} lang={lang}>
        {title}
      </RouteLink>
      <span className="ct-dim">{t('news.views', { count: article.views })}</span>
    </li>
  )
}
