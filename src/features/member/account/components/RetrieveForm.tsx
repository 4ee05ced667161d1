import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '@/api/ApiContext.tsx'
import { BusinessError } from '@/api/errors.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { CheckSmsCode, ResetPassword } from '@/contract/member/schemas.ts'
import { checkMobile, checkPassword, checkSmsCode, maskMobile, normalizeMobile } from '@/contract/validation.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { focusField } from '@/ui/focusField.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { Steps } from '@/ui/Steps.tsx'
import { problemsOf } from '../accountRules.ts'
import { SliderCaptcha } from '../captcha/SliderCaptcha.tsx'
import { useCarried } from '../carried.ts'
import { QUIET } from '../quiet.ts'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { useSmsCode } from '../sms/useSmsCode.ts'
import { useSmsErrors } from '../sms/useSmsErrors.ts'
import { isRefused, useTask } from '../useTask.ts'
import { MobileField } from './MobileField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import './account.css'

/** What is typed in the three steps, kept from one to another. */
interface Entries {
  mobile: string
  smsCode: string
  password: string
}

interface StepProps {
  entries: Entries
  onChange: (part: Partial<Entries>) => void
}

/** Focuses the field of a step as it begins. */
function useFocusAtStart(form: RefObject<HTMLElement | null>, field: keyof Entries): void {
  useEffect(() => void focusField(form.current, field), [form, field])
}

function NumberStep({ entries: { mobile }, onChange, onDone }: StepProps & { onDone: () => void }) {
  const t = useText()
  const errors = useSmsErrors('mobile', 'mobile')
  const { onMobileProblem } = errors
  const sms = useSmsCode({ scene: 'RESET_PASSWORD', to: { mobile }, onMobileProblem, onSent: onDone })
  const focusSlider = useCallback((slider: HTMLDivElement | null) => slider?.focus(), [])
  const form = useForm({
    first: { mobile },
    onChange,
    action: errors.at({
      // A code sent recently is still valid.
      run: () => (sms.secondsLeft > 0 ? onDone() : sms.ask()),
      loading: sms.isSending,
      error: sms.error,
      fieldErrors: [],
      reset: () => undefined,
    }),
    isSilent: true,
    check: (values) => problemsOf({ mobile: checkMobile(values.mobile) }),
    request: (values) => values,
  })
  return (
    <form {...form.element} className="ct-signin-form">
      <MobileField {...form.field('mobile')} />
      {sms.isAsking && <SliderCaptcha round={sms.round} isMissed={false} onTicket={sms.send} sliderRef={focusSlider} />}
      <Failure text={form.failure} />
      {!sms.isAsking && (
        <Button type="submit" variant="primary" size="large" isBusy={form.isBusy}>
          {t('common.action.next')}
        </Button>
      )}
    </form>
  )
}

interface CodeProps extends StepProps {
  /** Why one is back here. */
  notice: string | undefined
  onTicket: (ticket: string) => void
  onNumber: () => void
}

function CodeStep({ entries: { mobile, smsCode }, notice, onChange, onTicket, onNumber }: CodeProps) {
  const t = useText()
  const call = useCall()
  const [params] = useSearchParams()
  const number = normalizeMobile(mobile)
  const task = useTask(async (body: CheckSmsCode) =>
    onTicket((await call(memberEndpoints.checkSmsCode, body, QUIET)).smsTicket),
  )
  const sms = useSmsErrors('mobile', 'smsCode')
  const form = useForm({
    first: { smsCode },
    onChange,
    action: sms.at(task),
    isSilent: true,
    check: (values) => problemsOf({ smsCode: checkSmsCode(values.smsCode) }),
    request: (values) => ({ mobile: number, scene: 'RESET_PASSWORD', smsCode: values.smsCode }) as const,
  })
  const { failure = notice } = form
  useFocusAtStart(form.element.ref, 'smsCode')
  return (
    <form {...form.element} className="ct-signin-form">
      <SmsCodeField {...form.field('smsCode')} scene="RESET_PASSWORD" to={{ mobile }} onMobileProblem={onNumber} />
      {isRefused(task, 'mobile') ? (
        <p className="ct-field-error" role="alert">
          {failure}{' '}
          <RouteLink to={hrefTo('register', { reject: params.get('reject') ?? undefined })} state={{ mobile: number }}>
            {t('account.login.unknown')}
          </RouteLink>
        </p>
      ) : (
        <Failure text={failure} />
      )}
      <Button type="submit" variant="primary" size="large" isBusy={form.isBusy}>
        {t('common.action.next')}
      </Button>
    </form>
  )
}

interface PasswordProps extends StepProps {
  smsTicket: string
  onExpired: (words: string) => void
}

function PasswordStep({ entries: { mobile, password }, smsTicket, onChange, onExpired }: PasswordProps) {
  const t = useText()
  const call = useCall()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const number = normalizeMobile(mobile)
  const reset = async (body: ResetPassword) => {
    await call(memberEndpoints.resetPassword, body, QUIET)
    const reject = params.get('reject') ?? undefined
    await navigate(hrefTo('login', { reject }), { replace: true, state: { mobile: number, hasReset: true } })
  }
  const task = useTask(reset, (error) => {
    const old = error instanceof BusinessError && error.fieldErrors.find(({ field }) => field === 'smsTicket')
    if (old) onExpired(old.message)
  })
  const form = useForm({
    first: { password },
    onChange,
    action: task,
    isSilent: true,
    check: (values) => problemsOf({ password: checkPassword(values.password, number) }),
    request: (values) => ({ mobile: number, smsTicket, password: values.password }),
  })
  useFocusAtStart(form.element.ref, 'password')
  return (
    <form {...form.element} className="ct-signin-form">
      {/* Lets password managers store the new password under its account. */}
      <input type="text" name="username" autoComplete="username" value={number} readOnly hidden />
      <NewPasswordField {...form.field('password')} mobile={number} />
      <p className="ct-dim">{t('account.retrieve.note')}</p>
      <Failure text={form.failure} />
      <Button type="submit" variant="primary" size="large" isBusy={form.isBusy}>
        {t('account.retrieve.submit')}
      </Button>
    </form>
  )
}

/** Password reset in three steps: number with puzzle, SMS code, password. PRODUCT /retrievePassword. */
export function RetrieveForm() {
  const t = useText()
  const { mobile = '' } = useCarried()
  const [entries, setEntries] = useState<Entries>({ mobile, smsCode: '', password: '' })
  const [{ step, notice }, setStep] = useState<{ step: number; notice?: string }>({ step: 0 })
  const [smsTicket, setTicket] = useState('')
  const change = (part: Partial<Entries>) => setEntries((before) => ({ ...before, ...part }))
  const items = [t('account.retrieve.step.1'), t('account.retrieve.step.2'), t('account.retrieve.step.3')]
  return (
    <>
      <Steps
        label={t('account.retrieve.steps')}
        items={items}
        current={step}
        onPick={(next) => setStep({ step: next })}
      />
      {step > 0 && (
        <p className="ct-dim">
          {t('account.retrieve.number', { mobile: maskMobile(normalizeMobile(entries.mobile)) })}
        </p>
      )}
      {step === 0 && <NumberStep entries={entries} onChange={change} onDone={() => setStep({ step: 1 })} />}
      {step === 1 && (
        <CodeStep
          entries={entries}
          notice={notice}
          onChange={change}
          onTicket={(ticket) => {
            setTicket(ticket)
            setStep({ step: 2 })
          }}
          onNumber={() => setStep({ step: 0 })}
        />
      )}
      {step === 2 && (
        <PasswordStep
          entries={entries}
          smsTicket={smsTicket}
          onChange={change}
          onExpired={(words) => {
            change({ smsCode: '' })
            setStep({ step: 1, notice: words })
          }}
        />
      )}
    </>
  )
}
