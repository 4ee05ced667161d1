import { randomKey } from '@/api/requestNo.ts'
import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import type { Backing } from '@/storage/backing.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'

/** Purpose of going to WeChat: login, or binding to the signed-in account. */
export type WechatPurpose = 'login' | 'bind'

/** Stored data of a state. */
export interface KeptState {
  state: string
  purpose: WechatPurpose
  /** `reject` of the login page, or ''. */
  back: string
}

let tab: Backing | undefined

const backing = (): Backing => (tab ??= openBacking(() => window.sessionStorage))
const key = () => storageKey(storagePrefix(env.mode), 'WECHAT_STATE')

/** Creates a state of 128 random bits and stores it in this tab; replaces the previous one. RELIABILITY A9, T22. */
export function beginWechat(purpose: WechatPurpose, back: string): string {
  const state = randomKey()
  backing().set(key(), JSON.stringify({ state, purpose, back } satisfies KeptState))
  return state
}

/** Removes and returns the stored state if it matches the redirect and purpose; usable once. */
export function takeWechatState(state: string | null, purpose: WechatPurpose): KeptState | undefined {
  const text = backing().get(key())
  backing().remove(key())
  if (text === undefined || state === null || state === '') return undefined
  const kept = parse(text)
  return kept?.state === state && kept.purpose === purpose ? kept : undefined
}

function parse(text: string): KeptState | undefined {
  try {
    // Written by `beginWechat` above; sessionStorage is private to this tab.
    return JSON.parse(text) as KeptState
  } catch {
    // Corrupt: treat as none.
    return undefined
  }
}
