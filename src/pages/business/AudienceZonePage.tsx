import { useParams, useSearchParams } from 'react-router-dom'
import { USER_TYPES } from '@/contract/userType.ts'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { Directory } from '@/features/front/zone/components/Directory.tsx'
import { ZoneFigures } from '@/features/front/zone/components/ZoneFigures.tsx'
import { ZoneLinks } from '@/features/front/zone/components/ZoneLinks.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { CompanyView } from './CompanyView.tsx'
import { ZoneLists } from './ZoneLists.tsx'

/** Zone of one kind of enterprise, or the profile of one enterprise; the route accepts only the three kinds. */
export default function AudienceZonePage() {
  const t = useText()
  const params = useParams()
  const [query] = useSearchParams()
  const userType = USER_TYPES.find((type) => String(type) === params['id']) ?? 1
  const company = query.get('company')
  if (company !== null) return <CompanyView key={company} id={company} userType={userType} />
  return (
    <>
      <PageHeader title={t(`common.userType.${userType}`)} lead={t(`zone.lead.${userType}`)} />
      <TabLinks
        label={t('zone.tabs')}
        items={USER_TYPES.map((type) => ({
          to: hrefTo('audienceZone', { id: type }),
          text: t(`common.userType.${type}`),
          isCurrent: type === userType,
        }))}
      />
      <ZoneFigures userType={userType} />
      <ZoneLinks userType={userType} />
      <ZoneLists userType={userType} />
      <Directory
        key={userType}
        userType={userType}
        actions={(row) => (
          <>
            <LinkButton size="small" to={hrefTo('audienceZone', { id: row.userType, company: row.id })}>
              {t('zone.company.more')}
            </LinkButton>
            <FavoriteButton type="COMPANY" id={row.id} name={row.nameZh} />
          </>
        )}
      />
    </>
  )
}
