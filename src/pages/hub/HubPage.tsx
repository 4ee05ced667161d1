import { useLocation } from 'react-router-dom'
import { HubLinks } from '@/features/front/hub/components/HubLinks.tsx'
import { useText } from '@/i18n/useText.ts'
import { routeFacts } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

const loadHelp = () => import('@/features/front/help/components/HelpCentre.tsx').then((module) => module.HelpCentre)
const loadTools = () => import('./tool/ToolNow.tsx').then((module) => module.ToolNow)
const loadGuest = () => import('./user/GuestNow.tsx').then((module) => module.GuestNow)
const loadMember = () => import('./user/MemberNow.tsx').then((module) => module.MemberNow)

const NO_PROPS = {}
const placeholder = <SkeletonBlock height={620} narrow={1180} />
const guestWaits = <SkeletonBlock height={390} narrow={810} />

/** The page shared by parent URLs (Spec §2): what goes on there, and links to all of their child pages. */
export default function HubPage() {
  const t = useText()
  const { pathname } = useLocation()
  const id = routeAt(pathname) ?? 'memberHub'
  const links = <HubLinks parent={id} />
  if (id === 'toolHub')
    return (
      <>
        <PageHeader title={t(routeFacts(id).titleId)} lead={t('hub.lead.tools')} />
        <LazySection load={loadTools} texts="hubNow customs schedule" placeholder={placeholder} props={NO_PROPS} />
        {links}
      </>
    )
  if (id === 'memberHub')
    return (
      <>
        <PageHeader title={t(routeFacts(id).titleId)} lead={t('hub.lead.members')} />
        <MemberPart />
        {links}
      </>
    )
  return (
    <>
      <PageHeader title={t(routeFacts(id).titleId)} />
      {links}
      <LazySection
        load={loadHelp}
        texts="help helpAnswers"
        placeholder={<SkeletonBlock height={480} />}
        props={NO_PROPS}
      />
    </>
  )
}

/** Who comes back with a token sees neither face until it is known whose it is. */
function MemberPart() {
  const { isSignedIn, isStarting } = useSession()
  if (isStarting) return placeholder
  return isSignedIn ? (
    <LazySection load={loadMember} texts="hubNow front member" placeholder={placeholder} props={NO_PROPS} />
  ) : (
    <LazySection load={loadGuest} texts="hubNow" placeholder={guestWaits} props={NO_PROPS} />
  )
}
