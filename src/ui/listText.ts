import type { Locale } from '@/i18n/locale.ts'

/** Joins names with the comma of the language. */
export const listText = (locale: Locale, names: readonly (string | number)[]): string =>
  names.join(locale === 'zh-CN' ? '、' : ', ')
