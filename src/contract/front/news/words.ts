import type { NewsHead } from './schemas.ts'

/** A language in which an article may be written. */
export type NewsLanguage = 'zh-CN' | 'en-US'

/** Reading speed per minute: Chinese characters, and words of other languages. */
const HAN_A_MINUTE = 400
const WORDS_A_MINUTE = 220

/** Reading time of a text in minutes, at least one; markup does not count. */
export function readMinutes(text: string): number {
  const plain = text.replace(/<[^>]*>/g, ' ')
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = plain.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_A_MINUTE + words / WORDS_A_MINUTE))
}

/** Language in which to show an article: the wanted one if available, else the other. */
export function newsLanguage({ titleZh, titleEn }: NewsHead, wanted: NewsLanguage): NewsLanguage {
  if (wanted === 'zh-CN') return titleZh === undefined ? 'en-US' : 'zh-CN'
  return titleEn === undefined ? 'zh-CN' : 'en-US'
}

/** True for an article that exists in one language only. */
export function isOneLanguage({ titleZh, titleEn }: NewsHead): boolean {
  return titleZh === undefined || titleEn === undefined
}
