import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { HsSearch } from '@/contract/tools/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { CodeLinks } from './CodeLinks.tsx'

const MOST = 50

/** Search results of the tariff, best first, each with the reason; else near matches. */
export function Results({ word }: { word: string }) {
  const t = useText()
  const { data, error, refresh } = useQuery(
    customsEndpoints.find,
    { keyword: word, size: MOST },
    { silent: true, keepPrevious: true },
  )
  if (!data) return error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={320} />
  if (data.hits.length === 0) return <Nothing word={word} near={data} />
  const count = data.total
  const title =
    count > data.hits.length
      ? t('customs.found.part', { shown: data.hits.length, count })
      : t('customs.found', { count })
  return (
    <Section
      title={title}
      actions={
        <LinkButton size="small" variant="quiet" to={hrefTo('customs')}>
          {t('customs.back.chapters')}
        </LinkButton>
      }
    >
      <CodeLinks lines={data.hits} label={title} q={word} />
    </Section>
  )
}

function Nothing({ word, near }: { word: string; near: HsSearch }) {
  const t = useText()
  return (
    <>
      <EmptyState
        title={t('customs.found.none', { word })}
        text={t('customs.found.none.text')}
        action={<LinkButton to={hrefTo('customs')}>{t('customs.back.chapters')}</LinkButton>}
      />
      {near.words.length > 0 && (
        <Section title={t('customs.found.words')}>
          <p className="ct-customs-words">
            {near.words.map((one) => (
              <RouteLink key={one} to={hrefTo('customs', { q: one })}>
                {one}
              </RouteLink>
            ))}
          </p>
        </Section>
      )}
      {near.nearest.length > 0 && (
        <Section title={t('customs.found.nearest')}>
          <CodeLinks lines={near.nearest} label={t('customs.found.nearest')} />
        </Section>
      )}
    </>
  )
}
