import { env } from '@/config/env.ts'
import { ACCOUNT_MAX } from '@/contract/member/limits.ts'
import { openBacking } from '@/storage/backing.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'

const key = () => storageKey(storagePrefix(env.mode), 'LOGIN_ACCOUNT')

/** Returns the account name remembered on this device, or ''. Never a password (PRODUCT /login). */
export function readRememberedAccount(): string {
  return (openBacking().get(key()) ?? '').slice(0, ACCOUNT_MAX)
}

/** Remembers an account name on this device, or removes it when undefined. */
export function rememberAccount(account: string | undefined): void {
  if (account) openBacking().set(key(), account)
  else openBacking().remove(key())
}
