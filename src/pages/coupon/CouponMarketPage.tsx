import { OfferMarket, OwnOffers } from '@/features/coupon/trade/components/OfferLists.tsx'
import { PointsList } from '@/features/coupon/trade/components/PointsList.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

const PARTS = ['all', 'mine', 'points'] as const
const TEXTS = { all: 'couponTrade.tab.all', mine: 'couponTrade.tab.mine', points: 'couponTrade.tab.points' } as const
const VIEWS = { all: OfferMarket, mine: OwnOffers, points: PointsList } as const

export default function CouponMarketPage() {
  const t = useText()
  const { isSignedIn } = useSession()
  const { part: wanted = 'all' } = useAddressValues({ part: PARTS })
  const part = isSignedIn ? wanted : 'all'
  const View = VIEWS[part]
  return (
    <>
      <PageHeader
        title={t('route.couponMarket')}
        lead={t('couponTrade.lead')}
        actions={<LinkButton to={hrefTo('myCoupons')}>{t('couponTrade.offer')}</LinkButton>}
      />
      {isSignedIn && (
        <TabLinks
          label={t('couponTrade.tabs')}
          items={PARTS.map((one) => ({
            to: hrefTo('couponMarket', one === 'all' ? {} : { part: one }),
            text: t(TEXTS[one]),
            isCurrent: one === part,
          }))}
        />
      )}
      <View key={part} />
    </>
  )
}
