import { Suspense } from 'react'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import { lazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

/** The parts of a tender that the help depends on. */
export type LowResponseTender = Pick<TenderDetail, 'id' | 'mine' | 'status' | 'bidCount' | 'lanes' | 'updatedAt'>

const HELPED: readonly TenderStatus[] = ['QUOTING', 'EVALUATING', 'FAILED']
const LowResponseSection = lazySection(async () => (await import('./LowResponseSection.tsx')).LowResponseSection)

/** Help for the publisher of a tender with at most one quote. Its code loads for nobody else. */
export function LowResponseHelp({ tender }: { tender: LowResponseTender }) {
  if (!tender.mine || tender.bidCount > 1 || !HELPED.includes(tender.status)) return null
  return (
    <Suspense fallback={<SkeletonBlock height={240} />}>
      {/* Reload after a new quote or an amendment. */}
      <LowResponseSection key={`${tender.bidCount} ${tender.updatedAt}`} tender={tender} />
    </Suspense>
  )
}
