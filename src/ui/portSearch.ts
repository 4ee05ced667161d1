import { fold } from '@/contract/front/search/fold.ts'
import { bestMatches } from '@/contract/front/search/match.ts'
import type { Keys } from '@/contract/front/search/match.ts'
import type { MatchedBy } from '@/contract/front/search/values.ts'

/** A port as the combobox needs it; `pinyin`, `initials` and `aliases` (other UN/LOCODEs in use) may be missing. */
export interface PortOption {
  unlocode: string
  nameZh: string
  nameEn: string
  /** ISO 3166-1 alpha-2. */
  country: string
  pinyin?: string | undefined
  initials?: string | undefined
  aliases?: readonly string[] | undefined
}

/** Codes and names of an item as typed; `pinyin` is followed by its initials. */
interface Names {
  codes: readonly string[]
  aliases?: readonly string[]
  zh: readonly string[]
  en: string
  pinyin: string
  initials: string
}

/** An item and by what it matched; by nothing without a text. */
export interface Named<T> {
  thing: T
  by: MatchedBy | undefined
}

const known = new WeakMap<object, Keys>()

function keysOf({ codes, aliases = [], zh, en, pinyin, initials }: Names): Keys {
  return {
    codes: codes.map(fold),
    aliases: aliases.map(fold),
    zh: zh.map(fold),
    en: [fold(en)],
    words: en.split(/\W+/).map(fold).filter(Boolean),
    pinyin: [fold(pinyin)],
    initials: [initials],
  }
}

/** Items whose codes or names match the text, best first, at most `limit`; diacritics and spaces are ignored. */
export function findNamed<T extends object>(
  things: readonly T[],
  namesOf: (thing: T) => Names,
  typed: string,
  limit = 50,
): Named<T>[] {
  const keys = (thing: T): Keys => {
    const held = known.get(thing) ?? keysOf(namesOf(thing))
    known.set(thing, held)
    return held
  }
  return bestMatches(things, keys, typed)
    .slice(0, limit)
    .map(({ thing, match }) => ({ thing, by: match?.by }))
}

/** Ports that match the text (code, alias, Chinese, pinyin, initials, English), best first, at most `limit`. */
export function findPorts(ports: readonly PortOption[], typed: string, limit?: number): Named<PortOption>[] {
  return findNamed(
    ports,
    ({ unlocode, aliases = [], nameZh, nameEn, pinyin = '', initials = '' }) => ({
      codes: [unlocode, unlocode.slice(2)],
      aliases: aliases.flatMap((alias) => [alias, alias.slice(2)]),
      zh: [nameZh],
      en: nameEn,
      pinyin,
      initials,
    }),
    typed,
    limit,
  )
}
