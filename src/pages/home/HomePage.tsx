import { lazy, Suspense } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { homeEndpoints } from '@/contract/home/endpoints.ts'
import type { HomeOverview } from '@/contract/home/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { WhenVisible } from '@/ui/WhenVisible.tsx'
import { Figures } from './Figures.tsx'
import { HomeHero } from './HomeHero.tsx'
import { TenderStrip } from './TenderStrip.tsx'
import './home.css'

/** The map is below the first screen: its drawing comes after everything else. */
const HotLanes = lazy(async () => ({ default: (await import('./HotLanes.tsx')).HotLanes }))

export default function HomePage() {
  const t = useText()
  const { ports } = useFreight()
  const query = useQuery(homeEndpoints.overview, {}, { silent: true, cached: true, refreshOnFocus: true })
  const { data } = query
  return (
    <>
      <HomeHero ports={ports} />
      <div className="ct-page ct-home">
        {data && <Blocks data={data} onDeadline={query.refresh} />}
        {!data && query.isFirstLoad && (
          <Section title={t('home.closing.title')}>
            <SkeletonBlock height={360} />
          </Section>
        )}
        {!data && query.error && <ErrorState onRetry={query.refresh} />}
        <p className="ct-dim">{t('home.demo')}</p>
      </div>
    </>
  )
}

function Blocks({ data, onDeadline }: { data: HomeOverview; onDeadline: () => void }) {
  const t = useText()
  const all = (
    <LinkButton size="s" to={hrefTo('tenderSearch')}>
      {t('home.all')}
    </LinkButton>
  )
  return (
    <>
      <Section title={t('home.closing.title')} note={t('home.closing.note')} actions={all}>
        {data.closingSoon.length > 0 ? (
          <TenderStrip tenders={data.closingSoon} onDeadline={onDeadline} />
        ) : (
          <EmptyState
            title={t('home.closing.empty')}
            action={<LinkButton to={hrefTo('tenderIssue')}>{t('home.audience.traders.go')}</LinkButton>}
          />
        )}
      </Section>
      <Figures figures={data.figures} />
      {data.newest.length > 0 && (
        <Section title={t('home.newest.title')} actions={all}>
          <TenderStrip tenders={data.newest} onDeadline={onDeadline} />
        </Section>
      )}
      {data.hotLanes.length > 0 && (
        <WhenVisible placeholder={<SkeletonBlock height={420} />}>
          <Suspense fallback={<SkeletonBlock height={420} />}>
            <HotLanes lanes={data.hotLanes} />
          </Suspense>
        </WhenVisible>
      )}
    </>
  )
}
