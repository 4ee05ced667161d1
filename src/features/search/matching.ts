import { fold } from '@/contract/search/fold.ts'
import { initialsOf } from '@/contract/search/initials.ts'

/** Letters from which on something in the middle of a title is not found by accident; Chinese characters say more. */
const INSIDE = 3

/** How well a title in both languages fits what was typed: 0 is best, undefined is not at all. */
export function titleRank(titleZh: string, titleEn: string, typed: string): number | undefined {
  const wanted = fold(typed)
  if (wanted === '') return undefined
  const titles = [titleZh, titleEn].map(fold)
  if (titles.includes(wanted)) return 0
  if (titles.some((title) => title.startsWith(wanted))) return 1
  if (wanted.length < 2) return undefined
  if (initialsOf(titleZh).startsWith(wanted)) return 2
  if (titleEn.split(/\W+/).some((word) => fold(word).startsWith(wanted))) return 3
  const says = wanted.length >= INSIDE || /\p{Script=Han}/u.test(wanted)
  return says && titles.some((title) => title.includes(wanted)) ? 4 : undefined
}
