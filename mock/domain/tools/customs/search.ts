import { questionOf, type Match } from '@/contract/front/search/match.ts'
import type { HsFound, HsHit, HsQuery, HsSearch } from '@/contract/tools/customs/schemas.ts'
import type { HsMatch } from '@/contract/tools/customs/values.ts'
import { tariff, type Named, type TariffEntry } from '../../../seed/tariff.ts'
import type { Deps } from '../../deps.ts'
import { matchOfKeys, rememberKeys } from '../../front/search/keys.ts'
import { meantWords, nearestOf } from './near.ts'
import { statusOf } from './status.ts'

const DEFAULT_SIZE = 20

interface Hit {
  thing: Named
  match: HsMatch
  score: number
}

/** Normalizes a word: lower case, without the s of an English plural. */
const plain = (word: string): string => (/^[a-z]{4,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word)

function byCode(digits: string): Hit[] {
  const { headings, entries, former } = tariff()
  return [...headings, ...entries, ...former].flatMap((thing): Hit[] => {
    // A withdrawn code is found by itself only.
    const score =
      thing.code === digits ? 100 : thing.code.startsWith(digits) ? 80 : digits.startsWith(thing.code) ? 60 : 0
    return score > 0 ? [{ thing, match: 'CODE', score }] : []
  })
}

/** Score of a name: it must contain all words; one that starts with them scores higher. */
function nameScore(name: string, whole: string, words: readonly string[]): number {
  const text = name.toLowerCase()
  if (!words.every((word) => text.includes(word))) return 0
  if (text === whole) return 99
  if (text.startsWith(words[0] ?? whole)) return 85
  return /[^a-z]/.test(text[text.indexOf(words[0] ?? '') - 1] ?? '') ? 78 : 72
}

function byName(thing: Named & Partial<TariffEntry>, whole: string, words: readonly string[]): Hit[] {
  const zh = nameScore(thing.nameZh, whole, words)
  const en = nameScore(thing.nameEn, whole, words)
  // A heading describes the goods; its entries are one click further.
  const bonus = thing.code.length === 4 ? 4 : 0
  if (zh > 0 || en > 0) return [{ thing, match: zh >= en ? 'NAME_ZH' : 'NAME_EN', score: Math.max(zh, en) + bonus }]
  const { english } = tariff()
  const inElements =
    thing.elements?.some((element) => `${element} ${english.get(element) ?? ''}`.toLowerCase().includes(whole)) === true
  return inElements ? [{ thing, match: 'ELEMENT', score: 20 }] : []
}

function byWord(whole: string): Hit[] {
  const { words, byCode: known } = tariff()
  return words.flatMap(({ word, code }): Hit[] => {
    const text = word.toLowerCase().split(' ').map(plain).join(' ')
    const thing = known.get(code)
    if (!thing) return []
    if (text === whole) return [{ thing, match: 'WORD', score: 98 }]
    // The cargo's name is often longer than the trade term: "ergonomic office chair".
    const isInside =
      text.length >= 2 && (/^[a-z]/.test(text) ? ` ${whole} `.includes(` ${text} `) : whole.includes(text))
    return isInside ? [{ thing, match: 'WORD', score: 60 + Math.min(15, text.length) }] : []
  })
}

const spokenKeys = rememberKeys<Named>(({ nameZh, nameEn }) => ({ zh: nameZh, en: nameEn }))
const wordKeys = rememberKeys<{ word: string }>(({ word }) => ({ zh: word }))

/** Score of a name whose whole pinyin or initials were typed; others begin at that of `SPOKEN`. */
const SPOKEN_WHOLE = 90
const SPOKEN = 50

function soundScore({ code }: Named, rank: number): number {
  return rank <= 1 ? SPOKEN_WHOLE : SPOKEN - rank + (code.length === 4 ? 1 : 0)
}

/** Names and trade terms by their pinyin. */
function bySound(keyword: string): Hit[] {
  const question = questionOf(keyword)
  const { headings, entries, words, byCode: known } = tariff()
  const hit = (thing: Named | undefined, match: Match | undefined): Hit[] =>
    thing && match && (match.by === 'PINYIN' || match.by === 'INITIALS')
      ? [{ thing, match: match.by, score: soundScore(thing, match.rank) }]
      : []
  return [
    ...[...headings, ...entries].flatMap((thing) => hit(thing, matchOfKeys(spokenKeys(thing), question))),
    ...words.flatMap((term) => hit(known.get(term.code), matchOfKeys(wordKeys(term), question))),
  ]
}

/** The best hit of each code. */
function bestOf(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>()
  for (const hit of hits) if ((best.get(hit.thing.code)?.score ?? 0) < hit.score) best.set(hit.thing.code, hit)
  return sorted([...best.values()])
}

function ranked(keyword: string): Hit[] {
  const typed = keyword.toLowerCase().trim()
  const digits = typed.replaceAll(/[.\s]/g, '')
  if (/^\d+$/.test(digits)) return sorted(byCode(digits))
  const words = typed.split(/\s+/).filter(Boolean).map(plain)
  if (words.length === 0) return []
  const whole = words.join(' ')
  const { headings, entries } = tariff()
  const hits = [...byWord(whole), ...[...headings, ...entries].flatMap((thing) => byName(thing, whole, words))]
  if (!/^[a-z\s]+$/.test(typed)) return bestOf(hits)
  // Letters are first what they say; parts of pinyin count where nothing matches as written.
  const sounds = bySound(keyword)
  return bestOf(hits.length > 0 ? [...hits, ...sounds.filter(({ score }) => score === SPOKEN_WHOLE)] : sounds)
}

const sorted = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => b.score - a.score || a.thing.code.localeCompare(b.thing.code))

function replaced(code: string): { replacedBy?: string[] } {
  const replacedBy = tariff().replacedBy.get(code)
  return replacedBy ? { replacedBy } : {}
}

const asFound = ({ thing, match }: Hit): HsFound => ({
  code: thing.code,
  nameZh: thing.nameZh,
  nameEn: thing.nameEn,
  match,
  status: statusOf(thing),
  ...replaced(thing.code),
})

/** HS codes that start with the typed digits, or whose names, trade terms or elements contain the words; best first. */
export function searchHs(_: Deps, query: HsQuery): HsHit[] {
  return ranked(query.keyword)
    .slice(0, query.size ?? DEFAULT_SIZE)
    .map(asFound)
}

/** The same with the reason of each match; without a match, near headings and suggested words. */
export function findHs(_: Deps, query: HsQuery): HsSearch {
  const hits = ranked(query.keyword)
  const isNothing = hits.length === 0
  return {
    hits: hits.slice(0, query.size ?? DEFAULT_SIZE).map(asFound),
    total: hits.length,
    nearest: isNothing ? nearestOf(query.keyword) : [],
    words: isNothing ? meantWords(query.keyword) : [],
  }
}
