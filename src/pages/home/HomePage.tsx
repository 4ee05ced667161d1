import { useFreight } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LatePart } from '@/ui/LatePart.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { HomeHero } from './HomeHero.tsx'
import type { LaneFields } from './LaneSearch.tsx'

/** Everything below the first screen comes after it, the work of a member too. */
const loadBlocks = async () => (await import('./blocks/HomeBlocks.tsx')).HomeBlocks
const loadWork = async () => (await import('./work/HomeWork.tsx')).HomeWork

const loadQuick = async () => (await import('./quick/QuickLine.tsx')).QuickLine
const keepLane = async (kind: string, { pol, pod, isoCode }: LaneFields) => {
  const { keepLane: keep } = await import('./quick/recentLanes.ts')
  keep({ kind, pol, pod, ...(isoCode && { isoCode }) })
}

const NO_PROPS = {}

export default function HomePage() {
  const { ports } = useFreight()
  const { isSignedIn } = useSession()
  return (
    <>
      <HomeHero
        ports={ports}
        onSearch={(kind, lane) => void keepLane(kind, lane).catch(() => undefined)}
        quick={(onRead) => <LatePart load={loadQuick} texts="front" props={{ onRead }} placeholder={null} />}
        work={
          isSignedIn && (
            <LatePart
              load={loadWork}
              texts="front member"
              props={NO_PROPS}
              placeholder={<SkeletonBlock height={150} />}
            />
          )
        }
      />
      <div className="ct-page ct-home">
        <LatePart
          load={loadBlocks}
          texts="front coupon news"
          props={NO_PROPS}
          placeholder={<SkeletonBlock height={420} />}
        />
      </div>
    </>
  )
}
