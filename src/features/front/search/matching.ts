import { fold } from '@/contract/front/search/fold.ts'
import { matchOf, questionOf } from '@/contract/front/search/match.ts'

/** A title in both languages, and the pinyin of the Chinese one, followed by its initials. */
export interface Title {
  zh: string
  en: string
  sounds: string
}

/** How well a title matches: 0 is best, undefined is no match. */
export function titleRank({ zh, en, sounds }: Title, typed: string): number | undefined {
  const [pinyin = '', initials = ''] = sounds.split(' ')
  const words = en.split(/\W+/).map(fold).filter(Boolean)
  const keys = { codes: [], zh: [fold(zh)], en: [fold(en)], words, pinyin: [pinyin], initials: [initials] }
  return matchOf(keys, questionOf(typed))?.rank
}
