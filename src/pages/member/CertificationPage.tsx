import { useSearchParams } from 'react-router-dom'
import { CertificationEditor } from '@/features/member/certification/components/CertificationEditor.tsx'
import { useText } from '@/i18n/useText.ts'
import { returnPath } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'

export default function CertificationPage() {
  const t = useText()
  const { user } = useSession()
  const [params] = useSearchParams()
  const back = returnPath(params.get('back'), window.location.origin)
  return (
    <>
      <PageHeader title={t('certification.title')} lead={t('certification.lead')} />
      <CertificationEditor key={user?.companyId} backHref={back === '/' ? undefined : back} />
    </>
  )
}
