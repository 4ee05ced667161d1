import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '@/api/errorText.ts'
import { checkMobile, checkSmsCode, normalizeMobile } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useCarried } from '../carried.ts'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { isRefused, useFields } from '../useFields.ts'
import { useOnce, useSignInWith } from '../useSignInWith.ts'
import { MobileField } from './MobileField.tsx'
import './account.css'

/** Login by number and SMS code; an unregistered number is disclosed only after the right code. PRODUCT /login. */
export function SmsLoginForm() {
  const t = useText()
  const [params] = useSearchParams()
  const fields = useFields(['mobile', 'smsCode'])
  const { run, isBusy } = useOnce()
  const signInWith = useSignInWith()
  const carried = useCarried()
  const [mobile, setMobile] = useState(carried.mobile ?? '')
  const [smsCode, setSmsCode] = useState('')
  const [unknown, setUnknown] = useState<string>()
  const [error, setError] = useState<Error>()

  const handleRefused = (refusal: Error) => {
    if (!fields.showRefusal(refusal)) setError(refusal)
    const isUnknown = isRefused(refusal, 'mobile')
    setUnknown(isUnknown ? mobile : undefined)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setError(undefined)
    if (fields.show({ mobile: checkMobile(mobile), smsCode: checkSmsCode(smsCode) })) return
    const request = { grantType: 'sms', userType: 'PC', mobile: normalizeMobile(mobile), smsCode } as const
    void run(async () => void (await signInWith(request)), handleRefused)
  }
  return (
    <form className="ct-signin-form" noValidate onSubmit={handleSubmit}>
      <MobileField
        value={mobile}
        error={fields.errorOf('mobile')}
        inputRef={fields.bind('mobile')}
        onChange={(value) => {
          setMobile(value)
          fields.clear('mobile')
        }}
      >
        {unknown === mobile && (
          <p className="ct-field-more">
            <RouteLink
              to={hrefTo('register', { reject: params.get('reject') ?? undefined })}
              state={{ mobile: normalizeMobile(mobile) }}
            >
              {t('account.login.unknown')}
            </RouteLink>
          </p>
        )}
      </MobileField>
      <SmsCodeField
        scene="LOGIN"
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
      <Failure text={error && errorText(t, error)} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {t(isBusy ? 'account.login.busy' : 'account.login.submit')}
      </Button>
    </form>
  )
}
