import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '@/api/ApiContext.tsx'
import { hasCode } from '@/api/errors.ts'
import { errorText } from '@/api/errorText.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { checkMobile, checkSmsCode, normalizeMobile } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { MobileField } from '../components/MobileField.tsx'
import { QUIET } from '../quiet.ts'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { isRefused, useFields } from '../useFields.ts'
import { useOnce } from '../useSignInWith.ts'
import type { WechatLogin } from './useWechatLogin.ts'

/** Binds a new WeChat account to the account of a verified number, then signs in. FIELD "Login". */
export function WechatBindForm({ bindTicket, login }: { bindTicket: string; login: WechatLogin }) {
  const t = useText()
  const call = useCall()
  const [params] = useSearchParams()
  const fields = useFields(['mobile', 'smsCode'])
  const { run, isBusy } = useOnce()
  const [mobile, setMobile] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [error, setError] = useState<Error>()
  const registerHref = hrefTo('register', { reject: params.get('reject') ?? undefined })

  const handleRefused = (refusal: Error) => {
    // The ticket is used or the WeChat account taken: restart.
    if (hasCode(refusal, BUSINESS_CODES.notAllowed)) login.fail(refusal)
    else {
      fields.showRefusal(refusal)
      setError(refusal)
    }
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setError(undefined)
    if (fields.show({ mobile: checkMobile(mobile), smsCode: checkSmsCode(smsCode) })) return
    void run(async () => {
      const body = { bindTicket, mobile: normalizeMobile(mobile), smsCode }
      const { ticket } = await call(memberEndpoints.bindWechat, body, QUIET)
      if (ticket !== undefined) await login.enter(ticket)
    }, handleRefused)
  }
  const isToldAtField = fields.errorOf('mobile') !== undefined || fields.errorOf('smsCode') !== undefined
  return (
    <form className="ct-signin-form" noValidate onSubmit={handleSubmit}>
      <Notice>{t('account.wechat.bind')}</Notice>
      <MobileField
        value={mobile}
        error={fields.errorOf('mobile')}
        inputRef={fields.bind('mobile')}
        onChange={(value) => {
          setMobile(value)
          fields.clear('mobile')
        }}
      >
        {isRefused(error, 'mobile') && (
          <p className="ct-field-more">
            <RouteLink to={registerHref} state={{ mobile: normalizeMobile(mobile) }}>
              {t('account.login.unknown')}
            </RouteLink>
          </p>
        )}
      </MobileField>
      <SmsCodeField
        scene="BIND_WECHAT"
        to={{ mobile }}
        value={smsCode}
        error={fields.errorOf('smsCode')}
        inputRef={fields.bind('smsCode')}
        onChange={(value) => {
          setSmsCode(value)
          fields.clear('smsCode')
        }}
        onMobileProblem={(problem) => fields.show({ mobile: problem })}
      />
      <Failure text={error && !isToldAtField ? errorText(t, error) : undefined} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {t('account.wechat.bind.submit')}
      </Button>
      <p className="ct-dim">{t('account.wechat.bind.noAccount')}</p>
    </form>
  )
}
