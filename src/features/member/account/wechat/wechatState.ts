import { randomKey } from '@/api/requestNo.ts'
import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import type { Backing } from '@/storage/backing.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'

/** Why one goes to WeChat: to sign in, or to bind it to the account one is signed in with. */
export type WechatPurpose = 'login' | 'bind'

/** What a state stands for. */
export interface KeptState {
  state: string
  purpose: WechatPurpose
  /** `reject` of the login page one came from, or empty. */
  back: string
}

let tab: Backing | undefined

const backing = (): Backing => (tab ??= openBacking(() => window.sessionStorage))
const key = () => storageKey(storagePrefix(env.mode), 'WECHAT_STATE')

/** Makes a state of 128 random bits and keeps it in this tab; the one before is forgotten. RELIABILITY A9, T22. */
export function beginWechat(purpose: WechatPurpose, back: string): string {
  const state = randomKey()
  backing().set(key(), JSON.stringify({ state, purpose, back } satisfies KeptState))
  return state
}

/** Takes the kept state, which is good once, if it is the one that came back for this purpose. */
export function takeWechatState(state: string | null, purpose: WechatPurpose): KeptState | undefined {
  const text = backing().get(key())
  backing().remove(key())
  if (text === undefined || state === null || state === '') return undefined
  const kept = parse(text)
  return kept?.state === state && kept.purpose === purpose ? kept : undefined
}

function parse(text: string): KeptState | undefined {
  try {
    // Written by `beginWechat` above; this tab's storage is nobody else's.
    return JSON.parse(text) as KeptState
  } catch {
    // Damaged: the same as none.
    return undefined
  }
}
