import { useCallback, useState } from 'react'
import { openBacking } from '@/storage/backing.ts'
import { notesOf } from './localDrafts.ts'

const MAX_NOTES = 60

interface Stored {
  savedAt: number
  value: unknown
}

function read(key: string): Stored | undefined {
  try {
    const stored = JSON.parse(openBacking().get(key) ?? 'null') as Partial<Stored> | null
    return typeof stored?.savedAt === 'number' ? { savedAt: stored.savedAt, value: stored.value } : undefined
  } catch {
    // Corrupt: treat as none.
    return undefined
  }
}

function write(start: string, key: string, value: unknown): void {
  const local = openBacking()
  const others = local.keys().filter((known) => known.startsWith(start) && known !== key)
  const ages = others.map((known) => ({ known, savedAt: read(known)?.savedAt ?? 0 }))
  const oldest = ages.toSorted((a, b) => b.savedAt - a.savedAt).slice(MAX_NOTES - 1)
  for (const { known } of oldest) local.remove(known)
  local.set(key, JSON.stringify({ savedAt: Date.now(), value } satisfies Stored))
}

/**
 * A member's note on an object, on this device only: never sent, not part of a draft, deleted at sign-out. Returns the
 * value and its setter; `fallback` is used until something is stored.
 */
export function useOwnNote<T>(userId: string, name: string, fallback: T): [T, (value: T) => void] {
  const start = notesOf(userId)
  const key = `${start}${name}`
  // The name of the note guarantees the shape of its value.
  const load = () => ({ key, value: (read(key)?.value as T | undefined) ?? fallback })
  const [held, setHeld] = useState(load)
  if (held.key !== key) setHeld(load)
  const change = useCallback(
    (value: T) => {
      setHeld({ key, value })
      write(start, key, value)
    },
    [start, key],
  )
  return [held.value, change]
}
