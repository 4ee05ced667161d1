import { useSearchParams } from 'react-router-dom'
import type { TokenRequest } from '@/contract/member/auth/schemas.ts'
import { checkMobile, checkSmsCode, normalizeMobile } from '@/contract/validation.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { problemsOf } from '../accountRules.ts'
import { useCarried } from '../carried.ts'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { useSmsErrors } from '../sms/useSmsErrors.ts'
import { useSignInWith } from '../useSignInWith.ts'
import { isRefused, useTask } from '../useTask.ts'
import { MobileField } from './MobileField.tsx'
import './account.css'

/** Login by number and SMS code; an unregistered number is disclosed only after the right code. PRODUCT /login. */
export function SmsLoginForm() {
  const t = useText()
  const [params] = useSearchParams()
  const carried = useCarried()
  const signInWith = useSignInWith()
  const task = useTask(async (request: TokenRequest) => void (await signInWith(request)))
  const sms = useSmsErrors('mobile', 'smsCode')
  const form = useForm({
    first: { mobile: carried.mobile ?? '', smsCode: '' },
    action: sms.at(task),
    isSilent: true,
    check: ({ mobile, smsCode }) => problemsOf({ mobile: checkMobile(mobile), smsCode: checkSmsCode(smsCode) }),
    request: ({ mobile, smsCode }) =>
      ({ grantType: 'sms', userType: 'PC', mobile: normalizeMobile(mobile), smsCode }) as const,
  })
  const { mobile } = form.values
  return (
    <form {...form.element} className="ct-signin-form">
      <MobileField {...form.field('mobile')}>
        {isRefused(task, 'mobile') && (
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
      <SmsCodeField {...form.field('smsCode')} scene="LOGIN" to={{ mobile }} onMobileProblem={sms.onMobileProblem} />
      <Failure text={form.failure} />
      <Button type="submit" variant="primary" size="large" isBusy={form.isBusy}>
        {t(form.isBusy ? 'account.login.busy' : 'account.login.submit')}
      </Button>
    </form>
  )
}
