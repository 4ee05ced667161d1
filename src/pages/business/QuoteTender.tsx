import { Suspense, useState } from 'react'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { TenderStatusTag } from '@/features/trade/tender/components/TenderStatusTag.tsx'
import { TermsFacts } from '@/features/trade/tender/components/TermsFacts.tsx'
import { useText } from '@/i18n/useText.ts'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Card } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { lazySection } from '@/ui/LazySection.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Stack } from '@/ui/Split.tsx'
import './quoteTender.css'

// Collapsed at first.
const CargoFacts = lazySection(
  async () => (await import('@/features/trade/tender/components/CargoFacts.tsx')).CargoFacts,
)

/** The tender, always in view beside the form. */
export function QuoteTender({ tender, onDeadline }: { tender: TenderDetail; onDeadline: () => void }) {
  const t = useText()
  // The terms fit beside the form; above it they would push it down.
  const [isWide] = useState(() => window.matchMedia?.('(min-width: 1080px)').matches ?? true)
  const [wasOpened, setOpened] = useState(false)
  return (
    <div className="ct-quote-side">
      <Card isMarked>
        <Stack>
          <TenderStatusTag status={tender.status} />
          {tender.status === 'QUOTING' && (
            <div className="ct-big-clock">
              <span className="ct-dim">{t('tender.detail.remaining')}</span>
              <Countdown until={tender.deadline} onEnd={onDeadline} />
            </div>
          )}
          <span className="ct-dim">
            {t('tender.detail.deadline')} <DateText value={tender.deadline} />
          </span>
          <RouteLink to={hrefTo('tenderDetail', { id: tender.id })}>{t('bid.refused.toTender')}</RouteLink>
        </Stack>
      </Card>
      <Card>
        <Stack>
          {tender.lanes.map((lane) => (
            <div key={lane.laneNo} className="ct-quote-asked">
              <LaneText pol={lane.pol} pod={lane.pod} />
              <BoxesText boxes={lane.boxes} loose={lane.loose} />
              <span className="ct-dim">
                {t('tender.detail.etd', { mode: tender.mode })} {lane.etdFrom} – {lane.etdTo}
              </span>
              <span className="ct-dim">
                {t('tender.detail.ready')} {lane.cargoReadyDate}
              </span>
            </div>
          ))}
        </Stack>
      </Card>
      <details open={isWide} className="ct-quote-facts">
        <summary>{t('tender.detail.terms')}</summary>
        <TermsFacts tender={tender} />
      </details>
      <details className="ct-quote-facts" onToggle={() => setOpened(true)}>
        <summary>{t('tender.detail.cargo')}</summary>
        {wasOpened && (
          <Suspense fallback={<SkeletonBlock height={160} />}>
            <CargoFacts cargo={tender.cargo} />
          </Suspense>
        )}
      </details>
    </div>
  )
}
