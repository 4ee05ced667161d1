import { useSearchParams } from 'react-router-dom'
import { useCall } from '@/api/ApiContext.tsx'
import { hasCode } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { BindWechat } from '@/contract/member/schemas.ts'
import { checkMobile, checkSmsCode, normalizeMobile } from '@/contract/validation.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { problemsOf } from '../accountRules.ts'
import { MobileField } from '../components/MobileField.tsx'
import { QUIET } from '../quiet.ts'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { useSmsErrors } from '../sms/useSmsErrors.ts'
import { isRefused, useTask } from '../useTask.ts'
import type { WechatLogin } from './useWechatLogin.ts'

/** Binds a new WeChat account to the account of a verified number, then signs in. FIELD "Login". */
export function WechatBindForm({ bindTicket, login }: { bindTicket: string; login: WechatLogin }) {
  const t = useText()
  const call = useCall()
  const [params] = useSearchParams()
  const registerHref = hrefTo('register', { reject: params.get('reject') ?? undefined })
  const bind = async (body: BindWechat) => {
    const { ticket } = await call(memberEndpoints.bindWechat, body, QUIET)
    if (ticket !== undefined) await login.enter(ticket)
  }
  // The ticket is used or the WeChat account taken: restart.
  const task = useTask(bind, (error) => hasCode(error, BUSINESS_CODES.notAllowed) && login.fail(error))
  const sms = useSmsErrors('mobile', 'smsCode')
  const form = useForm({
    first: { mobile: '', smsCode: '' },
    action: sms.at(task),
    isSilent: true,
    check: ({ mobile, smsCode }) => problemsOf({ mobile: checkMobile(mobile), smsCode: checkSmsCode(smsCode) }),
    request: ({ mobile, smsCode }) => ({ bindTicket, mobile: normalizeMobile(mobile), smsCode }),
  })
  const { mobile } = form.values
  return (
    <form {...form.element} className="ct-signin-form">
      <Notice>{t('account.wechat.bind')}</Notice>
      <MobileField {...form.field('mobile')}>
        {isRefused(task, 'mobile') && (
          <p className="ct-field-more">
            <RouteLink to={registerHref} state={{ mobile: normalizeMobile(mobile) }}>
              {t('account.login.unknown')}
            </RouteLink>
          </p>
        )}
      </MobileField>
      <SmsCodeField
        {...form.field('smsCode')}
        scene="BIND_WECHAT"
        to={{ mobile }}
        onMobileProblem={sms.onMobileProblem}
      />
      <Failure text={form.failure} />
      <Button type="submit" variant="primary" size="large" isBusy={form.isBusy}>
        {t('account.wechat.bind.submit')}
      </Button>
      <p className="ct-dim">{t('account.wechat.bind.noAccount')}</p>
    </form>
  )
}
