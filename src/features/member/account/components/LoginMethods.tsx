import { useSearchParams } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { isWechatAddress } from '../wechat/useWechatArrival.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { AddressNotice } from '@/ui/AddressNotice.tsx'
import './account.css'

/** Login methods, as named in the URL. */
const METHODS = ['password', 'sms', 'wechat'] as const
export type LoginMethod = (typeof METHODS)[number]

/** Returns the login method of the URL, which includes the return from WeChat. */
export function useLoginMethod(): LoginMethod {
  const [params] = useSearchParams()
  const { way = 'password' } = useAddressValues({ way: METHODS })
  return isWechatAddress(params) ? 'wechat' : way
}

/** Tabs of the login page; each has a URL and keeps `reject`. */
export function LoginTabs({ method }: { method: LoginMethod }) {
  const t = useText()
  const [params] = useSearchParams()
  const reject = params.get('reject') ?? undefined
  const items = METHODS.map((one) => ({
    to: hrefTo('login', { reject, way: one === 'password' ? undefined : one }),
    text: t(`account.login.way.${one}`),
    isCurrent: one === method,
  }))
  return (
    <>
      <AddressNotice />
      <TabLinks label={t('account.login.ways')} items={items} />
    </>
  )
}

/** Links to registration and password reset. */
export function OtherMethods() {
  const t = useText()
  const [params] = useSearchParams()
  const reject = params.get('reject') ?? undefined
  return (
    <p className="ct-signin-ways">
      <RouteLink to={hrefTo('register', { reject })}>{t('account.login.toRegister')}</RouteLink>
      <RouteLink to={hrefTo('retrievePassword', { reject })}>{t('account.login.toRetrieve')}</RouteLink>
    </p>
  )
}
