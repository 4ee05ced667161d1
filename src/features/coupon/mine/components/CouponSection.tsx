import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponDetail } from '@/contract/coupon/schemas.ts'
import type { Gift } from '@/contract/coupon/trade/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { SentGift } from '../gift/components/SentGift.tsx'
import { useExample } from '../useExample.ts'
import { useIssuerName } from '../useIssuerName.ts'
import { STATUS_TONES } from './CouponCard.tsx'
import { CouponActions } from './CouponActions.tsx'
import { CouponHistory } from './CouponHistory.tsx'
import { CouponState } from './CouponState.tsx'
import './mine.css'

interface PartProps {
  id: string
  /** Gifts given by this user. */
  gifts: readonly Gift[]
  /** A time is over: gifts may have come back. */
  onRefresh: () => void
}

/** One coupon of the holder, whole: code, use, where it holds, history. */
export function CouponSection({ id, gifts, onRefresh }: PartProps) {
  const t = useText()
  const query = useQuery(couponEndpoints.detail, { id }, { silent: true, refreshOnFocus: true })
  const { data: coupon, error, refresh } = query
  const [isChanged, setChanged] = useState(false)
  const back = <LinkButton to={hrefTo('myCoupons')}>{t('couponMine.back')}</LinkButton>
  if (hasCode(error, BUSINESS_CODES.notFound) || hasCode(error, BUSINESS_CODES.fieldErrors))
    return (
      <>
        <PageHeader title={t('route.myCoupons')} />
        <EmptyState title={t('couponMine.missing')} text={t('couponMine.missing.text')} action={back} />
      </>
    )
  if (!coupon)
    return (
      <>
        <PageHeader title={t('route.myCoupons')} actions={back} />
        {error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={420} />}
      </>
    )
  const again = () => {
    refresh()
    onRefresh()
  }
  return (
    <>
      <PageHeader
        title={<TypedText>{coupon.terms.name}</TypedText>}
        tags={
          <StatusTag tone={STATUS_TONES[coupon.status]}>
            <DictText dict="coupon_status" code={coupon.status} />
          </StatusTag>
        }
        actions={back}
      />
      <Split
        aside={
          <Card>
            <CouponActions coupon={coupon} onDone={() => setChanged(false)} onChanged={() => setChanged(true)} />
          </Card>
        }
      >
        {isChanged && (
          <Notice tone="warn" isAlert>
            {t('couponMine.changed')}
          </Notice>
        )}
        <Whole coupon={coupon} gift={gifts.find((one) => one.id === coupon.giftId)} onRefresh={again} />
      </Split>
    </>
  )
}

function Whole({ coupon, gift, onRefresh }: { coupon: CouponDetail; gift: Gift | undefined; onRefresh: () => void }) {
  const nameOf = useIssuerName()
  return (
    <>
      {/* Stops the ticket from stretching to the full height. */}
      <div>
        <CouponTicket
          terms={coupon.terms}
          issuer={nameOf(coupon.issuer)}
          facts={
            <>
              <CouponState coupon={coupon} onEnd={onRefresh} />
              {gift && <SentGift gift={gift} onRefresh={onRefresh} />}
            </>
          }
        />
      </div>
      <Orders coupon={coupon} />
      <Conditions coupon={coupon} />
      <CouponHistory history={coupon.history} />
    </>
  )
}

function Orders({ coupon: { orders, fits, openOrders, status } }: { coupon: CouponDetail }) {
  const t = useText()
  if (status !== 'AVAILABLE' || openOrders === 0) return null
  return (
    <Section title={t('couponMine.orders')} note={t('couponMine.orders.text', { fits, count: openOrders })}>
      {orders.length > 0 && (
        <ul className="ct-mine-orders">
          {orders.map((order) => (
            <li key={order.id}>
              <RouteLink to={orderLink(order.id, 'payment')}>
                {order.no} <TypedText>{order.title}</TypedText>
              </RouteLink>
              <span>
                {t('couponMine.orders.saves')} <Money value={order.saves} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Conditions({ coupon }: { coupon: CouponDetail }) {
  const t = useText()
  const example = useExample(coupon)
  const { terms, source, claimedAt, handOversLeft, validFrom, validTo } = coupon
  return (
    <Section title={t('couponMine.rules')} note={example}>
      <DefinitionGrid
        items={[
          { label: t('couponMine.rules.from'), value: <DateText value={validFrom} /> },
          { label: t('couponMine.rules.to'), value: <DateText value={validTo} /> },
          {
            label: t('couponMine.rules.source'),
            value: (
              <>
                <DictText dict="coupon_source" code={source} /> <DateText value={claimedAt} precision="date" />
              </>
            ),
          },
          {
            label: t('couponMine.rules.stack'),
            value: t(terms.stackable ? 'couponMine.rules.stack.yes' : 'couponMine.rules.stack.no'),
          },
          {
            label: t('couponMine.rules.handOver'),
            value:
              handOversLeft > 0 ? t('couponMine.rules.left', { count: handOversLeft }) : t('couponMine.rules.none'),
          },
          ...(terms.counterCash
            ? [{ label: t('couponMine.rules.counter'), value: t('couponMine.rules.counter.yes'), span: 3 as const }]
            : []),
          ...(terms.description
            ? [{ label: t('couponMine.rules.text'), value: terms.description, span: 3 as const }]
            : []),
        ]}
      />
    </Section>
  )
}
