import { useCallback, useSyncExternalStore } from 'react'
import { env } from '@/config/env.ts'
import type { SmsScene } from '@/contract/member/values.ts'
import { openBacking } from '@/storage/backing.ts'
import type { Backing } from '@/storage/backing.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'
import { onEachSecond } from '@/ui/clock.ts'

let tab: Backing | undefined

// The tab's own storage: a number must not stay on a shared computer.
const backing = (): Backing => (tab ??= openBacking(() => window.sessionStorage))

const keyOf = (scene: SmsScene, number: string) => storageKey(storagePrefix(env.mode), `SMS_${scene}_${number}`)

/** Keeps when a code was sent to a number and how long the next one must wait; a reload then counts on. FIELD "Login". */
export function keepSent(scene: SmsScene, number: string, waitSeconds: number): void {
  backing().set(keyOf(scene, number), `${Date.now()}|${waitSeconds}`)
}

/** Whole seconds until the next code may be asked for; 0 when that is now. */
export function secondsToWait(scene: SmsScene, number: string): number {
  const [sentAt = Number.NaN, wait = 0] = (backing().get(keyOf(scene, number)) ?? '').split('|').map(Number)
  const left = Math.ceil((sentAt + wait * 1000 - Date.now()) / 1000)
  // A device clock that was set back must not make anybody wait longer than the server said.
  return left > 0 ? Math.min(left, wait) : 0
}

/** The seconds of `secondsToWait`, counting. */
export function useSecondsToWait(scene: SmsScene, number: string): number {
  const read = useCallback(() => secondsToWait(scene, number), [scene, number])
  return useSyncExternalStore(onEachSecond, read)
}
