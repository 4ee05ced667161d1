import { fold } from './fold.ts'
import type { MatchedBy } from './values.ts'

/** Search keys of an item, folded. All searches of both sides compare these. */
export interface Keys {
  /** Numbers and codes. */
  codes: readonly string[]
  /** Other codes in use. */
  aliases?: readonly string[]
  /** Whole names. */
  zh: readonly string[]
  en: readonly string[]
  /** Words of the names. */
  words?: readonly string[]
  /** Full pinyin of the Chinese names, each in one word. */
  pinyin: readonly string[]
  /** The pinyin from each further syllable on, if they are known. */
  tails?: readonly string[]
  /** Pinyin initials of the Chinese names. */
  initials: readonly string[]
  /** Further descriptions, one text each. */
  more?: readonly string[]
  /** Short names that must match completely: initials and last letters of its ports. */
  tags?: readonly string[]
}

/** How well an item matches, and by what. Rank 0 is exact, higher is worse. */
export interface Match {
  rank: number
  by: MatchedBy
}

/** The rank of a kind of texts if they are the word, begin with it, or hold it; the first is the lowest. */
type Rule = readonly [kind: keyof Keys, by: MatchedBy, whole: number, begins: number, holds: number]

/** Rank that no match has. */
const NONE = 9

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)

/** Whether a word may be inside of a text: short ones are inside of too many. */
export const mayBeInside = (word: string): boolean => isHan(word) || word.length > 2

function rulesFor(word: string): readonly Rule[] {
  const isInside = mayBeInside(word)
  const inside = (rank: number) => (isInside ? rank : NONE)
  // One letter begins the pinyin of too many.
  const two = (rank: number) => (word.length > 1 ? rank : NONE)
  return [
    ['codes', 'CODE', 0, 2, inside(7)],
    ['zh', 'NAME_ZH', 0, 2, inside(6)],
    ['en', 'NAME_EN', 0, 2, inside(6)],
    ['aliases', 'ALIAS', 0, 2, NONE],
    ['pinyin', 'PINYIN', 0, two(2), inside(7)],
    ['initials', 'INITIALS', 1, two(5), inside(7)],
    ['words', isHan(word) ? 'NAME_ZH' : 'NAME_EN', 3, 3, NONE],
    ['tags', 'TEXT', 4, NONE, NONE],
    ['tails', 'PINYIN', inside(7), inside(7), NONE],
    ['more', 'TEXT', inside(8), inside(8), inside(8)],
  ]
}

/** Words of a question are asked of thousands of items, one after the other. */
const MOST_WORDS = 20
const known = new Map<string, readonly Rule[]>()

function rulesOf(word: string): readonly Rule[] {
  let rules = known.get(word)
  if (!rules) {
    if (known.size >= MOST_WORDS) known.clear()
    rules = rulesFor(word)
    known.set(word, rules)
  }
  return rules
}

/** The match of one folded word. */
export function matchWord(keys: Keys, word: string): Match | undefined {
  let [best, how]: [number, MatchedBy] = [NONE, 'TEXT']
  for (const [kind, by, whole, begins, holds] of rulesOf(word)) {
    if (whole >= best) continue
    // Known syllables are compared from where they begin.
    const inner = kind === 'pinyin' && keys.tails ? NONE : holds
    for (const text of keys[kind] ?? []) {
      const at = inner < NONE ? text.indexOf(word) : text.startsWith(word) ? 0 : -1
      const rank = at < 0 ? NONE : at > 0 ? inner : text === word ? whole : begins
      if (rank < best) [best, how] = [rank, by]
    }
  }
  return best < NONE ? { rank: best, by: how } : undefined
}

/** A normalized search text: the whole, and its words. */
export interface Question {
  text: string
  whole: string
  words: readonly string[]
}

/** Normalizes the typed text; `whole` is blank if nothing is left to compare. */
export function questionOf(text: string): Question {
  return { text, whole: fold(text), words: text.split(/\s+/).map(fold).filter(Boolean) }
}

/** The match of a text: as a whole, or else of each of its words; the worst word counts. */
export function matchOf(keys: Keys, { whole, words }: Question): Match | undefined {
  if (whole === '') return undefined
  const asWhole = matchWord(keys, whole)
  if (asWhole || words.length < 2) return asWhole
  let worst: Match | undefined
  for (const word of words) {
    const one = matchWord(keys, word)
    if (!one) return undefined
    if (!worst || one.rank > worst.rank) worst = one
  }
  return worst && { ...worst, rank: worst.rank + 1 }
}

/** Items that match, best first; equal ones keep their order. An empty text keeps all of them. */
export function bestMatches<T>(
  things: readonly T[],
  keysOf: (thing: T) => Keys,
  typed: string,
): { thing: T; match?: Match }[] {
  const question = questionOf(typed)
  if (typed.trim() === '') return things.map((thing) => ({ thing }))
  return things
    .flatMap((thing) => {
      const match = matchOf(keysOf(thing), question)
      return match ? [{ thing, match }] : []
    })
    .toSorted((a, b) => a.match.rank - b.match.rank)
}
