import { useLocation } from 'react-router-dom'
import { HubCards } from '@/features/front/hub/components/HubCards.tsx'
import { useText } from '@/i18n/useText.ts'
import { routeFacts } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import { LazySection } from '@/ui/LazySection.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

const loadHelp = () => import('@/features/front/help/components/HelpCentre.tsx').then((module) => module.HelpCentre)

/**
 * The page shared by all parent URLs (Spec §2): links to their child pages with a description; /other also shows the
 * help centre.
 */
export default function HubPage() {
  const t = useText()
  const { pathname } = useLocation()
  const id = routeAt(pathname) ?? 'memberHub'
  return (
    <>
      <PageHeader title={t(routeFacts(id).titleId)} lead={t('hub.lead')} />
      <HubCards parent={id} />
      {id === 'help' && (
        <LazySection load={loadHelp} texts="help helpAnswers" placeholder={<SkeletonBlock height={480} />} props={{}} />
      )}
    </>
  )
}
