import { useCallback } from 'react'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'

/** Returns a function that picks an enterprise's name in the current language, if it has one. */
export function useIssuerName(): (issuer: { nameZh: string; nameEn?: string | undefined }) => string {
  const { locale } = useLocale()
  return useCallback(({ nameZh, nameEn }) => wordsIn(locale, nameZh, nameEn), [locale])
}
