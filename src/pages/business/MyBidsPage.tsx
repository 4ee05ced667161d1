import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { TradeTabs } from '@/features/trade/agreement/components/TradeTabs.tsx'
import { LazyAgreements } from '@/features/trade/agreement/components/lazySections.ts'
import { BidDialog } from '@/features/trade/bid/components/BidDialog.tsx'
import { LanePrices } from '@/features/trade/bid/components/lanes/LanePrices.tsx'
import { MyBidsList, useMyBids } from '@/features/trade/bid/components/MyBidsList.tsx'
import { WinRate } from '@/features/trade/bid/components/WinRate.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'
import { Pending } from './Pending.tsx'

const STATS_POLL_MS = 15_000

export default function MyBidsPage() {
  const [params] = useSearchParams()
  const agreement = readId(params.get('agreement'))
  if (params.get('tab') !== 'agreements') return <Bids />
  return (
    <Suspense fallback={<SkeletonBlock height={480} />}>
      {agreement && <Pending id={agreement} />}
      <LazyAgreements side="SELLER" />
    </Suspense>
  )
}

function Bids() {
  const t = useText()
  const [, setParams] = useSearchParams()
  const { bidId } = useAddressValues({ bidId: readId })
  const list = useMyBids()
  const stats = useQuery(bidEndpoints.stats, {}, { silent: true, refreshOnFocus: true, pollMs: STATS_POLL_MS })
  const refresh = () => {
    list.refresh()
    stats.refresh()
  }
  const close = () =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.delete('bidId')
      return next
    })
  return (
    <>
      <PageHeader
        title={t('bid.list.title')}
        lead={t('bid.list.lead')}
        actions={
          <LinkButton variant="accent" to={hrefTo('tenderSearch')}>
            {t('route.tenderSearch')}
          </LinkButton>
        }
      />
      <TradeTabs side="SELLER" />
      <MyBidsList list={list} onEnd={refresh} />
      {stats.data && <WinRate stats={stats.data} />}
      {stats.data && <LanePrices stats={stats.data} />}
      {bidId && <BidDialog key={bidId} id={bidId} onClose={close} />}
    </>
  )
}
