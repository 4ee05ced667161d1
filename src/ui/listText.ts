import type { Locale } from '@/i18n/locale.ts'

/** Names one after the other, with the comma of the language. */
export const listText = (locale: Locale, names: readonly (string | number)[]): string =>
  names.join(locale === 'zh-CN' ? '、' : ', ')
