import { useQuery } from '@/api/useQuery.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { NewsCards } from './NewsCards.tsx'

const LATEST = 5

/** Shown for a missing article, with the latest ones. */
export function NewsMissing() {
  const t = useText()
  const { data } = useQuery(newsEndpoints.page, { size: LATEST, sort: 'newest' }, { silent: true })
  return (
    <>
      <EmptyState
        title={t('news.missing')}
        text={t('news.missing.text')}
        action={<LinkButton to={hrefTo('newsList')}>{t('news.all')}</LinkButton>}
      />
      {data && data.records.length > 0 && (
        <Section title={t('news.latest')}>
          <NewsCards rows={data.records} label={t('news.latest')} />
        </Section>
      )}
    </>
  )
}
