import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { hasCode } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { rememberAccount } from './rememberedAccount.ts'
import { useTokens } from './useTokens.ts'

/** Login credentials. */
export interface Credentials {
  account: string
  password: string
}

/** Result of the last attempt; `wrong` never tells account from password. */
type LoginProblem =
  | { kind: 'wrong'; error: Error }
  | { kind: 'captcha'; error: Error }
  | { kind: 'locked'; account: string; until: string }
  | { kind: 'failed'; error: Error }

/** Login state, shared by the form and the demo cards. */
export interface Login {
  /**
   * Signs in unless an attempt is running; the route guard then redirects to `reject`. Resolves to the success, never
   * rejects. Leaves the remembered name unchanged if `remember` is undefined.
   */
  submit: (credentials: Credentials, remember?: boolean) => Promise<boolean>
  isBusy: boolean
  /** The account being signed in, for the demo cards. */
  busyAccount: string | undefined
  problem: LoginProblem | undefined
  clearProblem: () => void
  /** The puzzle is not solved: nothing was sent. */
  missCaptcha: () => void
  /** True once the server requires the puzzle. */
  needsCaptcha: boolean
  /** Incremented when a ticket was used, which loads a new puzzle. */
  captchaRound: number
  hasTicket: boolean
  setTicket: (ticket: string | undefined) => void
}

// Zero-width and direction marks may be pasted with a name; they are never part of it.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Returns an account name for the request: trimmed and without invisible marks. */
export function cleanAccount(typed: string): string {
  return typed.replace(INVISIBLE, '').trim()
}

function dataOf(error: Error): { captchaRequired?: unknown; retryAfter?: unknown } {
  const data = 'data' in error ? error.data : undefined
  return typeof data === 'object' && data !== null ? data : {}
}

/** Signs in by password and tracks the server's demands: puzzle, waiting time. Spec §7; PRODUCT /login. */
export function useLogin(): Login {
  const { signIn } = useSession()
  const { clock } = useApi()
  const tokensFor = useTokens()
  const inFlight = useRef(false)
  const [problem, setProblem] = useState<LoginProblem>()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [captchaRound, setCaptchaRound] = useState(0)
  const [ticket, setTicket] = useState<string>()
  const [busyAccount, setBusyAccount] = useState<string>()

  const judge = (error: Error, account: string): LoginProblem => {
    const { captchaRequired, retryAfter } = dataOf(error)
    if (captchaRequired === true || hasCode(error, BUSINESS_CODES.captchaWrong)) setNeedsCaptcha(true)
    if (hasCode(error, BUSINESS_CODES.captchaWrong)) return { kind: 'captcha', error }
    if (hasCode(error, BUSINESS_CODES.tooOften)) {
      const seconds = typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 60
      return { kind: 'locked', account, until: new Date(clock.now() + seconds * 1000).toISOString() }
    }
    return { kind: hasCode(error, BUSINESS_CODES.fieldErrors) ? 'wrong' : 'failed', error }
  }

  const submit = useMemoizedFn(async ({ account, password }: Credentials, remember?: boolean): Promise<boolean> => {
    if (inFlight.current) return false
    inFlight.current = true
    const name = cleanAccount(account)
    setBusyAccount(name)
    setProblem(undefined)
    try {
      const body = { grantType: 'password', userType: 'PC', account: name, password } as const
      const captcha = ticket === undefined ? {} : { captchaTicket: ticket }
      const pair = await tokensFor({ ...body, ...captcha })
      if (remember !== undefined) rememberAccount(remember ? name : undefined)
      await signIn(pair)
      return true
    } catch (caught) {
      setProblem(judge(caught instanceof Error ? caught : new Error(String(caught)), name))
      // The attempt has used up the ticket.
      if (ticket !== undefined) setCaptchaRound((round) => round + 1)
      setTicket(undefined)
      return false
    } finally {
      inFlight.current = false
      setBusyAccount(undefined)
    }
  })

  return {
    submit,
    isBusy: busyAccount !== undefined,
    busyAccount,
    problem,
    clearProblem: useMemoizedFn(() => setProblem(undefined)),
    missCaptcha: useMemoizedFn(() => setProblem({ kind: 'captcha', error: new Error('no ticket') })),
    needsCaptcha,
    captchaRound,
    hasTicket: ticket !== undefined,
    setTicket,
  }
}
