/**
 * Version of the storage schema, not of the package: a release must not sign everybody out (decision 0006, RELIABILITY
 * 4.2).
 */
export const STORAGE_VERSION = 1

const APP = 'CANGTONG'

/** Returns the prefix of every stored key, e.g. `CANGTONG__PRODUCTION__1__`. Spec §9: versioned, upper case. */
export function storagePrefix(mode: string): string {
  return `${APP}__${mode}__${STORAGE_VERSION}__`.toUpperCase()
}

/** Returns the full key of a name, upper case. RELIABILITY 4.2. */
export function storageKey(prefix: string, name: string): string {
  return `${prefix}${name}`.toUpperCase()
}

/** Whether a key belongs to this app and mode but to another schema version, so that it can be deleted at start. */
export function isOrphan(key: string, mode: string): boolean {
  const family = `${APP}__${mode}__`.toUpperCase()
  return key.startsWith(family) && /^\d+__/.test(key.slice(family.length)) && !key.startsWith(storagePrefix(mode))
}
