import { useSearchParams } from 'react-router-dom'
import type { CouponCounts } from '@/contract/coupon/schemas.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { COUPON_TABS } from '../useMine.ts'
import type { Mine } from '../useMine.ts'
import { CouponCard } from './CouponCard.tsx'
import './mine.css'

interface ListProps {
  mine: Mine
  counts: CouponCounts | undefined
  /** Gifts given by this user. */
  gifts: readonly Gift[]
  onRefresh: () => void
}

/** Tabs, search and the coupons under them. */
export function CouponList({ mine: { list, tab }, counts, gifts, onRefresh }: ListProps) {
  const t = useText()
  const [params] = useSearchParams()
  const { q } = list.filters
  const addressOf = (wanted: string | undefined) => {
    const next = new URLSearchParams(params)
    for (const name of ['tab', 'current']) next.delete(name)
    if (wanted !== undefined && (wanted !== 'usable' || q)) next.set('tab', wanted)
    const text = next.toString()
    return text === '' ? hrefTo('myCoupons') : `${hrefTo('myCoupons')}?${text}`
  }
  const everywhere = { to: addressOf(undefined), text: t('couponMine.tab.all'), isCurrent: tab === undefined }
  const empty = q
    ? {
        title: t('couponMine.empty.search'),
        text: t('couponMine.empty.search.text'),
        action: (
          <Button onClick={() => list.setFilters({ q: undefined, tab: undefined })}>
            {t('couponMine.search.reset')}
          </Button>
        ),
      }
    : {
        title: t(`couponMine.empty.${tab ?? 'usable'}`),
        text: tab === 'usable' ? t('couponMine.empty.usable.text') : undefined,
        action: <LinkButton to={hrefTo('couponCenter')}>{t('route.couponCenter')}</LinkButton>,
      }
  return (
    <>
      <TabLinks
        label={t('couponMine.tabs')}
        items={[
          ...(q ? [everywhere] : []),
          ...COUPON_TABS.map((one) => ({
            to: addressOf(one),
            text: t(`couponMine.tab.${one}`),
            isCurrent: tab === one,
            count: counts?.counts[one],
          })),
        ]}
      />
      <KeywordSearch
        label={t('couponMine.search')}
        value={q}
        onSearch={(keyword) => list.setFilters({ q: keyword || undefined, tab: undefined })}
      />
      <ListFrame list={list} empty={empty}>
        <ul
          className={list.loading ? 'ct-tickets ct-stale' : 'ct-tickets'}
          aria-busy={list.loading}
          aria-label={t('couponMine.list')}
        >
          {list.records.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard
                coupon={coupon}
                gift={gifts.find((gift) => gift.id === coupon.giftId)}
                onRefresh={onRefresh}
              />
            </li>
          ))}
        </ul>
      </ListFrame>
    </>
  )
}
