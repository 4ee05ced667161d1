import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { GiftAnswer } from './GiftAnswer.tsx'
import { GiftTicket } from './GiftTicket.tsx'
import { SentGift } from './SentGift.tsx'

/** The page of a gift's link: what waits here, who it is from, and the box for the pick-up code. */
export function GiftSection({ id, onTaken }: { id: string; onTaken: (couponId: string) => void }) {
  const t = useText()
  const query = useQuery(couponEndpoints.gift, { id }, { silent: true, refreshOnFocus: true })
  const { data: gift, error, refresh } = query
  const back = <LinkButton to={hrefTo('myCoupons')}>{t('route.myCoupons')}</LinkButton>
  const isGone = hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors)
  return (
    <>
      <PageHeader title={t('couponGift.page')} lead={t('couponGift.page.lead')} actions={back} />
      {isGone && <EmptyState title={t('couponGift.gone')} text={t('couponGift.gone.text')} action={back} />}
      {!isGone && !gift && (error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={320} />)}
      {!isGone && gift && (
        <div className="ct-tickets">
          <div className="ct-mine-show">
            <GiftWords gift={gift} />
            <GiftTicket
              gift={gift}
              onEnd={refresh}
              actions={
                gift.direction === 'RECEIVED' && gift.status === 'PENDING' ? (
                  <GiftAnswer gift={gift} onRefresh={refresh} onTaken={onTaken} />
                ) : (
                  <div className="ct-mine-show">
                    {gift.direction === 'SENT' && <SentGift gift={gift} onRefresh={refresh} />}
                  </div>
                )
              }
            />
          </div>
        </div>
      )}
    </>
  )
}

function GiftWords({ gift: { status, direction } }: { gift: Gift }) {
  const t = useText()
  if (status === 'PENDING') return direction === 'SENT' ? <Notice>{t('couponGift.own')}</Notice> : null
  return <Notice tone={status === 'ACCEPTED' ? 'ok' : 'warn'}>{t(`couponGift.state.${status}`)}</Notice>
}
