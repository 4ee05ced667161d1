import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { errorText } from '@/api/errorText.ts'
import { ACCOUNT_MAX } from '@/contract/member/limits.ts'
import { useSubmitAfter } from '@/forms/useSubmitAfter.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SliderCaptcha } from '../captcha/SliderCaptcha.tsx'
import { readRememberedAccount } from '../rememberedAccount.ts'
import { cleanAccount } from '../useLogin.ts'
import type { Credentials, Login } from '../useLogin.ts'
import { PasswordField } from './PasswordField.tsx'
import './login.css'

/** Props of `LoginForm`; a new `prefill` object (from a demo card that needs the puzzle) fills the form. */
export interface LoginFormProps {
  login: Login
  prefill: Credentials | undefined
}

type Missing = Partial<Record<'account' | 'password' | 'captcha', boolean>>

function useFields(prefill: Credentials | undefined) {
  const [account, setAccount] = useState(() => prefill?.account ?? readRememberedAccount())
  const [password, setPassword] = useState('')
  const [filled, setFilled] = useState(prefill)
  if (prefill && prefill !== filled) {
    setFilled(prefill)
    setAccount(prefill.account)
    setPassword(prefill.password)
  }
  return { account, setAccount, password, setPassword }
}

/** Why and until when login is locked; the button below is disabled meanwhile. */
function Locked({ until, onEnd }: { until: string; onEnd: () => void }) {
  const t = useText()
  return (
    <Notice tone="danger" isAlert>
      <span className="ct-signin-locked">
        {t('account.login.locked')}
        <span className="ct-nowrap">
          {t('account.login.lockedLeft')} <Countdown until={until} onEnd={onEnd} />
        </span>
      </span>
    </Notice>
  )
}

/** Account, password and, if the server requires it, the puzzle. PRODUCT /login; FIELD "Login". */
export function LoginForm({ login, prefill }: LoginFormProps) {
  const t = useText()
  const { problem, needsCaptcha, hasTicket } = login
  const { account, setAccount, password, setPassword } = useFields(prefill)
  const [doesRemember, setRemember] = useState(true)
  const [missing, setMissing] = useState<Missing>({})
  const accountRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const sliderRef = useRef<HTMLDivElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const puzzle = useSubmitAfter(formRef)
  const isLocked = problem?.kind === 'locked' && problem.account.toLowerCase() === cleanAccount(account).toLowerCase()

  useEffect(() => {
    if (problem?.kind === 'wrong') passwordRef.current?.focus()
    if (problem?.kind === 'captcha') sliderRef.current?.focus()
  }, [problem])

  const required = (name: 'account' | 'password') =>
    missing[name] ? t('common.validation.required', { label: t(`account.login.${name}`) }) : undefined
  const edit = (set: (value: string) => void, name: 'account' | 'password') => (value: string) => {
    set(value)
    setMissing((before) => ({ ...before, [name]: false }))
    if (problem?.kind === 'wrong' || problem?.kind === 'failed') login.clearProblem()
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isLocked || login.isBusy) return
    const lacks = {
      account: cleanAccount(account) === '',
      password: password === '',
      captcha: needsCaptcha && !hasTicket,
    }
    setMissing(lacks)
    if (lacks.account) accountRef.current?.focus()
    else if (lacks.password) passwordRef.current?.focus()
    else if (lacks.captcha && puzzle.isPending) puzzle.want()
    else if (lacks.captcha) sliderRef.current?.focus()
    else void login.submit({ account, password }, doesRemember)
  }
  const wrong = problem?.kind === 'wrong' ? t('account.login.wrong') : undefined
  return (
    <form ref={formRef} className="ct-signin-form" noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('account.login.account')}
        placeholder={t('account.login.account.hint')}
        error={required('account')}
        isRequired
        ref={accountRef}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_MAX}
        value={account}
        onChange={(event) => edit(setAccount, 'account')(event.target.value)}
      />
      <PasswordField
        inputRef={passwordRef}
        value={password}
        error={wrong ?? required('password')}
        onChange={edit(setPassword, 'password')}
      />
      {needsCaptcha && (
        <SliderCaptcha
          round={login.captchaRound}
          isMissed={missing.captcha === true || problem?.kind === 'captcha'}
          onTicket={login.setTicket}
          onChecking={puzzle.setPending}
          sliderRef={sliderRef}
        />
      )}
      <CheckBox
        label={t('account.login.remember')}
        checked={doesRemember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      {isLocked && <Locked until={problem.until} onEnd={login.clearProblem} />}
      {problem?.kind === 'failed' && (
        <Notice tone="danger" isAlert>
          {errorText(t, problem.error)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" isBusy={login.isBusy} aria-disabled={isLocked || undefined}>
        {t(login.isBusy ? 'account.login.busy' : 'account.login.submit')}
      </Button>
    </form>
  )
}
