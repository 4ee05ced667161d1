import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { CouponList } from '@/features/coupon/mine/components/CouponList.tsx'
import { CouponSection } from '@/features/coupon/mine/components/CouponSection.tsx'
import { PointsDialog } from '@/features/coupon/mine/components/PointsDialog.tsx'
import { GiftSection } from '@/features/coupon/mine/gift/components/GiftSection.tsx'
import { WaitingGifts } from '@/features/coupon/mine/gift/components/WaitingGifts.tsx'
import { useMine } from '@/features/coupon/mine/useMine.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

export default function MyCouponsPage() {
  const navigate = useNavigate()
  const { id, gift: giftId } = useAddressValues({ id: readId, gift: readId })
  const see = (couponId: string) => void navigate(hrefTo('myCoupons', { id: couponId }))
  if (giftId !== undefined) return <GiftSection key={giftId} id={giftId} onTaken={see} />
  return id === undefined ? <Everything onTaken={see} /> : <One key={id} id={id} onTaken={see} />
}

interface TakenProps {
  onTaken: (couponId: string) => void
}

/** Also shows waiting gifts: a notification about a gift links to its coupon, which is not the reader's yet. */
function One({ id, onTaken }: TakenProps & { id: string }) {
  const gifts = useQuery(couponEndpoints.gifts, {}, { silent: true })
  const all = gifts.data ?? []
  return (
    <>
      <CouponSection id={id} gifts={all} onRefresh={gifts.refresh} />
      <WaitingGifts
        gifts={all.filter(({ direction }) => direction === 'RECEIVED')}
        onRefresh={gifts.refresh}
        onTaken={onTaken}
      />
    </>
  )
}

function Everything({ onTaken }: TakenProps) {
  const t = useText()
  const { number } = useFormats()
  const mine = useMine()
  const counts = useQuery(couponEndpoints.counts, {}, { silent: true, refreshOnFocus: true })
  const gifts = useQuery(couponEndpoints.gifts, {}, { silent: true, refreshOnFocus: true })
  const [showsPoints, setShowsPoints] = useState(false)
  const all = gifts.data ?? []
  // A time is over, or nobody knows what became of a call.
  const refresh = () => {
    mine.list.refresh()
    counts.refresh()
    gifts.refresh()
  }
  return (
    <>
      <PageHeader
        title={t('route.myCoupons')}
        lead={t('couponMine.lead')}
        actions={
          <>
            <Button onClick={() => setShowsPoints(true)}>
              {counts.data
                ? t('couponMine.points', { points: number(counts.data.points) })
                : t('couponMine.points.title')}
            </Button>
            <LinkButton to={hrefTo('couponMarket')}>{t('route.couponMarket')}</LinkButton>
            <LinkButton variant="primary" to={hrefTo('couponCenter')}>
              {t('route.couponCenter')}
            </LinkButton>
          </>
        }
      />
      <WaitingGifts
        gifts={all.filter(({ direction }) => direction === 'RECEIVED')}
        onRefresh={refresh}
        onTaken={onTaken}
      />
      <CouponList mine={mine} gifts={all.filter(({ direction }) => direction === 'SENT')} onRefresh={refresh} />
      {showsPoints && <PointsDialog onClose={() => setShowsPoints(false)} />}
    </>
  )
}
