import { useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { useTask } from '../useTask.ts'
import { useWechatArrival } from '../wechat/useWechatArrival.ts'
import type { WechatArrival } from '../wechat/useWechatArrival.ts'

/** Result of binding or unbinding. */
export type BindingResult = 'bound' | 'unbound' | 'taken' | 'cancelled' | 'foreign' | { error: Error }

/** Binds a WeChat account to the signed-in account, or unbinds it. */
export interface WechatBinding {
  result: BindingResult | undefined
  isBusy: boolean
  unbind: () => void
}

const OPTIONS = { silent: true } as const

/** Checks the WeChat redirect and binds the account; one bound to another account is rejected. RELIABILITY A9, T22. */
export function useWechatBinding(onChange: () => void): WechatBinding {
  const call = useCall()
  const [result, setResult] = useState<BindingResult>()
  // One at a time, whichever it is.
  const { run, loading } = useTask(
    async (work: () => Promise<void>) => work(),
    (error) => setResult({ error }),
  )

  const bind = async (code: string, state: string) => {
    const { bindTicket } = await call(memberEndpoints.wechatCallBack, { code, state }, OPTIONS)
    if (bindTicket === undefined) return setResult('taken')
    await call(memberEndpoints.bindWechat, { bindTicket }, OPTIONS)
    setResult('bound')
    onChange()
  }
  const handleArrival = (arrival: WechatArrival) => {
    if (arrival.kind === 'code') void run(async () => bind(arrival.code, arrival.state))
    else setResult(arrival.kind)
  }
  useWechatArrival('bind', handleArrival)

  const unbind = async () => {
    await call(memberEndpoints.unbindWechat, {}, OPTIONS)
    setResult('unbound')
    onChange()
  }
  return { result, isBusy: loading, unbind: () => void run(unbind) }
}
