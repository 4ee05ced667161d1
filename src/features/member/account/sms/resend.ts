import { useCallback, useSyncExternalStore } from 'react'
import { env } from '@/config/env.ts'
import type { SmsScene } from '@/contract/member/values.ts'
import { openBacking } from '@/storage/backing.ts'
import type { Backing } from '@/storage/backing.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'
import { onEachSecond } from '@/ui/clock.ts'

let tab: Backing | undefined

// sessionStorage: a number must not stay on a shared computer.
const backing = (): Backing => (tab ??= openBacking(() => window.sessionStorage))

const keyOf = (scene: SmsScene, number: string) => storageKey(storagePrefix(env.mode), `SMS_${scene}_${number}`)

/** Stores the time of a code and the wait for the next, so that a reload continues the countdown. FIELD "Login". */
export function keepSent(scene: SmsScene, number: string, waitSeconds: number): void {
  backing().set(keyOf(scene, number), `${Date.now()}|${waitSeconds}`)
}

/** Whole seconds until the next code may be requested; 0 if now. */
export function secondsToWait(scene: SmsScene, number: string): number {
  const [sentAt = Number.NaN, wait = 0] = (backing().get(keyOf(scene, number)) ?? '').split('|').map(Number)
  const left = Math.ceil((sentAt + wait * 1000 - Date.now()) / 1000)
  // If the device clock was set back, never wait longer than the server said.
  return left > 0 ? Math.min(left, wait) : 0
}

/** `secondsToWait` as a countdown. */
export function useSecondsToWait(scene: SmsScene, number: string): number {
  const read = useCallback(() => secondsToWait(scene, number), [scene, number])
  return useSyncExternalStore(onEachSecond, read)
}
