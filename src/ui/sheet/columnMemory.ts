import { env } from '@/config/env.ts'
import type { ColumnChoices } from '@/shared/sheet/matching.ts'
import { openBacking } from '@/storage/backing.ts'
import { storagePrefix } from '@/storage/keys.ts'

/** Maximum number of remembered headings per kind of sheet; the oldest are dropped. */
const MOST = 200

/** Owner of the choices: a member's stay after sign-out, because headings contain no personal or business data. */
export interface ColumnOwner {
  userId: string | undefined
  sheet: 'lanes' | 'listings'
}

const keyOf = ({ userId, sheet }: ColumnOwner): string =>
  `${storagePrefix(env.mode)}columns:${userId ?? 'guest'}:${sheet}`

/** The user's earlier column choices on this device; empty if the entry is unreadable. */
export function rememberedColumns(owner: ColumnOwner): ColumnChoices {
  try {
    const kept: unknown = JSON.parse(openBacking().get(keyOf(owner)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
  } catch {
    // Corrupt: treat as none.
    return {}
  }
}

/** Adds column choices to the earlier ones and returns all of them. */
export function rememberColumns(owner: ColumnOwner, said: ColumnChoices): ColumnChoices {
  const before = Object.entries(rememberedColumns(owner)).filter(([name]) => !Object.hasOwn(said, name))
  const all = Object.fromEntries([...before, ...Object.entries(said)].slice(-MOST))
  openBacking().set(keyOf(owner), JSON.stringify(all))
  return all
}

/** Where the choices of columns are kept from one sheet to the next. */
export interface ColumnMemory {
  recalled: () => ColumnChoices
  /** Keeps choices just made, and returns all that hold for this sheet. */
  remember: (said: ColumnChoices) => ColumnChoices
  /** Kept for the whole enterprise, not on this device. */
  isShared: boolean
}

/** Keeps the choices on this device. */
export const onDevice = (owner: ColumnOwner): ColumnMemory => ({
  recalled: () => rememberedColumns(owner),
  remember: (said) => rememberColumns(owner, said),
  isShared: false,
})
