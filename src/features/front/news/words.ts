import type { NewsDetail, NewsHead } from '@/contract/front/news/schemas.ts'
import { isOneLanguage, newsLanguage } from '@/contract/front/news/words.ts'
import type { NewsLanguage } from '@/contract/front/news/words.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'

/** An article in the language shown to the reader. */
export interface ReadText {
  lang: NewsLanguage
  title: string
  summary: string
  body: string
  minutes: number
  /** True if it exists in one language only. */
  isOne: boolean
}

/** Returns a function that picks an article's texts: in the current language, or the only one available. */
export function useReadText(): (article: NewsHead & Partial<NewsDetail>) => ReadText {
  const { locale } = useLocale()
  return (article) => {
    const lang = newsLanguage(article, locale)
    const isZh = lang === 'zh-CN'
    return {
      lang,
      title: (isZh ? article.titleZh : article.titleEn) ?? '',
      summary: (isZh ? article.summaryZh : article.summaryEn) ?? '',
      body: (isZh ? article.bodyZh : article.bodyEn) ?? '',
      minutes: (isZh ? article.minutesZh : article.minutesEn) ?? 1,
      isOne: isOneLanguage(article),
    }
  }
}
