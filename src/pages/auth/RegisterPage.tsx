import { useSearchParams } from 'react-router-dom'
import { LoginSide } from '@/features/account/components/LoginSide.tsx'
import { RegisterForm } from '@/features/account/components/RegisterForm.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'

export default function RegisterPage() {
  const t = useText()
  const [params] = useSearchParams()
  return (
    <div className="ct-signin">
      <LoginSide />
      <div className="ct-signin-sheet">
        <h1 tabIndex={-1}>{t('account.register.title')}</h1>
        <p className="ct-signin-lead">{t('account.register.lead')}</p>
        <RegisterForm />
        <p className="ct-signin-ways">
          <RouteLink to={hrefTo('login', { reject: params.get('reject') ?? undefined })}>
            {t('account.register.toLogin')}
          </RouteLink>
        </p>
      </div>
    </div>
  )
}
