import { LazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import type { Asked } from '../BidFacts.tsx'

const load = async () => (await import('./SailingNews.tsx')).SailingNews

/** `SailingNews`, where quoted sailings have changed; else nothing. */
export function LazySailingNews(props: { bid: BidDetail; asked: Asked }) {
  if (!props.bid.sailingNews) return null
  return <LazySection load={load} texts="carriage" placeholder={<SkeletonBlock height={160} />} props={props} />
}
