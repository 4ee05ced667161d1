import { useCallback, useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { checkMobile, checkPassword, checkSmsCode, maskMobile, normalizeMobile } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { Steps } from '@/ui/Steps.tsx'
import { SliderCaptcha } from '../captcha/SliderCaptcha.tsx'
import { useCarried } from '../carried.ts'
import { QUIET } from '../quiet.ts'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { useSmsCode } from '../sms/useSmsCode.ts'
import { isRefused, refusalText, useFields } from '../useFields.ts'
import type { Fields } from '../useFields.ts'
import { useOnce } from '../useSignInWith.ts'
import { MobileField } from './MobileField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import './account.css'

type Name = 'mobile' | 'smsCode' | 'password'

function NumberStep(props: {
  mobile: string
  fields: Fields<Name>
  onChange: (mobile: string) => void
  onDone: () => void
}) {
  const { mobile, fields, onChange, onDone } = props
  const t = useText()
  const onMobileProblem: Parameters<typeof useSmsCode>[0]['onMobileProblem'] = (problem) =>
    fields.show({ mobile: problem })
  const sms = useSmsCode({ scene: 'RESET_PASSWORD', to: { mobile }, onMobileProblem, onSent: onDone })
  const focusSlider = useCallback((slider: HTMLDivElement | null) => slider?.focus(), [])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // A code sent recently is still valid.
    if (sms.secondsLeft > 0 && checkMobile(mobile) === undefined) onDone()
    else sms.ask()
  }
  return (
    <form className="ct-signin-form" noValidate onSubmit={handleSubmit}>
      <MobileField
        value={mobile}
        error={fields.errorOf('mobile')}
        inputRef={fields.bind('mobile')}
        onChange={onChange}
      />
      {sms.isAsking && <SliderCaptcha round={sms.round} isMissed={false} onTicket={sms.send} sliderRef={focusSlider} />}
      <Failure text={sms.error && errorText(t, sms.error)} />
      {!sms.isAsking && (
        <Button type="submit" variant="primary" size="large" isBusy={sms.isSending}>
          {t('common.action.next')}
        </Button>
      )}
    </form>
  )
}

/** Password reset in three steps: number with puzzle, SMS code, password. PRODUCT /retrievePassword. */
export function RetrieveForm() {
  const t = useText()
  const call = useCall()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const fields = useFields<Name>(['mobile', 'smsCode', 'password'])
  const { run, isBusy } = useOnce()
  const [mobile, setMobile] = useState(useCarried().mobile ?? '')
  const [step, setStep] = useState(0)
  const [smsCode, setSmsCode] = useState('')
  const [smsTicket, setTicket] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<Error>()
  const reject = params.get('reject') ?? undefined
  const number = normalizeMobile(mobile)
  const isUnknown = step === 1 && isRefused(error, 'mobile')

  // Each step focuses its field.
  const { focus } = fields
  useEffect(() => {
    if (step > 0) focus(step === 1 ? 'smsCode' : 'password')
    // `focus` reads the current controls when called.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step])

  const goTo = (next: number) => {
    setError(undefined)
    setStep(next)
  }
  const handleRefused = (refusal: Error) => {
    const isTicketOld = isRefused(refusal, 'smsTicket')
    if (isTicketOld) {
      setSmsCode('')
      setStep(1)
    }
    if (!fields.showRefusal(refusal) || isTicketOld || step === 1) setError(refusal)
  }
  const handleCode = (event: SubmitEvent) => {
    event.preventDefault()
    setError(undefined)
    if (fields.show({ smsCode: checkSmsCode(smsCode) })) return
    const body = { mobile: number, scene: 'RESET_PASSWORD', smsCode } as const
    void run(async () => {
      const ticket = await call(memberEndpoints.checkSmsCode, body, QUIET)
      setTicket(ticket.smsTicket)
      goTo(2)
    }, handleRefused)
  }
  const handlePassword = (event: SubmitEvent) => {
    event.preventDefault()
    setError(undefined)
    if (fields.show({ password: checkPassword(password, number) })) return
    void run(async () => {
      await call(memberEndpoints.resetPassword, { mobile: number, smsTicket, password }, QUIET)
      await navigate(hrefTo('login', { reject }), { replace: true, state: { mobile: number, hasReset: true } })
    }, handleRefused)
  }
  const items = [t('account.retrieve.step.1'), t('account.retrieve.step.2'), t('account.retrieve.step.3')]
  return (
    <>
      <Steps label={t('account.retrieve.steps')} items={items} current={step} onPick={goTo} />
      {step > 0 && <p className="ct-dim">{t('account.retrieve.number', { mobile: maskMobile(number) })}</p>}
      {step === 0 && (
        <NumberStep
          mobile={mobile}
          fields={fields}
          onChange={(value) => {
            setMobile(value)
            fields.clear('mobile')
          }}
          onDone={() => goTo(1)}
        />
      )}
      {step === 1 && (
        <form className="ct-signin-form" noValidate onSubmit={handleCode}>
          <SmsCodeField
            scene="RESET_PASSWORD"
            to={{ mobile }}
            value={smsCode}
            error={fields.errorOf('smsCode')}
            inputRef={fields.bind('smsCode')}
            onChange={(value) => {
              setSmsCode(value)
              fields.clear('smsCode')
            }}
            onMobileProblem={() => goTo(0)}
          />
          {isUnknown && error ? (
            <p className="ct-field-error" role="alert">
              {refusalText(t, error)}{' '}
              <RouteLink to={hrefTo('register', { reject })} state={{ mobile: number }}>
                {t('account.login.unknown')}
              </RouteLink>
            </p>
          ) : (
            <Failure text={error && fields.errorOf('smsCode') === undefined ? refusalText(t, error) : undefined} />
          )}
          <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
            {t('common.action.next')}
          </Button>
        </form>
      )}
      {step === 2 && (
        <form className="ct-signin-form" noValidate onSubmit={handlePassword}>
          {/* Lets password managers store the new password under its account. */}
          <input type="text" name="username" autoComplete="username" value={number} readOnly hidden />
          <NewPasswordField
            value={password}
            error={fields.errorOf('password')}
            mobile={number}
            inputRef={fields.bind('password')}
            onChange={(value) => {
              setPassword(value)
              fields.clear('password')
            }}
          />
          <p className="ct-dim">{t('account.retrieve.note')}</p>
          <Failure text={error && errorText(t, error)} />
          <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
            {t('account.retrieve.submit')}
          </Button>
        </form>
      )}
    </>
  )
}
