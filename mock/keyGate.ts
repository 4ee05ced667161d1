import { API_KEY_PREFIX, KEY_CALLS_A_MINUTE, KEY_WINDOW_MS } from '@/contract/member/apiKey/values.ts'
import { sha256Of } from '@/contract/money/order/contract/text.ts'
import type { Caller, Deps } from './domain/deps.ts'
import { tooOften } from './domain/errors.ts'
import { findCaller } from './domain/member/auth/caller.ts'
import { keyCaller, liveKey, refuseAddress, refuseScope } from './domain/member/apiKey/use.ts'
import { createSlidingRate } from './rate.ts'

/** Tells from a token who calls; asked within the transaction of the call. */
type WhoCalls = () => Caller | undefined

/**
 * Judges the `token` of a call. A key is held against its addresses, its calls a minute and its scopes here, outside of
 * the call's transaction, because counts are in memory; whether it still works is asked again within it.
 */
export function createKeyGate(now: () => number): (deps: Deps, token: string, path: string) => Promise<WhoCalls> {
  const rate = createSlidingRate(now, KEY_WINDOW_MS, KEY_CALLS_A_MINUTE)
  return async (deps, token, path) => {
    if (!token.startsWith(API_KEY_PREFIX)) return () => (token === '' ? undefined : findCaller(deps, token))
    const hash = await sha256Of(token)
    const key = liveKey(deps, hash)
    refuseAddress(deps, key)
    const wait = rate(key.id)
    if (wait > 0) throw tooOften(wait)
    refuseScope(key, path)
    return () => keyCaller(deps, hash)
  }
}
