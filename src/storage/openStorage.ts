import { STORAGE_EXPIRY_SECONDS } from '@/config/constants.ts'
import { openBacking } from './backing.ts'
import type { Backing } from './backing.ts'
import { createExpiringStorage } from './expiringStorage.ts'
import type { ExpiringStorage } from './expiringStorage.ts'
import { isOrphan, storagePrefix } from './keys.ts'

// Obfuscation only: it is readable in the bundle (decision 0006).
const SECRET = 'cangtong/1/b6b1f2d07c6a4d7e9f3e5a58c1d0e27a'

/** Removes entries of this app and mode with an older schema version. RELIABILITY 4.2. */
export function dropOrphans(backing: Backing, mode: string): void {
  for (const key of backing.keys()) if (isOrphan(key, mode)) backing.remove(key)
}

/** Returns the product's session storage: localStorage or memory, 30 days, encrypted in production builds. Spec §9. */
export function openSessionStorage(mode: string, encrypted: boolean, makeRoom?: () => boolean): ExpiringStorage {
  const backing = openBacking()
  dropOrphans(backing, mode)
  return createExpiringStorage({
    backing,
    prefix: storagePrefix(mode),
    lifetimeSeconds: STORAGE_EXPIRY_SECONDS,
    ...(encrypted && {
      loadCipher: () => import('./cipher.ts').then(({ createCipher }) => createCipher(SECRET)),
    }),
    ...(makeRoom && { makeRoom }),
  })
}
