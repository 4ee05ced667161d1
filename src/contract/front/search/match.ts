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

/** Texts of one kind, and their rank if they are the word, begin with it, or hold it. */
type Kind = readonly [by: MatchedBy, texts: readonly string[], whole: number, begins: number, holds: number]

/** Rank that no match has. */
const NONE = 9

/** The match of one folded word. */
export function matchWord(keys: Keys, word: string): Match | undefined {
  const { codes, aliases = [], zh, en, words = [], pinyin, tails, initials, more = [], tags = [] } = keys
  const isHan = /\p{Script=Han}/u.test(word)
  // Short texts are inside of too many others, and one letter begins the pinyin of too many.
  const inside = (rank: number) => (isHan || word.length > 2 ? rank : NONE)
  const two = (rank: number) => (word.length > 1 ? rank : NONE)
  const kinds: readonly Kind[] = [
    ['CODE', codes, 0, 2, inside(7)],
    ['NAME_ZH', zh, 0, 2, inside(6)],
    ['NAME_EN', en, 0, 2, inside(6)],
    ['ALIAS', aliases, 0, 2, NONE],
    ['PINYIN', pinyin, 0, two(2), tails ? NONE : inside(7)],
    ['INITIALS', initials, 1, two(5), inside(7)],
    [isHan ? 'NAME_ZH' : 'NAME_EN', words, 3, 3, NONE],
    ['TEXT', tags, 4, NONE, NONE],
    ['PINYIN', tails ?? [], inside(7), inside(7), NONE],
    ['TEXT', more, inside(8), inside(8), inside(8)],
  ]
  let best: Match = { rank: NONE, by: 'TEXT' }
  for (const [by, texts, whole, begins, holds] of kinds)
    for (const text of texts) {
      const at = text.indexOf(word)
      const rank = at < 0 ? NONE : at > 0 ? holds : text === word ? whole : begins
      if (rank < best.rank) best = { rank, by }
    }
  return best.rank < NONE ? best : undefined
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
