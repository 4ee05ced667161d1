import { HotNews } from '@/features/front/news/components/HotNews.tsx'
import { NewsCards } from '@/features/front/news/components/NewsCards.tsx'
import { NewsFilters, NewsTabs } from '@/features/front/news/components/NewsFilters.tsx'
import { useNews } from '@/features/front/news/useNews.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { Split } from '@/ui/Split.tsx'

export default function NewsListPage() {
  const t = useText()
  const list = useNews()
  const empty = list.isFiltered
    ? {
        title: t('news.empty'),
        text: t('news.empty.text'),
        action: <Button onClick={list.resetFilters}>{t('news.reset')}</Button>,
      }
    : { title: t('news.none') }
  return (
    <>
      <PageHeader title={t('news.title')} lead={t('news.lead')} />
      <NewsTabs list={list} />
      <Split aside={<HotNews />}>
        <NewsFilters list={list} />
        <ListFrame list={list} empty={empty}>
          <NewsCards rows={list.records} label={t('news.list')} isStale={list.loading} />
        </ListFrame>
      </Split>
    </>
  )
}
