import type { NewsSummary } from '@/contract/front/news/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import type { ReadText } from '../words.ts'
import './news.css'

interface NewsMetaProps {
  article: NewsSummary
  text: ReadText
}

/** Badges of an article: pinned, whether its time has passed, and the language if there is only one. */
export function NewsMarks({ article, text }: NewsMetaProps) {
  const t = useText()
  return (
    <>
      {article.pinned && <Chip tone="accent">{t('news.pinned')}</Chip>}
      {article.ended && <Chip>{t('news.ended')}</Chip>}
      {text.isOne && <Chip tone="sea">{t(`news.only.${text.lang}`)}</Chip>}
    </>
  )
}

/** Category, date, source, reading time and number of reads. */
export function NewsMeta({ article, text }: NewsMetaProps) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <p className="ct-news-meta">
      <span>
        <DictText dict="news_category" code={article.category} />
      </span>
      <DateText value={article.publishedAt} precision="date" />
      <span>{locale === 'zh-CN' ? article.sourceZh : article.sourceEn}</span>
      <span>{t('news.minutes', { count: text.minutes })}</span>
      <span>{t('news.views', { count: article.views })}</span>
    </p>
  )
}
