import { useEffect, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { UserType } from '@/contract/userType.ts'
import { checkMobile, checkPassword, checkSmsCode, normalizeMobile } from '@/contract/validation.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { problemsOf } from '../accountRules.ts'
import { useCarried } from '../carried.ts'
import { keepRegistration, readKeptRegistration } from '../keptRegistration.ts'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { useSmsErrors } from '../sms/useSmsErrors.ts'
import { useRegister } from '../useRegister.ts'
import { isRefused } from '../useTask.ts'
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

interface RegisterFormProps {
  inviteCode?: string
  /** Types to choose from; absent: all, or none with a code. */
  types?: readonly UserType[]
}

/**
 * Type, number, code, password and consent; logs in on success. A person whom an enterprise invited chooses no type, a
 * guest of a tender one of those that quote on it; the only one is chosen already. PRODUCT /register; FIELD "Register".
 */
export function RegisterForm({ inviteCode, types }: RegisterFormProps) {
  const t = useText()
  const [params] = useSearchParams()
  const consentId = useId()
  const carried = useCarried()
  const { task, isStranded } = useRegister()
  const sms = useSmsErrors('mobile', 'smsCode')
  const kept = readKeptRegistration()
  const hasType = inviteCode === undefined || types !== undefined
  // Where one type is left, there is nothing to choose.
  const typed = { ...kept, ...(types?.length === 1 && { userType: types[0] }) }
  const first: Entries = { ...typed, mobile: carried.mobile ?? kept.mobile, smsCode: '', password: '', agreed: false }
  const form = useForm({
    first,
    action: sms.at(task),
    isSilent: true,
    check: ({ userType, mobile, smsCode, password, agreed }) => [
      ...(hasType && (userType === undefined || types?.includes(userType) === false)
        ? [{ field: 'userType', text: t('account.register.type.needed') }]
        : []),
      ...problemsOf({
        mobile: checkMobile(mobile),
        smsCode: checkSmsCode(smsCode),
        password: checkPassword(password, mobile),
      }),
      ...(agreed ? [] : [{ field: 'agreed', text: t('account.register.agree.needed') }]),
    ],
    request: ({ userType, mobile, smsCode, password }) => {
      const facts = { mobile: normalizeMobile(mobile), smsCode, password, agreed: true as const }
      const code = inviteCode === undefined ? {} : { inviteCode }
      if (!hasType) return { ...facts, ...code }
      return userType && { ...facts, ...code, userType }
    },
  })
  const { mobile, agreed } = form.values
  useEffect(() => keepRegistration(form.values), [form.values])
  const loginHref = hrefTo('login', { reject: params.get('reject') ?? undefined })
  const consentError = form.errorOf('agreed')
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
    <form {...form.element} className="ct-signin-form">
      {hasType && <UserTypeCards {...form.field('userType')} types={types} />}
      <MobileField {...form.field('mobile')}>
        {hasType && isRefused(task, 'mobile') && (
          <p className="ct-field-more">
            <RouteLink to={loginHref} state={{ mobile: normalizeMobile(mobile) }}>
              {t('account.register.taken')}
            </RouteLink>
          </p>
        )}
      </MobileField>
      <SmsCodeField {...form.field('smsCode')} scene="REGISTER" to={{ mobile }} onMobileProblem={sms.onMobileProblem} />
      <NewPasswordField {...form.field('password')} label={t('account.login.password')} mobile={mobile} />
      <div>
        <label className="ct-check">
          <input
            type="checkbox"
            name="agreed"
            checked={agreed}
            aria-invalid={consentError ? true : undefined}
            aria-describedby={consentError ? consentId : undefined}
            onChange={(event) => form.set({ agreed: event.target.checked })}
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
      <Failure text={form.failure} />
      <Button type="submit" variant="primary" size="large" isBusy={form.isBusy}>
        {t(form.isBusy ? 'account.register.busy' : 'account.register.submit')}
      </Button>
    </form>
  )
}
