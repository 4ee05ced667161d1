import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useCancelFee } from '@/reference/useCancelFee.ts'
import { useSettlement } from '@/reference/useSettlement.ts'
import { usePaymentTerm } from '@/reference/usePaymentTerm.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** The other party, the payment term and what the order comes from. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useText()
  const { locale } = useLocale()
  const { side, tenderId } = order
  const isBuyer = side === 'BUYER'
  const other = isBuyer ? order.seller : order.buyer
  const fromMarket = useMarketFacts(order)
  const calledOff = useCallOffFacts(order)
  const bls = useBlFacts(order)
  const cancelFeeOf = useCancelFee()
  const settlementOf = useSettlement()
  return (
    <Section title={t('payment.order.summary')}>
      <DefinitionGrid
        items={[
          {
            label: t(isBuyer ? 'payment.order.seller' : 'payment.order.buyer'),
            value: wordsIn(locale, other.nameZh, other.nameEn),
            span: 2,
          },
          { label: t('payment.order.term'), value: <Term order={order} /> },
          ...settlementOf(order),
          ...cancelFeeOf(order),
          ...(tenderId
            ? [
                {
                  label: t('payment.order.tender'),
                  value: <RouteLink to={hrefTo('tenderDetail', { id: tenderId })}>{t('payment.order.see')}</RouteLink>,
                },
              ]
            : []),
          ...fromMarket,
          ...calledOff,
          ...bls,
        ]}
      />
    </Section>
  )
}

/** The agreed term of payment, and on credit the day by which to pay. */
function Term({ order }: { order: OrderDetail }) {
  const { paymentTerm, payState, dueOn, depositPct } = order
  const termOf = usePaymentTerm()
  const t = useText()
  const { date } = useFormats()
  const isWaiting = needsCredit(paymentTerm) && payState === 'NOTHING_DUE'
  return (
    <>
      {termOf(order)}
      {dueOn && <p className="ct-dim">{t('payment.order.term.due', { day: date(dueOn) })}</p>}
      {isWaiting && <p className="ct-dim">{t('payment.order.term.later')}</p>}
      {depositPct !== undefined && <p className="ct-dim">{t('payment.order.term.deposit')}</p>}
    </>
  )
}

/** Bills of lading, lane by lane, if the tender said how many there are. */
function useBlFacts({ lanes }: OrderDetail): DefinitionItem[] {
  const t = useText()
  const named = lanes.flatMap(({ blCount }) => blCount ?? [])
  return named.length === 0 ? [] : [{ label: t('payment.order.bls'), value: named.join(' + ') }]
}

/** The agreement that an order was called off from, and what was asked. */
function useCallOffFacts({ callOff, side }: OrderDetail): DefinitionItem[] {
  const t = useText()
  if (!callOff) return []
  const { agreementId, agreementNo, etd, readyDate, blCount, note, refusal, rolled = [] } = callOff
  const link = <RouteLink to={agreementLink(agreementId, side)}>{agreementNo}</RouteLink>
  return [
    { label: t('payment.order.agreement'), value: link },
    { label: t('payment.order.wantedEtd'), value: etd },
    ...rolled.map(({ etd: day, reason, change }) => ({
      label: t('payment.order.rolled'),
      value: (
        <>
          {day} · {t(`payment.order.rolled.${reason}`)}
          {Number(change.amount) !== 0 && (
            <p className="ct-dim">
              {t(Number(change.amount) < 0 ? 'payment.order.rolled.less' : 'payment.order.rolled.more')}{' '}
              <Money value={{ ...change, amount: change.amount.replace('-', '') }} />
            </p>
          )}
        </>
      ),
      span: 2 as const,
    })),
    { label: t('payment.order.ready'), value: readyDate },
    { label: t('payment.order.bls'), value: blCount },
    ...(note ? [{ label: t('payment.order.note'), value: <TypedText>{note}</TypedText>, span: 2 as const }] : []),
    ...(refusal
      ? [
          {
            label: t('payment.order.refusal'),
            value: (
              <>
                <DictText dict="call_off_refusal" code={refusal.reason} />
                {refusal.note && (
                  <>
                    {' '}
                    · <TypedText>{refusal.note}</TypedText>
                  </>
                )}
              </>
            ),
            span: 2 as const,
          },
        ]
      : []),
  ]
}

/** The order's listing, the booked items, the buyer's note, and the reason of a rejection. */
function useMarketFacts({ booking, listingId }: OrderDetail): DefinitionItem[] {
  const t = useText()
  const { boxCode } = useFreight()
  if (!booking || listingId === undefined) return []
  const { kind, listingNo, items, note, refusal } = booking
  const qty = items.map((item) => (item.isoCode ? `${item.qty}×${boxCode(item.isoCode)}` : `${item.qty}`)).join(' + ')
  const link = <RouteLink to={hrefTo('marketDetail', { id: listingId })}>{listingNo}</RouteLink>
  return [
    { label: t('payment.order.listing'), value: link },
    { label: t('payment.order.kind'), value: <DictText dict="listing_kind" code={kind} /> },
    { label: t('payment.order.booked'), value: qty },
    ...(note ? [{ label: t('payment.order.note'), value: note, span: 2 as const }] : []),
    ...(refusal
      ? [
          {
            label: t('payment.order.refusal'),
            value: (
              <>
                <DictText dict="booking_refusal" code={refusal.reason} />
                {refusal.note && (
                  <>
                    {' '}
                    · <TypedText>{refusal.note}</TypedText>
                  </>
                )}
              </>
            ),
            span: 2 as const,
          },
        ]
      : []),
  ]
}
