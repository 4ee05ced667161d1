import { useEffect, useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '@/api/errorText.ts'
import type { UserType } from '@/contract/userType.ts'
import { checkMobile, checkPassword, checkSmsCode, normalizeMobile } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useCarried } from '../carried.ts'
import { keepRegistration, readKeptRegistration } from '../keptRegistration.ts'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { isRefused, useFields } from '../useFields.ts'
import { useRegister } from '../useRegister.ts'
import { MobileField } from './MobileField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { UserTypeCards } from './UserTypeCards.tsx'
import './account.css'

interface Entries {
  userType: UserType | undefined
  mobile: string
  smsCode: string
  password: string
  agreed: boolean
}

function useEntries() {
  const { mobile } = useCarried()
  const [entries, setEntries] = useState<Entries>(() => {
    const kept = readKeptRegistration()
    return { ...kept, mobile: mobile ?? kept.mobile, smsCode: '', password: '', agreed: false }
  })
  useEffect(() => keepRegistration(entries), [entries])
  return { entries, change: (patch: Partial<Entries>) => setEntries((before) => ({ ...before, ...patch })) }
}

/** Type, number, code, password and consent; logs in on success. PRODUCT /register; FIELD "Register". */
export function RegisterForm() {
  const t = useText()
  const [params] = useSearchParams()
  const consentId = useId()
  const { entries, change } = useEntries()
  const { userType, mobile, smsCode, password, agreed } = entries
  const fields = useFields(['userType', 'mobile', 'smsCode', 'password', 'agreed'])
  const { submit, isBusy, isStranded } = useRegister()
  const [error, setError] = useState<Error>()
  const [takenMobile, setTakenMobile] = useState<string>()
  const loginHref = hrefTo('login', { reject: params.get('reject') ?? undefined })

  const edit = (name: keyof Entries, patch: Partial<Entries>) => {
    change(patch)
    fields.clear(name)
    setError(undefined)
  }
  const handleRefused = (refusal: Error) => {
    if (!fields.showRefusal(refusal)) setError(refusal)
    const isTaken = isRefused(refusal, 'mobile')
    setTakenMobile(isTaken ? mobile : undefined)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const hasProblem = fields.show({
      userType: userType === undefined ? 'required' : undefined,
      mobile: checkMobile(mobile),
      smsCode: checkSmsCode(smsCode),
      password: checkPassword(password, mobile),
      agreed: agreed ? undefined : 'required',
    })
    setError(undefined)
    if (hasProblem || userType === undefined) return
    submit({ userType, mobile: normalizeMobile(mobile), smsCode, password, agreed: true }, handleRefused)
  }
  const consentError = fields.errorOf('agreed') && t('account.register.agree.needed')
  if (isStranded)
    return (
      <Notice tone="warn" isAlert>
        {t('account.register.stranded')}{' '}
        <RouteLink to={loginHref} state={{ mobile }}>
          {t('account.register.toLogin')}
        </RouteLink>
      </Notice>
    )
  return (
    <form className="ct-signin-form" noValidate onSubmit={handleSubmit}>
      <UserTypeCards
        value={userType}
        error={fields.errorOf('userType') && t('account.register.type.needed')}
        inputRef={fields.bind('userType')}
        onChange={(value) => edit('userType', { userType: value })}
      />
      <MobileField
        value={mobile}
        error={fields.errorOf('mobile')}
        inputRef={fields.bind('mobile')}
        onChange={(value) => edit('mobile', { mobile: value })}
      >
        {takenMobile === mobile && (
          <p className="ct-field-more">
            <RouteLink to={loginHref} state={{ mobile: normalizeMobile(mobile) }}>
              {t('account.register.taken')}
            </RouteLink>
          </p>
        )}
      </MobileField>
      <SmsCodeField
        scene="REGISTER"
        to={{ mobile }}
        value={smsCode}
        error={fields.errorOf('smsCode')}
        inputRef={fields.bind('smsCode')}
        onChange={(value) => edit('smsCode', { smsCode: value })}
        onMobileProblem={(problem) => fields.show({ mobile: problem })}
      />
      <NewPasswordField
        label={t('account.login.password')}
        value={password}
        error={fields.errorOf('password')}
        mobile={mobile}
        inputRef={fields.bind('password')}
        onChange={(value) => edit('password', { password: value })}
      />
      <div>
        <label className="ct-check">
          <input
            ref={fields.bind('agreed')}
            type="checkbox"
            checked={agreed}
            aria-invalid={consentError ? true : undefined}
            aria-describedby={consentError ? consentId : undefined}
            onChange={(event) => edit('agreed', { agreed: event.target.checked })}
          />
          <span>
            {t('account.register.agree')}{' '}
            <RouteLink to={hrefTo('terms')} target="_blank">
              {t('account.register.terms')}
            </RouteLink>
          </span>
        </label>
        {consentError && (
          <p id={consentId} className="ct-field-error" role="alert">
            {consentError}
          </p>
        )}
      </div>
      <Failure text={error && errorText(t, error)} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {t(isBusy ? 'account.register.busy' : 'account.register.submit')}
      </Button>
    </form>
  )
}
