import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'

/** The way to one approval. */
export function ApprovalLink({ id, onOpen }: { id: string; onOpen?: () => void }) {
  const t = useText()
  return (
    <RouteLink to={hrefTo('memberCenter', { tab: 'approvals', approval: id })} onClick={onOpen}>
      {t('approval.see')}
    </RouteLink>
  )
}
