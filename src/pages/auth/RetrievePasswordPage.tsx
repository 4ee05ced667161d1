import { useSearchParams } from 'react-router-dom'
import { RetrieveForm } from '@/features/member/account/components/RetrieveForm.tsx'
import { SignInSheet } from '@/features/member/account/components/SignInSheet.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'

export default function RetrievePasswordPage() {
  const t = useText()
  const [params] = useSearchParams()
  return (
    <SignInSheet title={t('account.retrieve.title')} lead={t('account.retrieve.lead')}>
      <RetrieveForm />
      <p className="ct-signin-ways">
        <RouteLink to={hrefTo('login', { reject: params.get('reject') ?? undefined })}>
          {t('account.retrieve.toLogin')}
        </RouteLink>
      </p>
    </SignInSheet>
  )
}
