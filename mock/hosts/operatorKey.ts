import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Returns the check of an operator's key. It takes equally long however much of a guess is right; digests are of one length. */
export function checkOf(key: string): (given: string) => boolean {
  const wanted = digest(key)
  return (given) => timingSafeEqual(digest(given), wanted)
}
