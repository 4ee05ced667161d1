import type { ReactNode } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Card } from '@/ui/Card.tsx'
import { Colon } from '@/ui/Colon.tsx'
import { CompanyName } from '@/ui/CompanyName.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Stack } from '@/ui/Split.tsx'
import { Timeline } from '@/ui/Timeline.tsx'
import './tender.css'
import { TypedText } from '@/ui/TypedText.tsx'

interface AsideProps {
  tender: TenderDetail
  /** Actions for the buyer, rendered by the page. */
  buyerActions?: ReactNode
  /** Called when the countdown reaches zero. */
  onDeadline: () => void
  children: ReactNode
}

/** Countdown, actions, dates of the tender and its buyer. */
export function TenderAside({ tender, buyerActions, onDeadline, children }: AsideProps) {
  const t = useText()
  return (
    <>
      <Card isMarked className="ct-first">
        <Stack>
          {tender.status === 'QUOTING' && (
            <div className="ct-big-clock">
              <span className="ct-dim">{t('tender.detail.remaining')}</span>
              <Countdown until={tender.deadline} onEnd={onDeadline} />
            </div>
          )}
          <p>
            {t('tender.detail.bidCount')}
            <Colon />
            <strong>{tender.bidCount}</strong> · {t('tender.detail.watchCount')}
            <Colon />
            <strong>{tender.watchCount}</strong>
          </p>
          {children}
        </Stack>
      </Card>
      <Card>
        <Moments tender={tender} />
      </Card>
      <BuyerCard tender={tender} actions={buyerActions} />
    </>
  )
}

function Moments({ tender }: { tender: TenderDetail }) {
  const t = useText()
  const now = useServerNow(30_000)
  const { mode } = tender
  const etds = tender.lanes.map((lane) => lane.etdFrom).toSorted()
  const ends = tender.lanes.map((lane) => lane.etdTo).toSorted()
  const at = (iso: string) => Date.parse(iso) <= now
  return (
    <Timeline
      items={[
        ...(tender.publishAt
          ? [{ label: t('tender.detail.published'), value: <DateText value={tender.publishAt} />, isPast: true }]
          : []),
        {
          label: t('tender.detail.deadline'),
          value: <DateText value={tender.deadline} />,
          isPast: at(tender.deadline),
        },
        { label: t('tender.detail.firstEtd', { mode }), value: etds[0] ?? '', isPast: at(etds[0] ?? '') },
        { label: t('tender.detail.lastEtd', { mode }), value: ends.at(-1) ?? '', isPast: at(ends.at(-1) ?? '') },
        { label: t('tender.detail.validTo'), value: tender.validityWantedTo, isPast: at(tender.validityWantedTo) },
      ]}
    />
  )
}

function BuyerCard({ tender: { buyer }, actions }: { tender: TenderDetail; actions: ReactNode }) {
  const t = useText()
  return (
    <Card>
      <Stack>
        <span className="ct-dim">{t('tender.detail.buyer')}</span>
        <CompanyName company={buyer} certified={buyer.certified && t('tender.buyer.certified')}>
          <TypedText>{buyer.cityName}</TypedText>
        </CompanyName>
        <span className="ct-dim">
          {t('tender.detail.buyer.record', {
            rating: buyer.rating,
            count: buyer.ratingCount,
            orders: buyer.completedOrders,
          })}
        </span>
        {actions}
      </Stack>
    </Card>
  )
}
