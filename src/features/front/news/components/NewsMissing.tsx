import { useText } from '@/i18n/useText.ts'
import { LazyGone } from '@/reference/gone/LazyGone.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'

/** Shown for a missing article, with what it was and others to read. */
export function NewsMissing({ id }: { id: string | undefined }) {
  const t = useText()
  return (
    <>
      <EmptyState
        title={t('news.missing')}
        text={t('news.missing.text')}
        action={<LinkButton to={hrefTo('newsList')}>{t('news.all')}</LinkButton>}
      />
      <LazyGone kind="NEWS" id={id ?? '-'} hrefOf={(near) => hrefTo('newsDetail', { id: near })} />
    </>
  )
}
