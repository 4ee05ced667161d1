import { useMemoizedFn } from 'ahooks'
import { useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { QUIET } from '../quiet.ts'
import { useSignInWith } from '../useSignInWith.ts'
import { useTask } from '../useTask.ts'
import { useWechatArrival } from './useWechatArrival.ts'
import type { WechatArrival } from './useWechatArrival.ts'

/** Step of the WeChat login; `bind` means that the WeChat account is not bound yet. */
export type WechatStep =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'cancelled' }
  | { kind: 'foreign' }
  | { kind: 'failed'; error: Error }
  | { kind: 'bind'; bindTicket: string }

/** State of the WeChat login. */
export interface WechatLogin {
  step: WechatStep
  /** Signs in with a ticket that the server issued for a WeChat account. */
  enter: (ticket: string) => Promise<void>
  fail: (error: Error) => void
}

/** Checks the WeChat redirect and signs in, or asks for binding. A9: a foreign or replayed state makes no request. */
export function useWechatLogin(): WechatLogin {
  const call = useCall()
  const signInWith = useSignInWith()
  const [step, setStep] = useState<WechatStep>({ kind: 'idle' })

  const enter = async (ticket: string) => void (await signInWith({ grantType: 'wechat', userType: 'PC', ticket }))
  const fail = (error: Error) => setStep({ kind: 'failed', error })
  const { run } = useTask(async ({ code, state }: { code: string; state: string }) => {
    const { bound, ticket, bindTicket } = await call(memberEndpoints.wechatCallBack, { code, state }, QUIET)
    if (bound && ticket !== undefined) await enter(ticket)
    else if (bindTicket !== undefined) setStep({ kind: 'bind', bindTicket })
    else setStep({ kind: 'foreign' })
  }, fail)
  const handleArrival = (arrival: WechatArrival) => {
    if (arrival.kind !== 'code') {
      setStep(arrival)
      return
    }
    setStep({ kind: 'working' })
    void run(arrival)
  }
  useWechatArrival('login', handleArrival)
  return { step, enter: useMemoizedFn(enter), fail: useMemoizedFn(fail) }
}
