import { useNavigate, useSearchParams } from 'react-router-dom'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import type { Query } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { listingEndpoints } from '@/contract/listing/endpoints.ts'
import type { ListingDetail } from '@/contract/listing/schemas.ts'
import { FavoriteButton } from '@/features/favorite/components/FavoriteButton.tsx'
import { ChargeLines } from '@/features/market/components/ChargeLines.tsx'
import { ListingActions } from '@/features/market/components/ListingActions.tsx'
import { ListingAside } from '@/features/market/components/ListingAside.tsx'
import { ListingFacts } from '@/features/market/components/ListingFacts.tsx'
import { ListingImages } from '@/features/market/components/ListingImages.tsx'
import { ListingState } from '@/features/market/components/ListingState.tsx'
import { PriceHistory } from '@/features/market/components/PriceHistory.tsx'
import { PriceTable } from '@/features/market/components/PriceTable.tsx'
import { Sailings } from '@/features/market/components/Sailings.tsx'
import { SimilarListings } from '@/features/market/components/SimilarListings.tsx'
import { askedListing } from '@/features/question/asked.ts'
import { Questions } from '@/features/question/components/Questions.tsx'
import { StreetTurns } from '@/features/street/components/StreetTurns.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LazyPortNotices } from '@/reference/notices/LazyPortNotices.tsx'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

export default function MarketDetailPage() {
  const t = useText()
  const [params] = useSearchParams()
  const id = readId(params.get('id'))
  const query = useQuery(
    listingEndpoints.detail,
    { id: id ?? '' },
    { ready: id !== undefined, silent: true, refreshOnFocus: true },
  )
  const { data: listing, error } = query
  if (id === undefined || hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors))
    return (
      <>
        <PageHeader title={t('route.marketDetail')} />
        <EmptyState
          title={t('market.detail.missing')}
          text={t('market.detail.missing.text')}
          action={<LinkButton to={hrefTo('market')}>{t('market.title')}</LinkButton>}
        />
      </>
    )
  if (listing) return <Listing key={listing.id} listing={listing} query={query} />
  return (
    <>
      <PageHeader title={t('route.marketDetail')} />
      {error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={420} />}
    </>
  )
}

function Listing({ listing, query }: { listing: ListingDetail; query: Query<ListingDetail> }) {
  const t = useText()
  const may = useAccess()
  const navigate = useNavigate()
  const booking = may('listing.book', { ownerCompanyId: listing.seller.id })
  const showsTurns =
    listing.kind === 'EMPTY_BOX' &&
    (booking.allowed || booking.reason === 'notOwner' || booking.reason === 'certification')
  return (
    <>
      <PageHeader
        title={<TypedText>{listing.title}</TypedText>}
        lead={listing.no}
        tags={
          <StatusTag tone={listing.status === 'ONLINE' ? 'ok' : 'warn'}>
            <DictText dict="listing_status" code={listing.status} />
          </StatusTag>
        }
        actions={<CopyButton text={location.href} what={t('market.action.share')} />}
      />
      <Split
        aside={
          <ListingAside listing={listing} onEnd={query.refresh}>
            <ListingActions
              listing={listing}
              booking={booking}
              onChange={(fresh) => (fresh ? query.mutate(fresh) : query.refresh())}
              onLogin={() => void navigate(loginAddress(location.href))}
            />
            {!listing.mine && <FavoriteButton type="LISTING" id={listing.id} name={listing.title} size="m" />}
          </ListingAside>
        }
      >
        <ListingState listing={listing} />
        <LazyPortNotices ports={[listing.pol, listing.pod]} />
        <PriceTable listing={listing} />
        <ChargeLines charges={listing.charges} />
        <Sailings listing={listing} />
        {showsTurns && <StreetTurns listingId={listing.id} />}
        <ListingFacts listing={listing} />
        <PriceHistory listing={listing} />
        <ListingImages images={listing.images} />
        <Questions asked={askedListing(listing)} />
        <SimilarListings listing={listing} />
      </Split>
    </>
  )
}
