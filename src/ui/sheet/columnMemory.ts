import { env } from '@/config/env.ts'
import type { ColumnChoices } from '@/shared/sheet/matching.ts'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'

/** Headings that are remembered of one kind of sheet; the ones said longest ago make room. */
const MOST = 200

/** Whose choices are kept: a member's stay over a sign-out, since headings name nobody and nothing of a deal. */
export interface ColumnOwner {
  userId: string | undefined
  sheet: 'lanes' | 'listings'
}

const keyOf = ({ userId, sheet }: ColumnOwner): string =>
  `${storagePrefix(env.mode)}columns:${userId ?? 'guest'}:${sheet}`

/** What this person said that headings hold, on this device; nothing where the entry is not readable. */
export function rememberedColumns(owner: ColumnOwner): ColumnChoices {
  try {
    const kept: unknown = JSON.parse(openBacking().get(keyOf(owner)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
  } catch {
    // Damaged: the same as none.
    return {}
  }
}

/** Remembers what headings hold beside what was said before, and gives all of it. */
export function rememberColumns(owner: ColumnOwner, said: ColumnChoices): ColumnChoices {
  const before = Object.entries(rememberedColumns(owner)).filter(([name]) => !Object.hasOwn(said, name))
  const all = Object.fromEntries([...before, ...Object.entries(said)].slice(-MOST))
  openBacking().set(keyOf(owner), JSON.stringify(all))
  return all
}
