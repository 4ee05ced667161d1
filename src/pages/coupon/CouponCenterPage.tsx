import { BatchTickets } from '@/features/coupon/center/components/BatchTickets.tsx'
import { CenterFilters, KindTabs } from '@/features/coupon/center/components/CenterFilters.tsx'
import { useCenter } from '@/features/coupon/center/useCenter.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

const loadMine = () => import('../hub/coupon/CouponNow.tsx').then((module) => module.CouponNow)
const loadLinks = () => import('@/features/front/hub/components/HubLinks.tsx').then((module) => module.HubLinks)
const mineWaits = <SkeletonBlock height={280} narrow={540} />
const LINKS = { parent: 'couponCenter' } as const

export default function CouponCenterPage() {
  const t = useText()
  const { isSignedIn, isStarting, user } = useSession()
  const search = useCenter()
  const empty = search.isFiltered
    ? {
        title: t('couponCenter.empty'),
        text: t('couponCenter.empty.text'),
        action: <Button onClick={search.resetFilters}>{t('couponCenter.filter.reset')}</Button>,
      }
    : {
        title: t('couponCenter.none'),
        text: t('couponCenter.none.text'),
        action: <LinkButton to={hrefTo('couponMarket')}>{t('route.couponMarket')}</LinkButton>,
      }
  return (
    <>
      <PageHeader
        title={t('route.couponCenter')}
        lead={t('couponCenter.lead')}
        actions={
          <>
            {isSignedIn && <LinkButton to={hrefTo('myCoupons')}>{t('route.myCoupons')}</LinkButton>}
            <LinkButton to={hrefTo('couponMarket')}>{t('route.couponMarket')}</LinkButton>
          </>
        }
      />
      {/* The room is kept while it is asked whose the token is. */}
      {isStarting && mineWaits}
      {user && (
        <LazySection load={loadMine} texts="hubNow" placeholder={mineWaits} props={{ userType: user.userType }} />
      )}
      <KindTabs kind={search.filters.kind} />
      <CenterFilters search={search} isSignedIn={isSignedIn} />
      <ListFrame list={search} empty={empty}>
        <BatchTickets rows={search.records} isStale={search.loading} onTurn={search.refresh} />
      </ListFrame>
      <LazySection load={loadLinks} texts="hub" placeholder={<SkeletonBlock height={160} />} props={LINKS} />
    </>
  )
}
