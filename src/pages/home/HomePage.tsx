import { useFreight } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { WhenVisible } from '@/ui/WhenVisible.tsx'
import { HomeHero } from './HomeHero.tsx'
import { ClosingSoon, NewestTenders } from './TenderBlocks.tsx'
import './home.css'

/** Loaded on demand: blocks when scrolled near, work for signed-in members. */
const loadBlocks = async () => (await import('./blocks/HomeBlocks.tsx')).HomeBlocks
const loadWork = async () => (await import('./work/HomeWork.tsx')).HomeWork

const NO_PROPS = {}

export default function HomePage() {
  const { ports } = useFreight()
  const { isSignedIn, isStarting } = useSession()
  // Same height as most members' work list and as the placeholder of the prerendered page (hero.css).
  const waiting = (
    <div className="ct-homewait">
      <SkeletonBlock height={160} narrow={400} />
    </div>
  )
  const work = <LazySection load={loadWork} texts="front member" props={NO_PROPS} placeholder={waiting} />
  const below = <SkeletonBlock height={600} />
  return (
    <>
      <HomeHero ports={ports} work={isStarting ? waiting : isSignedIn && work} />
      <div className="ct-page ct-home">
        <ClosingSoon />
        <NewestTenders />
        <WhenVisible placeholder={below}>
          <LazySection load={loadBlocks} texts="front coupon news" props={NO_PROPS} placeholder={below} />
        </WhenVisible>
      </div>
    </>
  )
}
