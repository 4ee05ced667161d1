import type { NewsDetail, NewsSummary } from '@/contract/front/news/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { routes } from '@/routes/table.ts'
import { Card } from '@/ui/Card.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useReadText } from '../words.ts'
import './news.css'

const pages: Readonly<Record<string, { readonly path: string } | undefined>> = routes

/** Ports and lanes of an article, with related links. */
export function ArticlePlaces({ article: { ports, lanes } }: { article: NewsDetail }) {
  const t = useText()
  const { portName, laneName } = useFreight()
  if (ports.length + lanes.length === 0) return null
  const schedules = pages['shippingDates']?.path
  return (
    <Card>
      <h2 className="ct-news-aside">{t('news.places')}</h2>
      <ul className="ct-news-places">
        {ports.map((code) => (
          <li key={code}>
            <RouteLink to={hrefTo('newsList', { port: code })} className="ct-news-place">
              <span className="ct-code">{code}</span> {portName(code)}
            </RouteLink>
            <span className="ct-news-ways">
              {schedules !== undefined && (
                <RouteLink to={`${schedules}?pol=${code}`}>{t('news.places.schedules')}</RouteLink>
              )}
              <RouteLink to={hrefTo('market', code.startsWith('CN') ? { pol: code } : { pod: code })}>
                {t('news.places.market')}
              </RouteLink>
              <RouteLink to={hrefTo('tenderSearch', code.startsWith('CN') ? { pol: code } : { pod: code })}>
                {t('news.places.tenders')}
              </RouteLink>
            </span>
          </li>
        ))}
        {lanes.map((lane) => (
          <li key={lane}>
            <RouteLink to={hrefTo('newsList', { lane })} className="ct-news-place">
              {laneName(lane)}
            </RouteLink>
            <span className="ct-news-ways">
              <RouteLink to={hrefTo('tenderSearch', { lane })}>{t('news.places.tenders')}</RouteLink>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Titles of related articles. */
export function RelatedNews({ rows, title }: { rows: readonly NewsSummary[]; title: string }) {
  const textOf = useReadText()
  if (rows.length === 0) return null
  return (
    <Card>
      <h2 className="ct-news-aside">{title}</h2>
      <ul className="ct-news-related">
        {rows.map((row) => {
          const text = textOf(row)
          return (
            <li key={row.id}>
              <RouteLink to={hrefTo('newsDetail', { id: row.id })} lang={text.lang}>
                {text.title}
              </RouteLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
