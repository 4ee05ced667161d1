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

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’.-]/g, '')
}

/** Search keys of an item. */
interface Keys {
  codes: readonly string[]
  names: readonly string[]
}

/** Rank of a match: 0 is best, null is no match. */
function rank(keys: Keys, wanted: string): number | null {
  const codes = keys.codes.map(folded)
  if (codes.includes(wanted)) return 0
  const names = keys.names.map(folded)
  if (names.includes(wanted)) return 1
  if ([...codes, ...names].some((text) => text.startsWith(wanted))) return 2
  if (codes.some((code) => code.slice(2).startsWith(wanted))) return 3
  if (names.some((text) => text.includes(wanted))) return 4
  return null
}

/** Items whose codes or names match the text, best first, at most `limit`; diacritics and spaces are ignored. */
export function findNamed<T>(things: readonly T[], keysOf: (thing: T) => Keys, typed: string, limit = 50): T[] {
  const wanted = folded(typed)
  if (wanted === '') return things.slice(0, limit)
  return things
    .map((thing) => ({ thing, at: rank(keysOf(thing), wanted) }))
    .filter((one): one is { thing: T; at: number } => one.at !== null)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ thing }) => thing)
}

/** Ports that match the text (code, alias, Chinese, pinyin, initials, English), best first, at most `limit`. */
export function findPorts(ports: readonly PortOption[], typed: string, limit?: number): PortOption[] {
  return findNamed(
    ports,
    ({ unlocode, aliases = [], nameZh, nameEn, pinyin = '', initials = '' }) => ({
      codes: [unlocode, ...aliases],
      names: [nameZh, nameEn, pinyin, initials],
    }),
    typed,
    limit,
  )
}
