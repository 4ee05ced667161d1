import { REQUEST_CACHE_MS } from '@/config/constants.ts'

const kept = new Map<string, { value: unknown; at: number }>()

/** Keeps an answer for those who ask the same within five minutes (Spec §9). */
export function keepAnswer(key: string, value: unknown): void {
  kept.set(key, { value, at: Date.now() })
}

/** Gives the last answer to the same question, undefined without one. */
export function keptAnswer(key: string): unknown {
  const entry = kept.get(key)
  if (!entry) return undefined
  if (Date.now() - entry.at <= REQUEST_CACHE_MS) return entry.value
  kept.delete(key)
  return undefined
}

/** Forgets all answers: of another member or in another language they would be wrong. */
export function clearCache(): void {
  kept.clear()
}
