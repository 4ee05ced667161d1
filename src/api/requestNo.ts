import { openBacking } from '@/storage/backing.ts'
import type { Backing } from '@/storage/backing.ts'

/**
 * Idempotency keys: repeating an intent keeps its key, so that the server executes it once (RELIABILITY T6, finding 6).
 */
export interface RequestNos {
  /** Returns the key of this intent with this content; a new one after the content changed or the intent succeeded. */
  of: (intent: string, content: unknown) => string
  /** Removes the key: the intent is completed. */
  done: (intent: string) => void
}

/** Returns 32 random hex digits; also works on plain http, without `randomUUID` (RELIABILITY finding 17). */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fingerprint(content: unknown): string {
  const text = JSON.stringify(content) ?? ''
  let hash = 5381
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0
  return `${text.length}.${hash}`
}

const keyOf = (intent: string) => `requestNo:${intent}`

/**
 * Creates request numbers that survive a reload of the tab (sessionStorage) or, where that is denied, last as long as
 * the page.
 */
export function createRequestNos(backing: Backing, make: () => string = randomKey): RequestNos {
  return {
    of: (intent, content) => {
      const mark = fingerprint(content)
      const [knownMark, known] = backing.get(keyOf(intent))?.split('|') ?? []
      if (knownMark === mark && known) return known
      const fresh = make()
      backing.set(keyOf(intent), `${mark}|${fresh}`)
      return fresh
    },
    done: (intent) => backing.remove(keyOf(intent)),
  }
}

let shared: RequestNos | undefined

/** Returns the page's request numbers. */
export function requestNos(): RequestNos {
  shared ??= createRequestNos(openBacking(() => window.sessionStorage))
  return shared
}
