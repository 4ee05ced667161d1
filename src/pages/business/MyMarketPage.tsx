import { mayList } from '@/contract/market/listing/kinds.ts'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LISTING_KINDS } from '@/contract/market/listing/values.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { LazyBookings, LazyEditListing, LazyNewListing } from '@/features/market/listing/components/lazySections.ts'
import { MyListings } from '@/features/market/listing/components/MyListings.tsx'
import { OwnStreetTurns } from '@/features/market/street/components/StreetTurns.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { ForMember } from '@/session/ForMember.tsx'
import { useAccess } from '@/session/useAccess.ts'
import { usePermission } from '@/session/usePermission.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { MenuButton } from '@/ui/MenuButton.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

// Its texts come with it: few visits of this page are for rates.
const loadRates = async () => (await import('@/features/market/rate-sheet/components/RateSheets.tsx')).RateSheets

export default function MyMarketPage() {
  const t = useText()
  return <ForMember title={t('listing.list.title')}>{(user) => <Content user={user} />}</ForMember>
}

/** The seller's or buyer's lists by permission, or the editor of one listing. */
function Content({ user }: { user: CurrentUser }) {
  const t = useText()
  const may = useAccess()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const mayReadRates = useMayReadRates()
  const isSeller = may('listing.publish').reason !== 'userType'
  const kinds = LISTING_KINDS.filter((kind) => mayList(user.userType, kind))
  const { edit, new: kind } = useAddressValues({ edit: readId, new: kinds })
  if (isSeller && (edit || kind)) {
    const done = () => void navigate(hrefTo('myMarket'))
    return (
      <>
        <PageHeader
          title={t(kind ? 'listing.form.new' : 'listing.form.edit')}
          lead={kind && <DictText dict="listing_kind" code={kind} />}
          actions={<LinkButton to={hrefTo('myMarket')}>{t('listing.form.back')}</LinkButton>}
        />
        <Suspense fallback={<SkeletonBlock height={480} />}>
          {edit && <LazyEditListing key={edit} id={edit} user={user} onDone={done} />}
          {!edit && kind && <LazyNewListing kind={kind} user={user} onDone={done} />}
        </Suspense>
      </>
    )
  }
  if (mayReadRates && params.get('tab') === 'rates')
    return (
      <LazySection
        load={loadRates}
        texts="rateSheet"
        placeholder={<SkeletonBlock height={480} />}
        props={{ tabs: <PartTabs current="rates" /> }}
      />
    )
  return (
    <>
      <PageHeader
        title={t('listing.list.title')}
        lead={t(isSeller ? 'listing.list.lead' : 'listing.booking.lead')}
        actions={isSeller && <PublishMenu kinds={kinds} />}
      />
      <Parts companyId={user.companyId} />
    </>
  )
}

function PublishMenu({ kinds }: { kinds: readonly (typeof LISTING_KINDS)[number][] }) {
  const t = useText()
  return (
    <MenuButton trigger={t('listing.list.publish')} className="ct-listing-publish">
      {(close) => (
        <ul className="ct-listing-kinds">
          {kinds.map((kind) => (
            <li key={kind}>
              <RouteLink to={hrefTo('myMarket', { new: kind })} onClick={close}>
                <DictText dict="listing_kind" code={kind} />
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </MenuButton>
  )
}

/** Parts of this page, as far as this member has them. */
function useParts() {
  const may = useAccess()
  const isSeller = may('listing.publish').reason !== 'userType'
  const isBuyer = may('listing.book').reason !== 'userType'
  return [...(isSeller ? (['listings', 'received'] as const) : []), ...(isBuyer ? (['made'] as const) : [])]
}

/** Whether this member has rate sheets: sellers whose role may read costs. */
function useMayReadRates(): boolean {
  const may = useAccess()
  const mayReadCosts = usePermission('COSTS')
  return may('listing.publish').reason !== 'userType' && mayReadCosts
}

type Part = ReturnType<typeof useParts>[number] | 'rates'

/** Links to the parts; a seller's rate sheets are one of them. */
function PartTabs({ current }: { current: Part | undefined }) {
  const t = useText()
  const parts = useParts()
  const all: readonly Part[] = useMayReadRates() ? [...parts, 'rates'] : parts
  if (all.length < 2) return null
  const addressOf = (part: Part) => {
    if (part === 'rates') return { tab: part }
    return part === 'listings' ? {} : { part }
  }
  return (
    <TabLinks
      label={t('listing.list.parts')}
      items={all.map((one) => ({
        to: hrefTo('myMarket', addressOf(one)),
        text: t(`listing.part.${one}`),
        isCurrent: one === current,
      }))}
    />
  )
}

/** Listings, received bookings and sent bookings, as far as this member has them. */
function Parts({ companyId }: { companyId: string }) {
  const parts = useParts()
  const { part = parts[0] } = useAddressValues({ part: parts })
  return (
    <>
      <PartTabs current={part} />
      {part === 'listings' && (
        <>
          <MyListings />
          <OwnStreetTurns companyId={companyId} />
        </>
      )}
      <Suspense fallback={<SkeletonBlock height={480} />}>
        {part === 'received' && <LazyBookings key="received" side="SELLER" />}
        {part === 'made' && <LazyBookings key="made" side="BUYER" />}
      </Suspense>
    </>
  )
}
