import { useFreight } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LatePart } from '@/ui/LatePart.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { WhenVisible } from '@/ui/WhenVisible.tsx'
import { HomeHero } from './HomeHero.tsx'
import { ClosingSoon, NewestTenders } from './TenderBlocks.tsx'
import './home.css'

/** What is below comes once one nears it; what a member has to do comes when there is one. */
const loadBlocks = async () => (await import('./blocks/HomeBlocks.tsx')).HomeBlocks
const loadWork = async () => (await import('./work/HomeWork.tsx')).HomeWork

const NO_PROPS = {}

export default function HomePage() {
  const { ports } = useFreight()
  const { isSignedIn } = useSession()
  const work = (
    <LatePart load={loadWork} texts="front member" props={NO_PROPS} placeholder={<SkeletonBlock height={150} />} />
  )
  const below = <SkeletonBlock height={600} />
  return (
    <>
      <HomeHero ports={ports} work={isSignedIn && work} />
      <div className="ct-page ct-home">
        <ClosingSoon />
        <NewestTenders />
        <WhenVisible placeholder={below}>
          <LatePart load={loadBlocks} texts="front coupon news" props={NO_PROPS} placeholder={below} />
        </WhenVisible>
      </div>
    </>
  )
}
