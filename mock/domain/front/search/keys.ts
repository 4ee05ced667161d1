import { fold } from '@/contract/front/search/fold.ts'
import { matchOf, matchWord, questionOf } from '@/contract/front/search/match.ts'
import type { Keys, Match, Question } from '@/contract/front/search/match.ts'
import { soundsOf } from '../../../seed/pinyin.ts'

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
export function keysOf(source: KeySource): Keys {
  const { codes = [], aliases = [], zh, en = '', pinyin = [], initials = [], way = '', more = [], tags = [] } = source
  const spoken = /\p{Script=Han}/u.test(zh) ? soundsOf(zh) : undefined
  return {
    codes: filled(codes),
    aliases: filled(aliases),
    zh: filled([zh]),
    en: filled([en]),
    words: filled(`${zh} ${en} ${way}`.split(/[^\p{L}\p{N}]+/u)),
    pinyin: [...(spoken ? [spoken.pinyin] : []), ...filled(pinyin)],
    tails: spoken?.starts.slice(1).map((at) => spoken.pinyin.slice(at)) ?? [],
    initials: [...filled(initials), ...(spoken ? [spoken.initials] : [])],
    more: filled(more),
    tags: filled(tags),
  }
}

/**
 * Whether the typed text matches an item by its parts: every word must match one of them. An empty text matches
 * everything, and asks for no keys: lists are mostly read without a search.
 */
export function namedBy(keyword: string | undefined): (partsOf: () => readonly Keys[]) => boolean {
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

const textOf = new WeakMap<Keys, string>()

/**
 * Whether a folded word is anywhere in the keys; one that is not cannot match, which is told faster so. Tails of the
 * pinyin are parts of it.
 */
function holds(keys: Keys, word: string): boolean {
  let text = textOf.get(keys)
  if (text === undefined) {
    const { tails: _tails, ...rest } = keys
    text = Object.values(rest).flat().join('\n')
    textOf.set(keys, text)
  }
  return text.includes(word)
}

const hasWord = (keys: Keys, word: string): boolean => holds(keys, word) && matchWord(keys, word) !== undefined

/** The same as `matchOf`, faster for the many items that do not match. */
export function matchOfKeys(keys: Keys, question: Question): Match | undefined {
  const { whole, words } = question
  const mayMatch = holds(keys, whole) || (words.length > 1 && words.every((word) => holds(keys, word)))
  return mayMatch ? matchOf(keys, question) : undefined
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
