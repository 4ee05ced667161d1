import type { NewsSummary } from '@/contract/front/news/schemas.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useReadText } from '../words.ts'
import { Cover } from './Cover.tsx'
import { NewsMarks, NewsMeta } from './NewsMeta.tsx'
import './news.css'

interface NewsCardsProps {
  rows: readonly NewsSummary[]
  label: string
  isStale?: boolean
}

/** Articles as a list: picture, title, excerpt and metadata. */
export function NewsCards({ rows, label, isStale = false }: NewsCardsProps) {
  return (
    <ul className={isStale ? 'ct-news ct-news-stale' : 'ct-news'} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <NewsCard article={row} />
        </li>
      ))}
    </ul>
  )
}

function NewsCard({ article }: { article: NewsSummary }) {
  const text = useReadText()(article)
  return (
    <article className="ct-news-card">
      <Cover category={article.category} id={article.id} />
      <div className="ct-news-words">
        <h2 className="ct-news-title">
          <RouteLink to={hrefTo('newsDetail', { id: article.id })} lang={text.lang}>
            {text.title}
          </RouteLink>
          <NewsMarks article={article} text={text} />
        </h2>
        <p className="ct-news-summary" lang={text.lang}>
          {text.summary}
        </p>
        <NewsMeta article={article} text={text} />
      </div>
    </article>
  )
}
