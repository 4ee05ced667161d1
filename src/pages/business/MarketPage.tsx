import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { CompareTick } from '@/features/market/market/components/CompareTick.tsx'
import { CompareTray } from '@/features/market/market/components/CompareTray.tsx'
import { Comparison } from '@/features/market/market/components/Comparison.tsx'
import { KindTabs } from '@/features/market/market/components/KindTabs.tsx'
import { ListingCards } from '@/features/market/market/components/ListingCards.tsx'
import { MarketFilters } from '@/features/market/market/components/MarketFilters.tsx'
import { useCompare } from '@/features/market/market/useCompare.ts'
import { useMarket } from '@/features/market/market/useMarket.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { LazySection } from '@/ui/LazySection.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'
import { AlertMe } from './AlertMe.tsx'
import { COMPARE_RULES } from '@/features/market/market/compareAddress.ts'

const SORTS = ['allIn', 'transit', 'newest', 'rating'] as const
const SORT_TEXT = {
  allIn: 'market.sort.allIn',
  transit: 'market.sort.transit',
  newest: 'market.sort.newest',
  rating: 'market.sort.rating',
} as const

const BOX_KINDS: readonly string[] = ['RATE', 'SPACE']
const BOX_MODES: readonly string[] = ['FCL', 'RAIL']

/** Whether containers on a lane are among what is searched: their prices can be watched. */
const isOfBoxes = ({ kind = 'RATE', mode = 'FCL' }: { kind?: string | undefined; mode?: string | undefined }) =>
  BOX_KINDS.includes(kind) && BOX_MODES.includes(mode)

// Only members who look for empty containers see it.
const loadSearch = async () =>
  (await import('@/features/market/street/components/StreetTurnSearch.tsx')).StreetTurnSearch

export default function MarketPage() {
  const t = useText()
  const { isSignedIn } = useSession()
  const search = useMarket()
  useAddressValues(COMPARE_RULES)
  const compare = useCompare()
  const { pol, pod, mode } = search.filters
  const tender = (
    <LinkButton to={hrefTo('tenderIssue', { pol, pod, mode })} variant={search.isFiltered ? 'plain' : 'primary'}>
      {t('route.tenderIssue')}
    </LinkButton>
  )
  const empty = search.isFiltered
    ? {
        title: t('market.list.empty'),
        text: t('market.list.empty.text'),
        action: (
          <>
            <Button onClick={search.resetFilters}>{t('market.filter.reset')}</Button>
            {tender}
          </>
        ),
      }
    : { title: t('market.list.none'), text: t('market.list.none.text'), action: tender }
  if (compare.isOpen)
    return (
      <>
        <PageHeader title={t('market.title')} lead={t('market.lead')} />
        <Comparison compare={compare} />
      </>
    )
  return (
    <>
      <PageHeader title={t('market.title')} lead={t('market.lead')} />
      <KindTabs kind={search.filters.kind} />
      <MarketFilters search={search} isSignedIn={isSignedIn} />
      <div className="ct-filter-bar">
        <MiniSelect
          label={t('market.sort')}
          value={search.sort ?? ''}
          onChange={search.setSort}
          none={t('market.sort.confirmed')}
          options={choicesOf(SORTS, (sort) => t(SORT_TEXT[sort]))}
        />
        {pol && pod && isOfBoxes(search.filters) && <AlertMe pol={pol} pod={pod} isoCode={search.filters.isoCode} />}
        {search.records.some(({ isMasked }) => isMasked) && (
          <span className="ct-dim ct-push">
            {t('market.list.masked')} <RouteLink to={loginAddress(location.href)}>{t('market.price.masked')}</RouteLink>
          </span>
        )}
      </div>
      <ListFrame list={search} empty={empty}>
        <ListingCards
          rows={search.records}
          isStale={search.loading}
          label={t('market.list.caption')}
          actions={(row) => (
            <>
              <CompareTick row={row} compare={compare} />
              {!row.mine && <FavoriteButton type="LISTING" id={row.id} name={row.title} />}
            </>
          )}
        />
      </ListFrame>
      <CompareTray compare={compare} />
      {isSignedIn && search.filters.kind === 'EMPTY_BOX' && (
        <LazySection load={loadSearch} texts="street problem" placeholder={<SkeletonBlock height={240} />} props={{}} />
      )}
    </>
  )
}
