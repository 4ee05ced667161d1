import type { ReactNode } from 'react'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { Card } from '@/ui/Card.tsx'
import { CompanyName } from '@/ui/CompanyName.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { Stack } from '@/ui/Split.tsx'
import { CardPrice } from './CardPrice.tsx'
import { Confirmed } from './Confirmed.tsx'
import './market.css'
import { TypedText } from '@/ui/TypedText.tsx'

interface AsideProps {
  listing: ListingDetail
  /** Called when the listing expires. */
  onEnd: () => void
  children: ReactNode
}

/** Price, validity, actions and seller. */
export function ListingAside({ listing, onEnd, children }: AsideProps) {
  const t = useText()
  const { views, enquiries } = listing
  return (
    <>
      <Card isMarked className="ct-first">
        <Stack>
          <CardPrice row={listing} />
          {listing.status === 'ONLINE' && (
            <div className="ct-market-clock">
              <span className="ct-dim">{t('market.detail.remaining')}</span>
              {/* A listing is valid until the end of its last day in China. */}
              <Countdown until={`${listing.validTo}T23:59:59+08:00`} onEnd={onEnd} />
            </div>
          )}
          <Confirmed row={listing} />
          {children}
          <p className="ct-dim">{t('market.detail.views', { views, enquiries })}</p>
        </Stack>
      </Card>
      <SellerCard listing={listing} />
    </>
  )
}

function SellerCard({ listing: { seller } }: { listing: ListingDetail }) {
  const t = useText()
  const { rating, ratingCount, completedOrders, onTimePct, medianResponseMin } = seller
  return (
    <Card>
      <Stack>
        <span className="ct-dim">{t('market.seller.title')}</span>
        <CompanyName company={seller} certified={seller.certified && t('market.seller.certified')}>
          <TypedText>{seller.cityName}</TypedText>
        </CompanyName>
        <span className="ct-dim">
          {t('market.seller.record', { rating, count: ratingCount, orders: completedOrders })}
        </span>
        <span className="ct-dim">
          {t('market.seller.onTime', {
            pct: onTimePct,
            orders: completedOrders,
            answers: medianResponseMin,
            time: durationText(t, medianResponseMin),
          })}
        </span>
      </Stack>
    </Card>
  )
}
