import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { useOffers, useOwnOffers } from '../useOffers.ts'
import { BuyOffer } from './BuyOffer.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OfferFilters } from './OfferFilters.tsx'
import { TakeBack } from './TakeBack.tsx'

const SORTS = ['cheapest', 'discount', 'ending'] as const
const SORT_TEXT = {
  cheapest: 'couponTrade.sort.cheapest',
  discount: 'couponTrade.sort.discount',
  ending: 'couponTrade.sort.ending',
} as const

/** Offers of all members with filters, sorting and the reader's points. */
export function OfferMarket() {
  const t = useText()
  const { isSignedIn } = useSession()
  const { number } = useFormats()
  const search = useOffers()
  const points = useQuery(couponEndpoints.points, {}, { ready: isSignedIn, silent: true, refreshOnFocus: true })
  const balance = points.data?.balance
  const toCenter = <LinkButton to={hrefTo('couponCenter')}>{t('route.couponCenter')}</LinkButton>
  const empty = search.isFiltered
    ? {
        title: t('couponTrade.empty.filtered'),
        text: t('couponTrade.empty.filtered.text'),
        action: (
          <>
            <Button onClick={search.resetFilters}>{t('couponTrade.filter.reset')}</Button>
            {toCenter}
          </>
        ),
      }
    : { title: t('couponTrade.empty'), text: t('couponTrade.empty.text'), action: toCenter }
  return (
    <>
      <OfferFilters search={search} isSignedIn={isSignedIn} />
      <div className="ct-filter-bar">
        <MiniSelect
          label={t('couponTrade.sort')}
          value={search.sort ?? ''}
          onChange={search.setSort}
          none={t('couponTrade.sort.newest')}
          options={choicesOf(SORTS, (sort) => t(SORT_TEXT[sort]))}
        />
        {balance !== undefined && (
          <span className="ct-push" role="status">
            {t('couponTrade.balance')} <strong>{number(balance)}</strong>
          </span>
        )}
      </div>
      <ListFrame list={search} empty={empty}>
        <ul
          className={search.loading ? 'ct-tickets ct-stale' : 'ct-tickets'}
          aria-busy={search.loading}
          aria-label={t('couponTrade.list')}
        >
          {search.records.map((offer) => (
            <li key={offer.id}>
              <OfferCard
                offer={offer}
                actions={
                  offer.mine ? (
                    <TakeBack offer={offer} />
                  ) : (
                    <BuyOffer offer={offer} balance={balance} onPoints={points.refresh} />
                  )
                }
              />
            </li>
          ))}
        </ul>
      </ListFrame>
    </>
  )
}

/** The reader's own offers in every status, with an action to withdraw. */
export function OwnOffers() {
  const t = useText()
  const list = useOwnOffers()
  return (
    <ListFrame
      list={list}
      empty={{
        title: t('couponTrade.mine.empty'),
        text: t('couponTrade.mine.empty.text'),
        action: (
          <LinkButton variant="primary" to={hrefTo('myCoupons')}>
            {t('couponTrade.offer')}
          </LinkButton>
        ),
      }}
    >
      <ul
        className={list.loading ? 'ct-tickets ct-stale' : 'ct-tickets'}
        aria-busy={list.loading}
        aria-label={t('couponTrade.mine')}
      >
        {list.records.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} isOwn actions={<TakeBack offer={offer} />} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
