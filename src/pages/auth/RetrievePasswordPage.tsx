import { useSearchParams } from 'react-router-dom'
import { LoginSide } from '@/features/account/components/LoginSide.tsx'
import { RetrieveForm } from '@/features/account/components/RetrieveForm.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'

export default function RetrievePasswordPage() {
  const t = useText()
  const [params] = useSearchParams()
  return (
    <div className="ct-signin">
      <LoginSide />
      <div className="ct-signin-sheet">
        <h1 tabIndex={-1}>{t('account.retrieve.title')}</h1>
        <p className="ct-signin-lead">{t('account.retrieve.lead')}</p>
        <RetrieveForm />
        <p className="ct-signin-ways">
          <RouteLink to={hrefTo('login', { reject: params.get('reject') ?? undefined })}>
            {t('account.retrieve.toLogin')}
          </RouteLink>
        </p>
      </div>
    </div>
  )
}
