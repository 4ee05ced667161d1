import { useNavigate, useSearchParams } from 'react-router-dom'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import type { Query } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { isBookable } from '@/contract/market/listing/kinds.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { ChargeLines } from '@/features/market/market/components/ChargeLines.tsx'
import { ListingActions } from '@/features/market/market/components/ListingActions.tsx'
import { ListingAside } from '@/features/market/market/components/ListingAside.tsx'
import { ListingFacts } from '@/features/market/market/components/ListingFacts.tsx'
import { ListingImages } from '@/features/market/market/components/ListingImages.tsx'
import { ListingState } from '@/features/market/market/components/ListingState.tsx'
import { PriceTable } from '@/features/market/market/components/PriceTable.tsx'
import { Sailings } from '@/features/market/market/components/Sailings.tsx'
import { SimilarListings } from '@/features/market/market/components/SimilarListings.tsx'
import { askedListing } from '@/features/trade/question/asked.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LazyGone } from '@/reference/gone/LazyGone.tsx'
import { LazyPortNotices } from '@/reference/notices/LazyPortNotices.tsx'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { earlyLine, earlyTitle } from '@/ui/earlyTitle.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { typedLang, TypedText } from '@/ui/TypedText.tsx'
import { AlertMe } from './AlertMe.tsx'

/** Below what a visitor first sees. */
const loadQuestions = async () => (await import('@/features/trade/question/components/Questions.tsx')).Questions
// The chart is below what one comes for.
const loadHistory = async () => (await import('@/features/market/market/components/PriceHistory.tsx')).PriceHistory

const watch = (lane: { pol: string; pod: string; isoCode: string }) => <AlertMe {...lane} />

// Only the seller of empty containers or loads sees these.
const loadTurns = async () => (await import('@/features/market/street/components/StreetTurns.tsx')).StreetTurns

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
        <LazyGone kind="LISTING" id={id ?? '-'} hrefOf={(near) => hrefTo('marketDetail', { id: near })} />
      </>
    )
  if (listing) return <Listing key={listing.id} listing={listing} query={query} />
  const line = earlyLine(id)
  return (
    <>
      <PageHeader title={<TypedText>{earlyTitle(id) ?? t('route.marketDetail')}</TypedText>} lead={line} />
      {error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={420} />}
    </>
  )
}

/** Seller and validity, in one text like the prerendered one, so that nothing moves. */
function Line({ listing: { no, seller, validTo } }: { listing: ListingDetail }) {
  const t = useText()
  const { locale } = useLocale()
  const name = wordsIn(locale, seller.nameZh, seller.nameEn)
  const until = `${t('market.fact.validTo')} ${validTo}`
  if (typedLang(name, locale) === undefined) return `${no} · ${name} · ${until}`
  return (
    <>
      {no} · <TypedText>{name}</TypedText> · {until}
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
        lead={<Line listing={listing} />}
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
              onLogin={() => void navigate(loginAddress(location.href))}
            />
            {!listing.mine && <FavoriteButton type="LISTING" id={listing.id} name={listing.title} size="medium" />}
          </ListingAside>
        }
      >
        <ListingState listing={listing} />
        <PriceTable listing={listing} />
        <ChargeLines charges={listing.charges} />
        <LazyPortNotices ports={[listing.pol, listing.pod]} />
        <Sailings listing={listing} />
        {showsTurns && (
          <LazySection
            load={loadTurns}
            texts="street"
            placeholder={<SkeletonBlock height={240} />}
            props={{ listingId: listing.id }}
          />
        )}
        <ListingFacts listing={listing} />
        {isBookable(listing.kind) && (
          <LazySection load={loadHistory} placeholder={<SkeletonBlock height={360} />} props={{ listing, watch }} />
        )}
        <ListingImages images={listing.images} />
        <LazySection
          load={loadQuestions}
          placeholder={<SkeletonBlock height={240} />}
          props={{ asked: askedListing(listing) }}
        />
        <SimilarListings listing={listing} />
      </Split>
    </>
  )
}
