import { useLocale } from '@/i18n/LocaleProvider.tsx'

/** Returns the language of user text if it differs from the page's, by its script. */
export function typedLang(text: string, locale: string): 'zh-CN' | 'en' | undefined {
  if (/\p{Script=Han}/u.test(text)) return locale.startsWith('zh') ? undefined : 'zh-CN'
  return locale.startsWith('zh') && /[a-z]{2}|[A-Z]{6}/.test(text) ? 'en' : undefined
}

/** User text; marked for screen readers if it is in another language than the page (WCAG 3.1.2). */
export function TypedText({ children: text }: { children: string }) {
  const lang = typedLang(text, useLocale().locale)
  return lang ? <span lang={lang}>{text}</span> : text
}
