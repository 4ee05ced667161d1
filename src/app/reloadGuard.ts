import type { Backing } from '@/storage/backing.ts'

/**
 * Returns true once per build and path, if the page may reload itself. Never without tab storage to remember it.
 * RELIABILITY E7.
 */
export function mayReload(backing: Backing, buildId: string, path: string): boolean {
  const key = `chunkReload:${buildId}:${path}`
  if (!backing.persistent || backing.get(key) !== undefined) return false
  return backing.set(key, '1')
}
