import type { MissingTenderProps } from '@/features/trade/tender/components/MissingTender.tsx'
import { MissingTender } from '@/features/trade/tender/components/MissingTender.tsx'
import { useInviteCode } from '@/features/trade/guest/inviteCode.ts'
import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { GuestTender } from './GuestTender.tsx'

/** An address whose tender this reader may not see: by a guest's link what that shows, else what it was. */
export function NoTender({ id }: MissingTenderProps) {
  const t = useText()
  const code = useInviteCode(id)
  if (code !== undefined) return <GuestTender code={code} />
  return (
    <>
      <PageHeader title={t('route.tenderDetail')} />
      <MissingTender id={id} />
    </>
  )
}
