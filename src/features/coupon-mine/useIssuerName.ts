import { useCallback } from 'react'
import { useLocale } from '@/i18n/LocaleProvider.tsx'

/** Gives an enterprise's name in the reader's language, as far as it has one. */
export function useIssuerName(): (issuer: { nameZh: string; nameEn?: string | undefined }) => string {
  const { locale } = useLocale()
  return useCallback(({ nameZh, nameEn }) => (locale === 'en-US' ? (nameEn ?? nameZh) : nameZh), [locale])
}
