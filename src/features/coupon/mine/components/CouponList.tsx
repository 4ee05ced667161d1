import type { CouponView } from '@/contract/coupon/schemas.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { groupedCode } from '@/contract/coupon/code.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnCards } from '@/lists/OwnCards.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { useIssuerName } from '../useIssuerName.ts'
import { COUPON_TABS } from '../useMine.ts'
import type { Mine } from '../useMine.ts'
import { CouponCard } from './CouponCard.tsx'
import './mine.css'

interface ListProps {
  mine: Mine
  /** Gifts given by this user. */
  gifts: readonly Gift[]
  onRefresh: () => void
}

/** Tabs, search and the coupons under them. */
export function CouponList({ mine: { list, tab, usual }, gifts, onRefresh }: ListProps) {
  const t = useText()
  const nameOf = useIssuerName()
  const states = useDict('coupon_status')
  const { keyword, from, to } = list.filters
  const empty =
    keyword || from || to
      ? {
          title: t('couponMine.empty.search'),
          text: t('couponMine.empty.search.text'),
          action: <Button onClick={list.resetFilters}>{t('couponMine.search.reset')}</Button>,
        }
      : {
          title: t(`couponMine.empty.${tab === 'all' ? 'usable' : tab}`),
          text: tab === 'usable' ? t('couponMine.empty.usable.text') : undefined,
          action: <LinkButton to={hrefTo('couponCenter')}>{t('route.couponCenter')}</LinkButton>,
        }
  return (
    <OwnCards
      name="coupons"
      title={t('couponMine.list')}
      list={list}
      tabs={{
        label: t('couponMine.tabs'),
        name: 'tab',
        usual,
        values: choicesOf(usual === 'all' || tab === 'all' ? ['all', ...COUPON_TABS] : COUPON_TABS, (one) =>
          t(`couponMine.tab.${one}`),
        ),
      }}
      keyword={t('couponMine.search')}
      days={t('couponMine.claimed')}
      empty={empty}
      className="ct-tickets"
      card={(coupon) => (
        <CouponCard coupon={coupon} gift={gifts.find((gift) => gift.id === coupon.giftId)} onRefresh={onRefresh} />
      )}
      sheet={[
        [t('couponMine.code'), (row) => groupedCode(row.code)],
        [t('couponMine.name'), (row) => row.terms.name],
        [t('couponMine.issuer'), (row) => nameOf(row.issuer)],
        [t('couponMine.status'), (row) => states.labelOf(row.status)],
        [t('couponMine.face'), (row) => faceOf(row)],
        [t('couponMine.percent'), (row) => row.terms.discountPct],
        [t('common.currency'), (row) => row.terms.currency],
        [t('couponMine.claimed'), (row) => sheetTime(row.claimedAt)],
        [t('couponMine.from'), (row) => sheetTime(row.validFrom)],
        [t('couponMine.until'), (row) => sheetTime(row.validTo)],
      ]}
    />
  )
}

/** What the coupon takes off at most. */
function faceOf({ terms: { kind, value, capAmount } }: CouponView): number | undefined {
  const amount = kind === 'CASH' ? value : capAmount
  return amount === undefined ? undefined : Number(amount)
}
