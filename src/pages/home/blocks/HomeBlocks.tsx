import { useIsPretend } from '@/api/useMarketKind.ts'
import type { ReactNode } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { WhenVisible } from '@/ui/WhenVisible.tsx'
import { CouponBlock } from './CouponBlock.tsx'
import { FreightIndexBlock } from './FreightIndexBlock.tsx'
import { NewestListings } from './ListingBlock.tsx'
import { BLOCK } from '../options.ts'
import { NewsBlock } from './NewsBlock.tsx'
import { Figures, HotLanes } from './OverviewBlocks.tsx'
import './blocks.css'

/** Blocks below the first screen. Each one loads when scrolled near and is retried on its own. */
export function HomeBlocks() {
  const t = useText()
  const isPretend = useIsPretend()
  const overview = useQuery(homeEndpoints.overview, {}, BLOCK)
  return (
    <>
      <Later height={100}>
        <Figures query={overview} />
      </Later>
      <Later height={420}>
        <NewestListings />
      </Later>
      <Later height={460}>
        <FreightIndexBlock />
      </Later>
      <Later height={300}>
        <CouponBlock />
      </Later>
      <Later height={360}>
        <NewsBlock />
      </Later>
      <Later height={460}>
        <HotLanes query={overview} />
      </Later>
      {isPretend && <p className="ct-dim">{t('home.demo')}</p>}
    </>
  )
}

function Later({ height, children }: { height: number; children: ReactNode }) {
  return <WhenVisible placeholder={<SkeletonBlock height={height} />}>{children}</WhenVisible>
}
