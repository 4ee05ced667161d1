import { useQuery } from '@/api/useQuery.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { MAX_NOTICE_PORTS } from '@/contract/front/news/values.ts'
import { newsLanguage } from '@/contract/front/news/words.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './notices.css'

/** Notices that concern these ports, newest first; nothing if there are none, and a retry on failure. */
export function PortNotices({ ports }: { ports: readonly string[] }) {
  const t = useText()
  const { locale } = useLocale()
  const asked = ports.slice(0, MAX_NOTICE_PORTS).join(',')
  const { data, error, refresh } = useQuery(newsEndpoints.ofPorts, { ports: asked }, { silent: true, cached: true })
  if (error && !data)
    return (
      <p className="ct-notices-failed">
        {t('notice.failed')}{' '}
        <Button size="small" variant="quiet" onClick={refresh}>
          {t('notice.retry')}
        </Button>
      </p>
    )
  if (!data || data.length === 0) return null
  return (
    <aside className="ct-notices" aria-label={t('notice.title')}>
      <p className="ct-notices-head">
        <strong>{t('notice.title')}</strong>
        <RouteLink to={hrefTo('newsList', { category: 'PORT', port: ports.length === 1 ? ports[0] : undefined })}>
          {t('notice.more')}
        </RouteLink>
      </p>
      <ul className="ct-notices-list">
        {data.map((row) => {
          const lang = newsLanguage(row, locale)
          return (
            <li key={row.id}>
              <span className="ct-code">{row.ports.filter((port) => ports.includes(port)).join(' ')}</span>
              <RouteLink to={hrefTo('newsDetail', { id: row.id })} lang={lang}>
                {lang === 'zh-CN' ? row.titleZh : row.titleEn}
              </RouteLink>
              <DateText value={row.publishedAt} precision="date" />
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
