import { fold } from '@/contract/front/search/fold.ts'
import { initialsOf } from '../../../seed/pinyin.ts'

/** What a thing can be found by, folded once. */
export interface Keys {
  /** Numbers and codes. */
  codes: readonly string[]
  /** Whole names. */
  names: readonly string[]
  /** English words of the names. */
  words: readonly string[]
  /** First letters of the syllables of the Chinese names. */
  initials: readonly string[]
  /** What else is said of it, in one text each. */
  more: readonly string[]
  /** Short names that count only whole: initials and last letters of its ports. */
  tags: readonly string[]
}

/** What `keysOf` is made of. */
export interface KeySource {
  codes?: readonly string[]
  zh: string
  en?: string
  /** English words that are no part of its name. */
  way?: string
  more?: readonly string[]
  tags?: readonly string[]
}

const filled = (texts: readonly string[]): string[] => texts.map(fold).filter((text) => text !== '')

/** The keys of a thing. */
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
/** Letters from which on something in the middle of a text is not found by accident; one Chinese character says enough. */
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

/** A question, folded once: as a whole, and its words. */
export interface Question {
  text: string
  whole: string
  words: readonly string[]
}

/** Folds what was typed; blank if nothing can be compared. */
export function questionOf(text: string): Question {
  return { text, whole: fold(text), words: filled(text.split(/\s+/)) }
}

/** How well a thing fits: 0 is meant exactly, more is worse, undefined is not at all. Every word must fit. */
export function quality(keys: Keys, { whole, words }: Question): number | undefined {
  if (whole === '') return undefined
  const asWhole = oneWord(keys, whole)
  if (asWhole !== undefined || words.length < 2) return asWhole
  const each = words.map((word) => oneWord(keys, word))
  return each.includes(undefined) ? undefined : 1 + Math.max(...each.map((one) => one ?? 0))
}

/** Whether what was typed names a thing by its parts: every word must fit one of them. Nothing typed fits everything. */
export function namedBy(keyword: string | undefined): (...parts: readonly Keys[]) => boolean {
  const text = keyword ?? ''
  if (text.trim() === '') return () => true
  const question = questionOf(text)
  if (question.whole === '') return () => false
  return (...parts) =>
    parts.some((keys) => oneWord(keys, question.whole) !== undefined) ||
    question.words.every((word) => parts.some((keys) => oneWord(keys, word) !== undefined))
}

/** Returns the keys of things, made once for each. */
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
