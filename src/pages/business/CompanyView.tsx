import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import type { CompanyProfile } from '@/contract/member/company/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { UserType } from '@/contract/userType.ts'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { ProfileFacts, ProfileReviews } from '@/features/front/zone/components/Profile.tsx'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { OpenListings, OpenTenders } from './ZoneLists.tsx'

/** Public profile of one enterprise; `userType` is the zone named in the URL. */
export function CompanyView({ id, userType }: { id: string; userType: UserType }) {
  const t = useText()
  const known = readId(id)
  const { data, error, refresh } = useQuery(
    companyEndpoints.profile,
    { id: known ?? '' },
    { ready: known !== undefined, silent: true },
  )
  const directory = <LinkButton to={hrefTo('audienceZone', { id: userType })}>{t('zone.profile.back')}</LinkButton>
  if (known === undefined || hasCode(error, BUSINESS_CODES.notFound))
    return (
      <>
        <PageHeader title={t('route.audienceZone')} />
        <EmptyState title={t('zone.profile.missing')} text={t('zone.profile.missing.text')} action={directory} />
      </>
    )
  if (data) return <Company profile={data} userType={userType} />
  return (
    <>
      <PageHeader title={t('route.audienceZone')} actions={directory} />
      {error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={420} />}
    </>
  )
}

function Company({ profile, userType }: { profile: CompanyProfile; userType: UserType }) {
  const t = useText()
  const { locale } = useLocale()
  const name = wordsIn(locale, profile.nameZh, profile.nameEn)
  const own = hrefTo('audienceZone', { id: profile.userType, company: profile.id })
  return (
    <>
      <PageHeader
        title={name}
        lead={t(`common.userType.${profile.userType}`)}
        tags={
          <Chip tone={profile.certified ? 'ok' : 'neutral'}>
            {t(profile.certified ? 'zone.company.certified' : 'zone.company.uncertified')}
          </Chip>
        }
        actions={
          <>
            <LinkButton to={hrefTo('audienceZone', { id: profile.userType })}>{t('zone.profile.back')}</LinkButton>
            <FavoriteButton type="COMPANY" id={profile.id} name={name} size="medium" />
            <CopyButton text={new URL(own, location.origin).href} what={t('zone.company.more')} />
          </>
        }
      />
      {profile.userType !== userType && (
        <Notice tone="warn">
          {t('zone.profile.other')} <RouteLink to={own}>{t('zone.profile.other.go')}</RouteLink>
        </Notice>
      )}
      <ProfileFacts profile={profile} />
      {profile.openTenders > 0 && (
        <OpenTenders title={t('zone.profile.tenders')} query={{ buyerId: profile.id }} cards={profile.openTenders} />
      )}
      {profile.userType !== 1 && (
        <OpenListings
          title={t('zone.profile.listings')}
          query={{ sellerId: profile.id }}
          to={hrefTo('market', { sellerId: profile.id })}
          all={t('zone.profile.listings.all')}
          cards={Math.max(1, profile.listings)}
        />
      )}
      <ProfileReviews profile={profile} />
    </>
  )
}
