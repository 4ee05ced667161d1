import { AlertList } from '@/features/market/alert/components/AlertList.tsx'
import { ALERT_DAYS, MAX_ALERTS } from '@/contract/market/alert/values.ts'
import { FavoriteList } from '@/features/member/favorite/components/FavoriteList.tsx'
import { useText } from '@/i18n/useText.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { hrefTo } from '@/routes/href.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'

export default function MyCollectPage() {
  const t = useText()
  const { tab } = useAddressValues({ tab: ['alerts'] })
  const isAlerts = tab === 'alerts'
  return (
    <>
      <PageHeader
        title={t('route.myCollect')}
        lead={isAlerts ? t('alert.lead', { max: MAX_ALERTS, days: ALERT_DAYS }) : t('favorite.lead')}
      />
      <TabLinks
        label={t('route.myCollect')}
        items={[
          { to: hrefTo('myCollect'), text: t('favorite.tab'), isCurrent: !isAlerts },
          { to: hrefTo('myCollect', { tab: 'alerts' }), text: t('alert.title'), isCurrent: isAlerts },
        ]}
      />
      {isAlerts ? <AlertList /> : <FavoriteList />}
    </>
  )
}
