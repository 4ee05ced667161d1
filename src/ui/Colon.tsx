import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { colonOf } from './listText.ts'

/** The colon of the language, between a name and its value. */
export const Colon = () => colonOf(useLocale().locale)
