import { useQuery } from '@/api/useQuery.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { NewsMarks, NewsMeta } from '@/features/front/news/components/NewsMeta.tsx'
import { useReadText } from '@/features/front/news/words.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { BLOCK } from '../options.ts'

const SIZE = 5

/** The newest articles, pinned ones first. */
export function NewsBlock() {
  const t = useText()
  const textOf = useReadText()
  const query = useQuery(newsEndpoints.page, { size: SIZE }, BLOCK)
  if (query.data?.records.length === 0) return null
  const all = (
    <LinkButton size="small" to={hrefTo('newsList')}>
      {t('home.news.all')}
    </LinkButton>
  )
  return (
    <Section title={t('news.title')} actions={all}>
      <QueryBlock query={query} height={300}>
        {({ records }) => (
          <ul className="ct-home-news">
            {records.map((article) => {
              const text = textOf(article)
              return (
                <li key={article.id}>
                  <span className="ct-home-news-title">
                    <RouteLink to={hrefTo('newsDetail', { id: article.id })} lang={text.lang}>
                      {text.title}
                    </RouteLink>
                    <NewsMarks article={article} text={text} />
                  </span>
                  <NewsMeta article={article} text={text} />
                </li>
              )
            })}
          </ul>
        )}
      </QueryBlock>
    </Section>
  )
}
