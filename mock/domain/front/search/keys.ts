import { fold } from '@/contract/front/search/fold.ts'
import { matchOf, matchWord, mayBeInside, questionOf } from '@/contract/front/search/match.ts'
import type { Keys, Match, Question } from '@/contract/front/search/match.ts'
import { soundsOf } from '../../../seed/pinyin.ts'

/**
 * Keys with their texts put together, a line each: most items do not hold a word at all, which is told faster so. A word
 * that may be inside of a text matches if it is anywhere in `inner`; in `other` it may match.
 */
export interface SearchKeys extends Keys {
  readonly inner: string
  readonly other: string
}

/** Input of `keysOf`. */
export interface KeySource {
  codes?: readonly string[]
  /** Other codes in use. */
  aliases?: readonly string[]
  zh: string
  en?: string
  /** Pinyin that the data itself gives, where the characters alone would be read otherwise. */
  pinyin?: readonly string[]
  initials?: readonly string[]
  /** English words that are not part of its name. */
  way?: string
  more?: readonly string[]
  tags?: readonly string[]
}

const filled = (texts: readonly string[]): string[] => texts.map(fold).filter((text) => text !== '')

/** Search keys of an item: normalized once, with the pinyin of its Chinese name. */
export function keysOf(source: KeySource): SearchKeys {
  const { codes = [], aliases = [], zh, en = '', pinyin = [], initials = [], way = '', more = [], tags = [] } = source
  const spoken = /\p{Script=Han}/u.test(zh) ? soundsOf(zh) : undefined
  const inner = {
    codes: filled(codes),
    zh: filled([zh]),
    en: filled([en]),
    initials: [...filled(initials), ...(spoken ? [spoken.initials] : [])],
    more: filled(more),
  }
  const other = {
    aliases: filled(aliases),
    words: filled(`${zh} ${en} ${way}`.split(/[^\p{L}\p{N}]+/u)),
    pinyin: [...(spoken ? [spoken.pinyin] : []), ...filled(pinyin)],
    tags: filled(tags),
  }
  // Tails of the pinyin are parts of it.
  const tails = spoken?.starts.slice(1).map((at) => spoken.pinyin.slice(at)) ?? []
  return { ...inner, ...other, tails, inner: linesOf(inner), other: linesOf(other) }
}

const linesOf = (texts: Record<string, readonly string[]>): string => `\n${Object.values(texts).flat().join('\n')}\n`

/**
 * Whether the typed text matches an item by its parts: every word must match one of them. An empty text matches
 * everything, and asks for no keys: lists are mostly read without a search.
 */
export function namedBy(keyword: string | undefined): (partsOf: () => readonly SearchKeys[]) => boolean {
  const text = keyword ?? ''
  if (text.trim() === '') return () => true
  const question = questionOf(text)
  if (question.whole === '') return () => false
  return (partsOf) => {
    const parts = partsOf()
    return (
      parts.some((keys) => hasWord(keys, question.whole)) ||
      question.words.every((word) => parts.some((keys) => hasWord(keys, word)))
    )
  }
}

const holds = ({ inner, other }: SearchKeys, word: string): boolean => inner.includes(word) || other.includes(word)

const hasWord = (keys: SearchKeys, word: string): boolean => holds(keys, word) && matchWord(keys, word) !== undefined

/** The same as `matchOf`, faster for the many items that do not match. */
export function matchOfKeys(keys: SearchKeys, question: Question): Match | undefined {
  const { whole, words } = question
  const mayMatch = holds(keys, whole) || (words.length > 1 && words.every((word) => holds(keys, word)))
  return mayMatch ? matchOf(keys, question) : undefined
}

/** Whether an item matches at all. */
export const isMatching = (keys: SearchKeys, question: Question): boolean =>
  (mayBeInside(question.whole) && keys.inner.includes(question.whole)) || matchOfKeys(keys, question) !== undefined

/** Whether one of its texts is the whole question; no other item is an exact match. */
export const isCalled = ({ inner, other }: SearchKeys, { whole }: Question): boolean =>
  inner.includes(`\n${whole}\n`) || other.includes(`\n${whole}\n`)

/** Returns a function that yields the keys of items, cached per item. */
export function rememberKeys<T extends object>(source: (thing: T) => KeySource): (thing: T) => SearchKeys {
  const known = new WeakMap<T, SearchKeys>()
  return (thing) => {
    let keys = known.get(thing)
    if (!keys) {
      keys = keysOf(source(thing))
      known.set(thing, keys)
    }
    return keys
  }
}
