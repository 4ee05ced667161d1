import { STORAGE_EXPIRY_SECONDS } from '@/config/constants.ts'
import type { Backing } from '@/storage/backing.ts'
import type { TokenStore } from './tokens.ts'

/** Until when the stored pair lives, ms since 1970, in plain: the first frame reads it (public/boot.js), a sealed entry it cannot. */
export const MEMBER_UNTIL_KEY = 'cangtong_member_until'

/** The same tokens, with a note beside them of how long they live. */
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
