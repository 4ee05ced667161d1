import { env } from '@/config/env.ts'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'

const keyOf = (tour: string, user: string): string => `${storagePrefix(env.mode)}tour:${user}:${tour}`

/** Whether a member was offered a tour on this device; it is offered once. */
export function wasOffered(tour: string, user: string): boolean {
  return openBacking().get(keyOf(tour, user)) !== undefined
}

/** Notes that a tour was offered. */
export function noteOffered(tour: string, user: string): void {
  openBacking().set(keyOf(tour, user), 'yes')
}
