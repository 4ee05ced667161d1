import { useMemoizedFn } from 'ahooks'
import { useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { hasCode } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { rememberAccount } from './rememberedAccount.ts'
import { useTokens } from './useTokens.ts'

/** What a person gives to sign in. */
export interface Credentials {
  account: string
  password: string
}

/** What became of the newest attempt; `wrong` never says which of the two it was. */
type LoginProblem =
  | { kind: 'wrong' }
  | { kind: 'captcha' }
  | { kind: 'locked'; account: string; until: string }
  | { kind: 'failed'; error: Error }

/** One way in, shared by the form and the demo cards. */
export interface Login {
  /** Signs in unless an attempt is under way; the gate then leads on to `reject`. Gives whether it worked. Without `remember` the remembered name stays as it is. Never rejects. */
  submit: (credentials: Credentials, remember?: boolean) => Promise<boolean>
  isBusy: boolean
  /** The account that is being signed in, for the demo cards. */
  busyAccount: string | undefined
  problem: LoginProblem | undefined
  clearProblem: () => void
  /** True once the server has asked for the puzzle. */
  needsCaptcha: boolean
  /** Goes up whenever a ticket was spent: the puzzle is then drawn anew. */
  captchaRound: number
  hasTicket: boolean
  setTicket: (ticket: string | undefined) => void
}

// Zero-width and direction marks come along when a name is pasted from a chat or a web page; none belongs to a name.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Returns an account name as it is sent: without blanks at the ends and invisible marks. */
export function cleanAccount(typed: string): string {
  return typed.replace(INVISIBLE, '').trim()
}

function dataOf(error: Error): { captchaRequired?: unknown; retryAfter?: unknown } {
  const data = 'data' in error ? error.data : undefined
  return typeof data === 'object' && data !== null ? data : {}
}

/** Signs in by password and keeps what the server asks for on the way: puzzle, waiting time. Spec §7; PRODUCT /login. */
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
    if (hasCode(error, BUSINESS_CODES.captchaWrong)) return { kind: 'captcha' }
    if (hasCode(error, BUSINESS_CODES.tooOften)) {
      const seconds = typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 60
      return { kind: 'locked', account, until: new Date(clock.now() + seconds * 1000).toISOString() }
    }
    return hasCode(error, BUSINESS_CODES.fieldErrors) ? { kind: 'wrong' } : { kind: 'failed', error }
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
      // The ticket was spent with this attempt.
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
    needsCaptcha,
    captchaRound,
    hasTicket: ticket !== undefined,
    setTicket,
  }
}
