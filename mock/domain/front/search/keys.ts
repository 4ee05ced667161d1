import { fold } from '@/contract/front/search/fold.ts'
import { matchOf, matchWord, mayBeInside, questionOf } from '@/contract/front/search/match.ts'
import type { Keys, Match, Question } from '@/contract/front/search/match.ts'
import { soundsOf } from '../../../seed/pinyin.ts'

/**
 * Keys with their texts put together, a line each: most items do not hold a word at all, which is told faster so. A word
 * that may be inside of a text matches if it is in the first `inner` characters; after them it may match.
 */
export interface SearchKeys extends Keys {
  readonly lines: string
  readonly inner: number
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
  const first = linesOf(inner)
  return { ...inner, ...other, tails, lines: `\n${first}${linesOf(other)}`, inner: first.length }
}

const linesOf = (texts: Record<string, readonly string[]>): string =>
  Object.values(texts)
    .flat()
    .map((text) => `${text}\n`)
    .join('')

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

const hasWord = (keys: SearchKeys, word: string): boolean =>
  keys.lines.includes(word) && matchWord(keys, word) !== undefined

const mayMatch = ({ lines }: SearchKeys, { whole, words }: Question): boolean =>
  lines.includes(whole) || (words.length > 1 && words.every((word) => lines.includes(word)))

/** The same as `matchOf`, faster for the many items that do not match. */
export const matchOfKeys = (keys: SearchKeys, question: Question): Match | undefined =>
  mayMatch(keys, question) ? matchOf(keys, question) : undefined

/** Whether an item matches at all. */
export function isMatching(keys: SearchKeys, question: Question): boolean {
  const at = keys.lines.indexOf(question.whole)
  if (at >= 0 && at <= keys.inner && mayBeInside(question.whole)) return true
  return (at >= 0 || question.words.length > 1) && matchOfKeys(keys, question) !== undefined
}

/** Whether it is called exactly so, by code or name: its match has the rank 0. */
export const isCalled = ({ codes, aliases = [], zh, en, pinyin }: Keys, { whole }: Question): boolean =>
  [codes, zh, en, aliases, pinyin].some((names) => names.includes(whole))

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
