import { useLocation } from 'react-router-dom'
import { HubCards } from '@/features/hub/components/HubCards.tsx'
import { useText } from '@/i18n/useText.ts'
import { routeFacts } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'

/** The one page that parent addresses share (Spec §2): what lies under each, and what it is for. */
export default function HubPage() {
  const t = useText()
  const { pathname } = useLocation()
  const id = routeAt(pathname) ?? 'memberHub'
  return (
    <>
      <PageHeader title={t(routeFacts(id).titleId)} lead={t('hub.lead')} />
      <HubCards parent={id} />
    </>
  )
}
