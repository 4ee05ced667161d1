import type { Locale } from '@/i18n/locale.ts'

/** Joins names with the comma of the language. */
export const listText = (locale: Locale, names: readonly (string | number)[]): string =>
  names.join(locale === 'zh-CN' ? '、' : ', ')

/** What stands between a name and its value in a language. */
export const colonOf = (locale: Locale): string => (locale === 'zh-CN' ? '：' : ': ')
