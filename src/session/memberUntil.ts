import { STORAGE_EXPIRY_SECONDS } from '@/config/constants.ts'
import type { Backing } from '@/storage/backing.ts'
import type { TokenStore } from './tokens.ts'

/**
 * Expiry of the stored tokens, ms since 1970, unencrypted: public/boot.js reads it before the first frame and cannot
 * decrypt entries.
 */
export const MEMBER_UNTIL_KEY = 'cangtong_member_until'

/** The token store, which also stores the expiry of its tokens. */
export function withMemberUntil(tokens: TokenStore, backing: Backing, now: () => number = Date.now): TokenStore {
  return {
    ...tokens,
    writePair: (pair) => {
      tokens.writePair(pair)
      backing.set(MEMBER_UNTIL_KEY, String(now() + STORAGE_EXPIRY_SECONDS * 1000))
    },
    clear: () => {
      tokens.clear()
      backing.remove(MEMBER_UNTIL_KEY)
    },
  }
}
