import { useState } from 'react'
import { useCarried } from '@/features/member/account/carried.ts'
import { DemoAccounts } from '@/features/member/account/components/DemoAccounts.tsx'
import { LoginForm } from '@/features/member/account/components/LoginForm.tsx'
import { LoginReason } from '@/features/member/account/components/LoginReason.tsx'
import { LoginTabs, OtherMethods, useLoginMethod } from '@/features/member/account/components/LoginMethods.tsx'
import { SmsLoginForm } from '@/features/member/account/components/SmsLoginForm.tsx'
import { useLogin } from '@/features/member/account/useLogin.ts'
import type { Credentials } from '@/features/member/account/useLogin.ts'
import { useWechatLogin } from '@/features/member/account/wechat/useWechatLogin.ts'
import { WechatPanel } from '@/features/member/account/wechat/WechatPanel.tsx'
import { SignInSheet } from '@/features/member/account/components/SignInSheet.tsx'
import { useText } from '@/i18n/useText.ts'
import { Notice } from '@/ui/Notice.tsx'

export default function LoginPage() {
  const t = useText()
  const method = useLoginMethod()
  const { mobile, hasReset } = useCarried()
  const login = useLogin()
  const wechat = useWechatLogin()
  const [prefill, setPrefill] = useState<Credentials | undefined>(
    mobile ? { account: mobile, password: '' } : undefined,
  )
  const handlePick = async (credentials: Credentials) => {
    // If one-click login is blocked (puzzle, locked account), show the filled-in form.
    if (!(await login.submit(credentials))) setPrefill({ ...credentials })
  }
  return (
    <>
      <SignInSheet title={t('account.login.title')} lead={t('account.login.lead')}>
        {hasReset && <Notice tone="ok">{t('account.retrieve.done')}</Notice>}
        <LoginReason />
        <LoginTabs method={method} />
        {method === 'password' && <LoginForm login={login} prefill={prefill} />}
        {method === 'sms' && <SmsLoginForm />}
        {method === 'wechat' && <WechatPanel login={wechat} />}
        <OtherMethods />
      </SignInSheet>
      <DemoAccounts busyAccount={login.busyAccount} onPick={(credentials) => void handlePick(credentials)} />
    </>
  )
}
