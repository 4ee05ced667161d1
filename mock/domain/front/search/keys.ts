import { fold } from '@/contract/front/search/fold.ts'
import { matchOf, matchWord, mayBeInside, questionOf } from '@/contract/front/search/match.ts'
import type { Keys, Match, Question } from '@/contract/front/search/match.ts'
import { soundsOf } from '../../../seed/pinyin.ts'

/**
 * Search keys in one text: most items do not hold the word at all, which is told fastest so, and thousands of them
 * take little memory. Folded texts are letters and digits: kinds end with a space, texts of a kind stand on lines.
 */
export interface SearchKeys {
  readonly lines: string
  /** Where the kinds begin that match anywhere inside of a text, and where they end. */
  readonly from: number
  readonly to: number
  /** Where the last name or code ends that is an exact match. */
  readonly names: number
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
  const other = textOf([filled(aliases), [...(spoken ? [spoken.pinyin] : []), ...filled(pinyin)]])
  const names = textOf([filled(codes), filled([zh]), filled([en])])
  const inner = textOf([[...filled(initials), ...(spoken ? [spoken.initials] : [])], filled(more)])
  const words = filled(`${zh} ${en} ${way}`.split(/[^\p{L}\p{N}]+/u))
  const lines = ` ${other}${names}${inner}${textOf([words, filled(tags), spoken?.starts.map(String) ?? []])}`
  const from = other.length + 1
  return { lines, from, to: from + names.length + inner.length, names: from + names.length }
}

const textOf = (kinds: readonly (readonly string[])[]): string => kinds.map((texts) => `${texts.join('\n')} `).join('')

/** The keys as lists, to compare them with a word that they hold. */
function listsOf({ lines }: SearchKeys): Keys {
  const kinds = lines.slice(1).split(' ')
  const [
    aliases = [],
    pinyin = [],
    codes = [],
    zh = [],
    en = [],
    initials = [],
    more = [],
    words = [],
    tags = [],
    at = [],
  ] = kinds.map((texts) => (texts === '' ? [] : texts.split('\n')))
  const [spoken = ''] = pinyin
  const tails = at.slice(1).map((start) => spoken.slice(Number(start)))
  return { aliases, pinyin, tails, codes, zh, en, initials, more, words, tags }
}

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
  keys.lines.includes(word) && matchWord(listsOf(keys), word) !== undefined

const mayMatch = ({ lines }: SearchKeys, { whole, words }: Question): boolean =>
  lines.includes(whole) || (words.length > 1 && words.every((word) => lines.includes(word)))

/** The same as `matchOf`, faster for the many items that do not match. */
export const matchOfKeys = (keys: SearchKeys, question: Question): Match | undefined =>
  mayMatch(keys, question) ? matchOf(listsOf(keys), question) : undefined

/** Whether an item matches at all. */
export function isMatching(keys: SearchKeys, question: Question): boolean {
  const { whole, words } = question
  const { lines, from, to } = keys
  const first = lines.indexOf(whole)
  if (first < 0) return words.length > 1 && matchOfKeys(keys, question) !== undefined
  const at = first < from ? lines.indexOf(whole, from) : first
  return (mayBeInside(whole) && at >= 0 && at < to) || matchOfKeys(keys, question) !== undefined
}

const ENDS = new Set([' ', '\n'])

/** Whether it is called exactly so, by code or name: its match has the rank 0. */
export function isCalled({ lines, names }: SearchKeys, { whole }: Question): boolean {
  const isWhole = (at: number) => ENDS.has(lines.charAt(at - 1)) && ENDS.has(lines.charAt(at + whole.length))
  let at = lines.indexOf(whole)
  while (at >= 0 && at < names && !isWhole(at)) at = lines.indexOf(whole, at + 1)
  return at >= 0 && at < names
}

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
