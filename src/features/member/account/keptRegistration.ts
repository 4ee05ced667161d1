import { env } from '@/config/env.ts'
import { MOBILE_MAX } from '@/contract/limits.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import type { UserType } from '@/contract/userType.ts'
import { openBacking } from '@/storage/backing.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'

/** What a person has chosen so far; never the password or a code. */
export interface KeptRegistration {
  userType: UserType | undefined
  mobile: string
}

// The tab's own storage: it is gone with the tab, and the number does not stay on a shared computer.
const backing = () => openBacking(() => window.sessionStorage)
const key = () => storageKey(storagePrefix(env.mode), 'REGISTER')

/** Returns what was chosen before one looked elsewhere, e.g. at the login page. */
export function readKeptRegistration(): KeptRegistration {
  const [type, mobile = ''] = (backing().get(key()) ?? '').split('|')
  return { userType: USER_TYPES.find((one) => String(one) === type), mobile: mobile.slice(0, MOBILE_MAX) }
}

/** Keeps it for the rest of this tab, or forgets it when undefined. */
export function keepRegistration(kept: KeptRegistration | undefined): void {
  if (kept) backing().set(key(), `${kept.userType ?? ''}|${kept.mobile}`)
  else backing().remove(key())
}
