import { useEffect } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { randomKey } from '@/api/requestNo.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import type { NewsDetail, NewsHead } from '@/contract/front/news/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { openBacking } from '@/storage/backing.ts'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useReadText } from '../words.ts'
import type { ReadText } from '../words.ts'
import { Cover } from './Cover.tsx'
import { NewsMeta } from './NewsMeta.tsx'
import { RichText } from './RichText.tsx'
import './news.css'

const KEY = 'cangtong_visitor'

/** Random id of this device, so that a visit counts once a day; not personal. */
function visitorName(): string {
  const backing = openBacking()
  const known = backing.get(KEY)
  if (known !== undefined && /^[0-9a-f]{32}$/.test(known)) return known
  const made = randomKey()
  backing.set(KEY, made)
  return made
}

/** Reports that the article was opened; errors do not matter to the reader. */
function useVisit(id: string): void {
  const call = useCall()
  useEffect(() => {
    call(newsEndpoints.read, { id, visitor: visitorName() }, { silent: true, noRedirect: true }).catch(() => undefined)
  }, [call, id])
}

/** An article: metadata, content, and the previous and next ones. */
export function Article({ article, text }: { article: NewsDetail; text: ReadText }) {
  const t = useText()
  const formats = useFormats()
  useVisit(article.id)
  return (
    <article className="ct-article">
      <NewsMeta article={article} text={text} />
      {article.updatedAt && <p className="ct-dim">{t('news.updated', { date: formats.date(article.updatedAt) })}</p>}
      <div className="ct-article-cover">
        <Cover category={article.category} id={article.id} />
      </div>
      {text.isOne && <Notice>{t(`news.only.note.${text.lang}`)}</Notice>}
      <p className="ct-article-lead" lang={text.lang}>
        {text.summary}
      </p>
      <RichText markup={text.body} lang={text.lang} />
      <Neighbours older={article.older} newer={article.newer} />
    </article>
  )
}

function Neighbours({ older, newer }: { older: NewsHead | undefined; newer: NewsHead | undefined }) {
  const t = useText()
  if (!older && !newer) return null
  return (
    <nav className="ct-article-nav" aria-label={t('news.neighbours')}>
      {older && <Neighbour word={t('news.older')} head={older} />}
      {newer && <Neighbour word={t('news.newer')} head={newer} />}
    </nav>
  )
}

function Neighbour({ word, head }: { word: string; head: NewsHead }) {
  const { lang, title } = useReadText()(head)
  return (
    <RouteLink to={hrefTo('newsDetail', { id: head.id })}>
      <span className="ct-dim">{word}</span>
      <span lang={lang}>{title}</span>
    </RouteLink>
  )
}
