import { fold } from '@/contract/front/search/fold.ts'

/** Minimum length for matches inside a title, to avoid accidental ones; Chinese text is exempt. */
const INSIDE = 3

/** A title in both languages, and the pinyin initials of the Chinese one. */
export interface Title {
  zh: string
  en: string
  initials: string
}

/** How well a title matches: 0 is best, undefined is no match. */
export function titleRank({ zh, en, initials }: Title, typed: string): number | undefined {
  const wanted = fold(typed)
  if (wanted === '') return undefined
  const titles = [zh, en].map(fold)
  if (titles.includes(wanted)) return 0
  if (titles.some((title) => title.startsWith(wanted))) return 1
  if (wanted.length < 2) return undefined
  if (initials.startsWith(wanted)) return 2
  if (en.split(/\W+/).some((word) => fold(word).startsWith(wanted))) return 3
  const says = wanted.length >= INSIDE || /\p{Script=Han}/u.test(wanted)
  return says && titles.some((title) => title.includes(wanted)) ? 4 : undefined
}
