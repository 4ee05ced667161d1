import { useLocation, useNavigate } from 'react-router-dom'
import { useMarketKind } from '@/api/useMarketKind.ts'
import { useQuery } from '@/api/useQuery.ts'
import { env } from '@/config/env.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { QUIET } from '../quiet.ts'
import { beginWechat } from './wechatState.ts'
import type { WechatPurpose } from './wechatState.ts'
import './wechat.css'

/** Props of `WechatStart`: the purpose, and the URL to return to (`reject`). */
export interface WechatStartProps {
  purpose: WechatPurpose
  back?: string | undefined
}

/** WeChat's page for website logins; it redirects back with `code` and `state`. FIELD "Login". */
function wechatAddress(state: string, address: string): string {
  const query = new URLSearchParams({
    appid: env.wechatAppId,
    redirect_uri: window.location.origin + address,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  })
  return `https://open.weixin.qq.com/connect/qrconnect?${query.toString()}#wechat_redirect`
}

/** Redirect URL: the login page without its query (kept in the state), or the current page. */
function useReturnAddress(purpose: WechatPurpose): string {
  const { pathname, search } = useLocation()
  return purpose === 'login' ? pathname : pathname + search
}

/** Simulated WeChat: choosing a person replaces scanning and confirming. */
function PretendWechat({ purpose, back = '' }: WechatStartProps) {
  const t = useText()
  const navigate = useNavigate()
  const address = useReturnAddress(purpose)
  const { data, isFirstLoad } = useQuery(demoEndpoints.wechat, {}, QUIET)
  if (isFirstLoad) return <SkeletonBlock height={120} />
  if (!Array.isArray(data)) return <Notice>{t('account.wechat.none')}</Notice>
  const pick = (code?: string) => {
    const query = new URLSearchParams({ ...(code !== undefined && { code }), state: beginWechat(purpose, back) })
    void navigate(`${address}${address.includes('?') ? '&' : '?'}${query.toString()}`)
  }
  return (
    <div className="ct-wechat" role="group" aria-label={t('account.wechat.demo')}>
      <p className="ct-dim">{t('account.wechat.demo.note')}</p>
      {data.map(({ code, name, account }) => (
        <button key={code} type="button" className="ct-wechat-person" onClick={() => pick(code)}>
          <strong>{name}</strong>
          <span>
            {account === undefined ? t('account.wechat.demo.unbound') : t('account.wechat.demo.bound', { account })}
          </span>
        </button>
      ))}
      <button type="button" className="ct-wechat-person" onClick={() => pick()}>
        <strong>{t('account.wechat.demo.refuse')}</strong>
      </button>
    </div>
  )
}

/** Link to WeChat: the real page if the site is registered, the simulation in a demo, else a text. */
export function WechatStart(props: WechatStartProps) {
  const t = useText()
  const address = useReturnAddress(props.purpose)
  const kind = useMarketKind()
  if (env.wechatAppId === '')
    return kind === 'demo' ? <PretendWechat {...props} /> : <Notice>{t('account.wechat.none')}</Notice>
  const go = () => window.location.assign(wechatAddress(beginWechat(props.purpose, props.back ?? ''), address))
  return (
    <div className="ct-wechat">
      <p className="ct-dim">{t('account.wechat.leave')}</p>
      <Button variant="primary" size="large" onClick={go}>
        {t('account.wechat.go')}
      </Button>
    </div>
  )
}
