import { FavoriteList } from '@/features/member/favorite/components/FavoriteList.tsx'
import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'

export default function MyCollectPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('route.myCollect')} lead={t('favorite.lead')} />
      <FavoriteList />
    </>
  )
}
