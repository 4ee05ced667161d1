import { useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { useOnce } from '../useSignInWith.ts'
import { useWechatArrival } from '../wechat/useWechatArrival.ts'
import type { WechatArrival } from '../wechat/useWechatArrival.ts'

/** What became of binding or unbinding. */
export type BindingResult = 'bound' | 'unbound' | 'taken' | 'cancelled' | 'foreign' | { error: Error }

/** Binding a WeChat to the account one is signed in with, and taking it off. */
export interface WechatBinding {
  result: BindingResult | undefined
  isBusy: boolean
  unbind: () => void
}

const OPTIONS = { silent: true } as const

/** Judges what comes back from WeChat and binds it; a WeChat of another account is refused. RELIABILITY A9, T22. */
export function useWechatBinding(onChange: () => void): WechatBinding {
  const call = useCall()
  const { run, isBusy } = useOnce()
  const [result, setResult] = useState<BindingResult>()
  const fail = (error: Error) => setResult({ error })

  const bind = async (code: string, state: string) => {
    const { bindTicket } = await call(memberEndpoints.wechatCallBack, { code, state }, OPTIONS)
    if (bindTicket === undefined) return setResult('taken')
    await call(memberEndpoints.bindWechat, { bindTicket }, OPTIONS)
    setResult('bound')
    onChange()
  }
  const handleArrival = (arrival: WechatArrival) => {
    if (arrival.kind === 'code') void run(async () => bind(arrival.code, arrival.state), fail)
    else setResult(arrival.kind)
  }
  useWechatArrival('bind', handleArrival)

  const unbind = async () => {
    await call(memberEndpoints.unbindWechat, {}, OPTIONS)
    setResult('unbound')
    onChange()
  }
  return { result, isBusy, unbind: () => void run(unbind, fail) }
}
