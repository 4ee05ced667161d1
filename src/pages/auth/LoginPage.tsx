import { useState } from 'react'
import { DemoAccounts } from '@/features/account/components/DemoAccounts.tsx'
import { LoginForm } from '@/features/account/components/LoginForm.tsx'
import { LoginReason } from '@/features/account/components/LoginReason.tsx'
import { LoginSide } from '@/features/account/components/LoginSide.tsx'
import { useLogin } from '@/features/account/useLogin.ts'
import type { Credentials } from '@/features/account/useLogin.ts'
import { useText } from '@/i18n/useText.ts'

export default function LoginPage() {
  const t = useText()
  const login = useLogin()
  const [prefill, setPrefill] = useState<Credentials>()
  const handlePick = async (credentials: Credentials) => {
    // Whatever stands in the way of one click (the puzzle, a lock) is shown in the form, filled in.
    if (!(await login.submit(credentials))) setPrefill({ ...credentials })
  }
  return (
    <>
      <div className="ct-signin">
        <LoginSide />
        <div className="ct-signin-sheet">
          <h1 tabIndex={-1}>{t('account.login.title')}</h1>
          <p className="ct-signin-lead">{t('account.login.lead')}</p>
          <LoginReason />
          <LoginForm login={login} prefill={prefill} />
        </div>
      </div>
      <DemoAccounts busyAccount={login.busyAccount} onPick={(credentials) => void handlePick(credentials)} />
    </>
  )
}
