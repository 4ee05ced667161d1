import { createFormats } from './format.ts'
import type { Formats } from './format.ts'
import { useLocale } from './LocaleProvider.tsx'
import type { Locale } from './locale.ts'

const made = new Map<Locale, Formats>()

/** Returns the formatters of dates, numbers and amounts in the current language; the same object per language. */
export function useFormats(): Formats {
  const { locale } = useLocale()
  let formats = made.get(locale)
  if (!formats) {
    formats = createFormats(locale)
    made.set(locale, formats)
  }
  return formats
}
