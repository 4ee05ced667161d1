import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Returns the check of an operator key, in constant time: digests have equal length. */
export function checkOf(key: string): (given: string) => boolean {
  const wanted = digest(key)
  return (given) => timingSafeEqual(digest(given), wanted)
}
