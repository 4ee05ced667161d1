import type { NewsHead } from './schemas.ts'

/** A language in which an article may be written. */
export type NewsLanguage = 'zh-CN' | 'en-US'

/** Characters of Chinese and words of other languages that a person reads in a minute. */
const HAN_A_MINUTE = 400
const WORDS_A_MINUTE = 220

/** Minutes that a text takes, at least one; markup does not count. */
export function readMinutes(text: string): number {
  const plain = text.replace(/<[^>]*>/g, ' ')
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = plain.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_A_MINUTE + words / WORDS_A_MINUTE))
}

/** The language in which a reader gets an article: its own where it is written in it, else the one there is. */
export function newsLanguage({ titleZh, titleEn }: NewsHead, wanted: NewsLanguage): NewsLanguage {
  if (wanted === 'zh-CN') return titleZh === undefined ? 'en-US' : 'zh-CN'
  return titleEn === undefined ? 'zh-CN' : 'en-US'
}

/** True for an article that is written in one language only. */
export function isOneLanguage({ titleZh, titleEn }: NewsHead): boolean {
  return titleZh === undefined || titleEn === undefined
}
