import { useSearchParams } from 'react-router-dom'
import { errorText } from '@/api/errorText.ts'
import { useText } from '@/i18n/useText.ts'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { WechatLogin } from './useWechatLogin.ts'
import { WechatBindForm } from './WechatBindForm.tsx'
import { WechatStart } from './WechatStart.tsx'

/** WeChat tab of the login page: start, and the result after the redirect. PRODUCT /login. */
export function WechatPanel({ login }: { login: WechatLogin }) {
  const t = useText()
  const [params] = useSearchParams()
  const { step } = login
  if (step.kind === 'working')
    return (
      <>
        <p role="status">{t('account.wechat.working')}</p>
        <SkeletonBlock height={96} />
      </>
    )
  if (step.kind === 'bind') return <WechatBindForm bindTicket={step.bindTicket} login={login} />
  return (
    <>
      {step.kind === 'cancelled' && <Notice isAlert>{t('account.wechat.cancelled')}</Notice>}
      {step.kind === 'foreign' && (
        <Notice tone="danger" isAlert>
          {t('account.wechat.foreign')}
        </Notice>
      )}
      {step.kind === 'failed' && (
        <Notice tone="danger" isAlert>
          {errorText(t, step.error)} {t('account.wechat.again')}
        </Notice>
      )}
      <WechatStart purpose="login" back={params.get('reject') ?? ''} />
    </>
  )
}
