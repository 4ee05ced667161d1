import { useSearchParams } from 'react-router-dom'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import type { NewsDetail } from '@/contract/front/news/schemas.ts'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { Article } from '@/features/front/news/components/Article.tsx'
import { ArticlePlaces, RelatedNews } from '@/features/front/news/components/ArticleAside.tsx'
import { ArticleTools } from '@/features/front/news/components/ArticleTools.tsx'
import { NewsMarks } from '@/features/front/news/components/NewsMeta.tsx'
import { NewsMissing } from '@/features/front/news/components/NewsMissing.tsx'
import { useReadText } from '@/features/front/news/words.ts'
import { useText } from '@/i18n/useText.ts'
import { readId } from '@/routes/params.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'

export default function NewsDetailPage() {
  const t = useText()
  const [params] = useSearchParams()
  const id = readId(params.get('id'))
  const { data, error, refresh } = useQuery(
    newsEndpoints.detail,
    { id: id ?? '' },
    { ready: id !== undefined, silent: true },
  )
  if (data) return <Loaded key={data.id} article={data} />
  const isMissing = id === undefined || hasCode(error, BUSINESS_CODES.notFound)
  return (
    <>
      <PageHeader title={t('route.newsDetail')} />
      {isMissing ? <NewsMissing id={id} /> : error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={420} />}
    </>
  )
}

function Loaded({ article }: { article: NewsDetail }) {
  const t = useText()
  const text = useReadText()(article)
  return (
    <>
      <PageHeader
        title={<span lang={text.lang}>{text.title}</span>}
        tags={<NewsMarks article={article} text={text} />}
        actions={
          <>
            <FavoriteButton type="NEWS" id={article.id} name={text.title} />
            <ArticleTools title={text.title} />
          </>
        }
      />
      <Split
        aside={
          <>
            <ArticlePlaces article={article} />
            <RelatedNews rows={article.related} title={t('news.related')} />
          </>
        }
      >
        <Article article={article} text={text} />
      </Split>
    </>
  )
}
