import { randomKey } from '@/api/requestNo.ts'
import { openBacking } from '@/storage/backing.ts'

const KEY = 'cangtong_visitor'

/** The name that this device gave itself, so that a visit counts once a day; says nothing about the person. */
export function visitorName(): string {
  const backing = openBacking()
  const known = backing.get(KEY)
  if (known !== undefined && /^[0-9a-f]{32}$/.test(known)) return known
  const made = randomKey()
  backing.set(KEY, made)
  return made
}
