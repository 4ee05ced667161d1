import { useState } from 'react'
import { useCarried } from '@/features/account/carried.ts'
import { DemoAccounts } from '@/features/account/components/DemoAccounts.tsx'
import { LoginForm } from '@/features/account/components/LoginForm.tsx'
import { LoginReason } from '@/features/account/components/LoginReason.tsx'
import { LoginTabs, OtherWays, useLoginWay } from '@/features/account/components/LoginWays.tsx'
import { SmsLoginForm } from '@/features/account/components/SmsLoginForm.tsx'
import { useLogin } from '@/features/account/useLogin.ts'
import type { Credentials } from '@/features/account/useLogin.ts'
import { useWechatLogin } from '@/features/account/wechat/useWechatLogin.ts'
import { WechatPanel } from '@/features/account/wechat/WechatPanel.tsx'
import { SignInSheet } from '@/features/account/components/SignInSheet.tsx'
import { useText } from '@/i18n/useText.ts'
import { Notice } from '@/ui/Notice.tsx'

export default function LoginPage() {
  const t = useText()
  const way = useLoginWay()
  const { mobile, hasReset } = useCarried()
  const login = useLogin()
  const wechat = useWechatLogin()
  const [prefill, setPrefill] = useState<Credentials | undefined>(
    mobile ? { account: mobile, password: '' } : undefined,
  )
  const handlePick = async (credentials: Credentials) => {
    // Whatever stands in the way of one click (the puzzle, a lock) is shown in the form, filled in.
    if (!(await login.submit(credentials))) setPrefill({ ...credentials })
  }
  return (
    <>
      <SignInSheet title={t('account.login.title')} lead={t('account.login.lead')}>
        {hasReset && <Notice tone="ok">{t('account.retrieve.done')}</Notice>}
        <LoginReason />
        <LoginTabs way={way} />
        {way === 'password' && <LoginForm login={login} prefill={prefill} />}
        {way === 'sms' && <SmsLoginForm />}
        {way === 'wechat' && <WechatPanel login={wechat} />}
        <OtherWays />
      </SignInSheet>
      <DemoAccounts busyAccount={login.busyAccount} onPick={(credentials) => void handlePick(credentials)} />
    </>
  )
}
