import { useMemoizedFn } from 'ahooks'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hrefTo } from '@/routes/href.ts'
import { takeWechatState } from './wechatState.ts'
import type { KeptState, WechatPurpose } from './wechatState.ts'

/** Result of the WeChat redirect: a code, cancelled by the user, or a state that is not ours. */
export type WechatArrival = { kind: 'code'; code: string; state: string } | { kind: 'cancelled' } | { kind: 'foreign' }

/** Whether a URL is a redirect from WeChat. */
export function isWechatAddress(params: URLSearchParams): boolean {
  return params.has('code') || params.has('state')
}

function judge(code: string | null, kept: KeptState | undefined): WechatArrival {
  if (!kept) return { kind: 'foreign' }
  return code ? { kind: 'code', code, state: kept.state } : { kind: 'cancelled' }
}

/** Removes `code` and `state` from the URL, and reports the result once they are gone. RELIABILITY A9, T17. */
export function useWechatArrival(purpose: WechatPurpose, onArrive: (arrival: WechatArrival) => void): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const tell = useMemoizedFn(onArrive)
  const seen = useRef('')
  const arrival = useRef<WechatArrival>(undefined)
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (!isWechatAddress(params)) {
      if (arrival.current) tell(arrival.current)
      arrival.current = undefined
      seen.current = ''
      return
    }
    // StrictMode runs effects twice; handle the same redirect once.
    if (seen.current === search) return
    seen.current = search
    const kept = takeWechatState(params.get('state'), purpose)
    arrival.current = judge(params.get('code'), kept)
    params.delete('code')
    params.delete('state')
    const rest = params.toString()
    const reject = kept?.back || (params.get('reject') ?? undefined)
    const clean = purpose === 'login' ? hrefTo('login', { way: 'wechat', reject }) : pathname + (rest && `?${rest}`)
    void navigate(clean, { replace: true })
  }, [search, pathname, purpose, navigate, tell])
}
