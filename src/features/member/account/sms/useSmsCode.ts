import { useMemoizedFn } from 'ahooks'
import { useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { BusinessError, hasCode } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { SmsScene } from '@/contract/member/values.ts'
import { checkMobile, normalizeMobile } from '@/contract/validation.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { keepSent, useSecondsToWait } from './resend.ts'

/** Target of a code: a typed number, or the member's own, known only masked. */
export type SmsTarget = { mobile: string; own?: undefined } | { own: string; mobile?: undefined }

/** Options of `useSmsCode`. */
export interface SmsCodeOptions {
  scene: SmsScene
  to: SmsTarget
  /** Told why the number cannot receive codes. */
  onMobileProblem: (text: string) => void
  onSent: () => void
}

/** State and actions for the codes of one number. */
export interface SmsCode {
  /** Opens the puzzle, unless the number is invalid or the wait is not over. */
  ask: () => void
  /** Sends the code, with the ticket of the solved puzzle. */
  send: (captchaTicket: string | undefined) => void
  isAsking: boolean
  isSending: boolean
  /** Incremented when a new puzzle must be loaded. */
  round: number
  /** Seconds until the next code may be requested. */
  secondsLeft: number
  /** Number of codes sent since the page was opened. */
  sent: number
  error: Error | undefined
}

/** The number used as key. */
export function numberOf(to: SmsTarget): string {
  return to.mobile === undefined ? to.own : normalizeMobile(to.mobile)
}

function secondsIn(error: BusinessError): number {
  const { data } = error
  const seconds = typeof data === 'object' && data !== null && 'retryAfter' in data ? data.retryAfter : undefined
  return typeof seconds === 'number' && seconds > 0 ? seconds : 60
}

/** Requests SMS codes: puzzle, message, then a wait that survives a reload. RELIABILITY A8. */
export function useSmsCode({ scene, to, onMobileProblem, onSent }: SmsCodeOptions): SmsCode {
  const call = useCall()
  const say = useProblemText()
  const number = numberOf(to)
  const secondsLeft = useSecondsToWait(scene, number)
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState(0)
  const [error, setError] = useState<Error>()

  const isWrong = () => {
    const problem = to.mobile === undefined ? undefined : checkMobile(to.mobile)
    if (problem) onMobileProblem(say({ field: 'mobile', code: problem }))
    return problem !== undefined
  }
  const ask = useMemoizedFn(() => {
    setError(undefined)
    if (secondsLeft === 0 && !isWrong()) setAsking(true)
  })
  const fail = (failure: Error) => {
    if (hasCode(failure, BUSINESS_CODES.tooOften)) keepSent(scene, number, secondsIn(failure))
    const [refused] = failure instanceof BusinessError ? failure.fieldErrors : []
    if (refused) onMobileProblem(refused.message)
    else setError(failure)
    // Only a rejected puzzle is followed by another one.
    if (hasCode(failure, BUSINESS_CODES.captchaWrong)) setRound((before) => before + 1)
    else setAsking(false)
  }
  const send = useMemoizedFn(async (captchaTicket: string | undefined) => {
    if (captchaTicket === undefined || isSending) return
    if (isWrong()) {
      setAsking(false)
      return
    }
    setSending(true)
    setError(undefined)
    try {
      const whose = to.mobile === undefined ? {} : { mobile: number }
      const options = { silent: true, noToken: to.mobile !== undefined, noRedirect: to.mobile !== undefined }
      const { resendAfter } = await call(memberEndpoints.getSmsCode, { ...whose, scene, captchaTicket }, options)
      keepSent(scene, number, resendAfter)
      setSent((before) => before + 1)
      setAsking(false)
      onSent()
    } catch (caught) {
      fail(caught instanceof Error ? caught : new Error(String(caught)))
    } finally {
      setSending(false)
    }
  })
  return { ask, send: (ticket) => void send(ticket), isAsking, isSending, round, secondsLeft, sent, error }
}
