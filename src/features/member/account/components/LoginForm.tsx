import { useState } from 'react'
import { ACCOUNT_MAX } from '@/contract/member/limits.ts'
import { missing } from '@/forms/missing.ts'
import { useSubmission } from '@/forms/useSubmission.ts'
import type { Sender } from '@/forms/useSubmission.ts'
import { useSubmitAfter } from '@/forms/useSubmitAfter.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { Failure } from '@/ui/Failure.tsx'
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

interface Entries {
  username: string
  password: string
  doesRemember: boolean
}

/** What is typed; a new `prefill` replaces it. */
function useEntries(prefill: Credentials | undefined) {
  const [entries, setEntries] = useState<Entries>(() => ({
    username: prefill?.account ?? readRememberedAccount(),
    password: '',
    doesRemember: true,
  }))
  const [filled, setFilled] = useState(prefill)
  const change = (part: Partial<Entries>) => setEntries((before) => ({ ...before, ...part }))
  if (prefill && prefill !== filled) {
    setFilled(prefill)
    change({ username: prefill.account, password: prefill.password })
  }
  return { entries, change }
}

/** The login as the action of a form: a wrong pair is told at the password, a puzzle at its slider. */
function useSender(login: Login): Sender<Entries> {
  const t = useText()
  const { problem } = login
  const field = problem?.kind === 'wrong' ? 'password' : problem?.kind === 'captcha' ? 'captcha' : undefined
  return {
    run: async ({ username, password, doesRemember }) => login.submit({ account: username, password }, doesRemember),
    loading: login.isBusy,
    // A locked account has its own notice.
    error: problem && 'error' in problem ? problem.error : undefined,
    fieldErrors: field === undefined ? [] : [{ field, message: t('account.login.wrong') }],
    reset: () => {
      if (problem?.kind === 'wrong' || problem?.kind === 'failed') login.clearProblem()
    },
  }
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
  const { entries, change } = useEntries(prefill)
  const { username, password, doesRemember } = entries
  const action = useSender(login)
  const wanted = (name: 'account' | 'password') =>
    t('common.validation.required', { label: t(`account.login.${name}`) })
  const isLocked = problem?.kind === 'locked' && problem.account.toLowerCase() === cleanAccount(username).toLowerCase()
  const form = useSubmission({
    values: { ...entries, captcha: hasTicket },
    action,
    isSilent: true,
    check: () => [
      ...missing('username', cleanAccount(username), wanted('account')),
      ...missing('password', password, wanted('password')),
    ],
    request: () => {
      if (isLocked) return undefined
      if (!needsCaptcha || hasTicket) return entries
      if (puzzle.isPending) puzzle.want()
      else login.missCaptcha()
      return undefined
    },
  })
  const puzzle = useSubmitAfter(form.element.ref)
  const edit = (part: Partial<Entries>) => {
    change(part)
    action.reset()
  }
  return (
    <form {...form.element} className="ct-signin-form">
      <TextField
        label={t('account.login.account')}
        placeholder={t('account.login.account.hint')}
        error={form.errorOf('username')}
        isRequired
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_MAX}
        value={username}
        onChange={(event) => edit({ username: event.target.value })}
      />
      <PasswordField
        name="password"
        value={password}
        error={form.errorOf('password')}
        onChange={(value) => edit({ password: value })}
      />
      {needsCaptcha && (
        <SliderCaptcha
          round={login.captchaRound}
          isMissed={form.errorOf('captcha') !== undefined}
          onTicket={login.setTicket}
          onChecking={puzzle.setPending}
        />
      )}
      <CheckBox
        label={t('account.login.remember')}
        checked={doesRemember}
        onChange={(event) => change({ doesRemember: event.target.checked })}
      />
      {isLocked && <Locked until={problem.until} onEnd={login.clearProblem} />}
      <Failure text={form.failure} />
      <Button type="submit" variant="primary" size="large" isBusy={form.isBusy} aria-disabled={isLocked || undefined}>
        {t(form.isBusy ? 'account.login.busy' : 'account.login.submit')}
      </Button>
    </form>
  )
}
