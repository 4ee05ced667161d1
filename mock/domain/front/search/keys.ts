import { fold } from '@/contract/front/search/fold.ts'
import { initialsOf } from '../../../seed/pinyin.ts'

/** Search keys of an item, normalized once. */
export interface Keys {
  /** Numbers and codes. */
  codes: readonly string[]
  /** Whole names. */
  names: readonly string[]
  /** English words of the names. */
  words: readonly string[]
  /** Pinyin initials of the Chinese names. */
  initials: readonly string[]
  /** Further descriptions, one text each. */
  more: readonly string[]
  /** Short names that must match completely: initials and last letters of its ports. */
  tags: readonly string[]
}

/** Input of `keysOf`. */
export interface KeySource {
  codes?: readonly string[]
  zh: string
  en?: string
  /** English words that are not part of its name. */
  way?: string
  more?: readonly string[]
  tags?: readonly string[]
}

const filled = (texts: readonly string[]): string[] => texts.map(fold).filter((text) => text !== '')

/** Search keys of an item. */
export function keysOf({ codes = [], zh, en = '', way = '', more = [], tags = [] }: KeySource): Keys {
  return {
    codes: filled(codes),
    names: filled([zh, en]),
    words: filled(`${zh} ${en} ${way}`.split(/[^\p{L}\p{N}]+/u)),
    initials: filled([initialsOf(zh)]),
    more: filled(more),
    tags: filled(tags),
  }
}

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)
/** Minimum length for matches inside a text, to avoid accidental ones; one for Chinese characters. */
const INSIDE = 3

function oneWord({ codes, names, words, initials, more, tags }: Keys, word: string): number | undefined {
  const begins = (text: string) => text.startsWith(word)
  const holds = (text: string) => text.includes(word)
  if (codes.includes(word) || names.includes(word)) return 0
  if (initials.includes(word)) return 1
  if (codes.some(begins) || names.some(begins)) return 2
  if (words.some(begins)) return 3
  if (tags.includes(word)) return 4
  if (word.length > 1 && initials.some(begins)) return 5
  if (word.length < INSIDE && !isHan(word)) return undefined
  if (names.some(holds)) return 6
  if (word.length >= INSIDE && [...initials, ...codes].some(holds)) return 7
  return more.some(holds) ? 8 : undefined
}

/** A normalized search text: the whole, and its words. */
export interface Question {
  text: string
  whole: string
  words: readonly string[]
}

/** Normalizes the typed text; blank if nothing is left to compare. */
export function questionOf(text: string): Question {
  return { text, whole: fold(text), words: filled(text.split(/\s+/)) }
}

/** Rank of a match: 0 is exact, higher is worse, undefined is none. Every word must match. */
export function quality(keys: Keys, { whole, words }: Question): number | undefined {
  if (whole === '') return undefined
  const asWhole = oneWord(keys, whole)
  if (asWhole !== undefined || words.length < 2) return asWhole
  const each = words.map((word) => oneWord(keys, word))
  return each.includes(undefined) ? undefined : 1 + Math.max(...each.map((one) => one ?? 0))
}

/**
 * Whether the typed text matches an item by its parts: every word must match one of them. An empty text matches
 * everything.
 */
export function namedBy(keyword: string | undefined): (...parts: readonly Keys[]) => boolean {
  const text = keyword ?? ''
  if (text.trim() === '') return () => true
  const question = questionOf(text)
  if (question.whole === '') return () => false
  return (...parts) =>
    parts.some((keys) => oneWord(keys, question.whole) !== undefined) ||
    question.words.every((word) => parts.some((keys) => oneWord(keys, word) !== undefined))
}

/** Returns a function that yields the keys of items, cached per item. */
export function rememberKeys<T extends object>(source: (thing: T) => KeySource): (thing: T) => Keys {
  const known = new WeakMap<T, Keys>()
  return (thing) => {
    let keys = known.get(thing)
    if (!keys) {
      keys = keysOf(source(thing))
      known.set(thing, keys)
    }
    return keys
  }
}
