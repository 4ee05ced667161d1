import { env } from '@/config/env.ts'
import { MOBILE_MAX } from '@/contract/limits.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import type { UserType } from '@/contract/userType.ts'
import { openBacking } from '@/storage/backing.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'

/** Registration input to restore; never the password or a code. */
export interface KeptRegistration {
  userType: UserType | undefined
  mobile: string
}

// sessionStorage: removed with the tab, so that the number does not stay on a shared computer.
const backing = () => openBacking(() => window.sessionStorage)
const key = () => storageKey(storagePrefix(env.mode), 'REGISTER')

/** Returns the input from before the user left the form, e.g. for the login page. */
export function readKeptRegistration(): KeptRegistration {
  const [type, mobile = ''] = (backing().get(key()) ?? '').split('|')
  return { userType: USER_TYPES.find((one) => String(one) === type), mobile: mobile.slice(0, MOBILE_MAX) }
}

/** Stores the input for this tab, or removes it when undefined. */
export function keepRegistration(kept: KeptRegistration | undefined): void {
  if (kept) backing().set(key(), `${kept.userType ?? ''}|${kept.mobile}`)
  else backing().remove(key())
}
