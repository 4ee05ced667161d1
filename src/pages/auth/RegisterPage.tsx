import { useSearchParams } from 'react-router-dom'
import { InvitedRegister } from '@/features/member/account/invited/InvitedRegister.tsx'
import { RegisterForm } from '@/features/member/account/components/RegisterForm.tsx'
import { SignInSheet } from '@/features/member/account/components/SignInSheet.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'

export default function RegisterPage() {
  const t = useText()
  const [params] = useSearchParams()
  const code = params.get('invite')
  const ways = (
    <p className="ct-signin-ways">
      <RouteLink to={hrefTo('login', { reject: params.get('reject') ?? undefined })}>
        {t('account.register.toLogin')}
      </RouteLink>
    </p>
  )
  if (code) return <InvitedRegister code={code}>{ways}</InvitedRegister>
  return (
    <SignInSheet title={t('account.register.title')} lead={t('account.register.lead')}>
      <RegisterForm />
      {ways}
    </SignInSheet>
  )
}
