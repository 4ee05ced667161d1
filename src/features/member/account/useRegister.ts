import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '@/api/ApiContext.tsx'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { Register } from '@/contract/member/schemas.ts'
import { hrefTo } from '@/routes/href.ts'
import { returnPath } from '@/session/returnUrl.ts'
import { keepRegistration } from './keptRegistration.ts'
import { QUIET } from './quiet.ts'
import { useSignInWith } from './useSignInWith.ts'
import { useTask } from './useTask.ts'
import type { Task } from './useTask.ts'

/** URL after registration: the certification, which links back to the original page; a person invited goes there. */
function nextAddress(reject: string | null, isPerson: boolean): string {
  const back = returnPath(reject, window.location.origin)
  if (isPerson) return back === '/' ? hrefTo('memberCenter') : back
  return hrefTo('certification', { back: back === '/' ? undefined : back })
}

/** State of registration with automatic login. */
export interface Registration {
  task: Task<Register>
  /** The account was created, but the login failed. */
  isStranded: boolean
}

/**
 * Puts `reject` into the URL and waits until it is rendered: the route guard reads it as soon as the session starts. The
 * invitation stays there, because its page holds this form.
 */
function useTarget(): (target: string) => Promise<void> {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const shown = params.get('reject')
  const waiting = useRef<{ target: string; resolve: () => void }>(undefined)
  useEffect(() => {
    if (waiting.current?.target !== shown) return
    waiting.current.resolve()
    waiting.current = undefined
  }, [shown])
  return async (target) => {
    if (target === shown) return
    const arrived = new Promise<void>((resolve) => {
      waiting.current = { target, resolve }
    })
    await navigate(hrefTo('register', { invite: params.get('invite') ?? undefined, reject: target }), { replace: true })
    await arrived
  }
}

/** Registers an enterprise, or a person that one invited, and signs in. PRODUCT /register. */
export function useRegister(): Registration {
  const call = useCall()
  const [params] = useSearchParams()
  const aimAt = useTarget()
  const signInWith = useSignInWith()
  const [isStranded, setStranded] = useState(false)

  const task = useTask(async (body: Register) => {
    const { account } = await call(memberEndpoints.register, body, QUIET)
    keepRegistration(undefined)
    await aimAt(nextAddress(params.get('reject'), body.userType === undefined))
    const request = { grantType: 'password', userType: 'PC', account, password: body.password } as const
    if (!(await signInWith(request).catch(() => false))) setStranded(true)
  })
  return { task, isStranded }
}
