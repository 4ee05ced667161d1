import { hasLane } from '@/contract/market/listing/kinds.ts'
import type { OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import { CodeChip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { Timeline } from '@/ui/Timeline.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { unitPriceText } from '@/ui/unitPriceText.ts'

/** The agreed order: parties, lanes, frozen charge lines and progress. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useText()
  const { locale } = useLocale()
  const statuses = useDict('order_status')
  const nameOf = (party: OrderDetail['buyer']) => wordsIn(locale, party.nameZh, party.nameEn)
  const { contact } = order
  const fromMarket = useMarketFacts(order)
  return (
    <>
      <Section title={t('payment.order.summary')}>
        <DefinitionGrid
          items={[
            { label: t('payment.order.no'), value: order.no },
            { label: t('payment.order.seller'), value: nameOf(order.seller) },
            { label: t('payment.order.buyer'), value: nameOf(order.buyer) },
            { label: t('payment.order.term'), value: <DictText dict="payment_term" code={order.paymentTerm} /> },
            ...(order.tenderId
              ? [
                  {
                    label: t('payment.order.tender'),
                    value: (
                      <RouteLink to={hrefTo('tenderDetail', { id: order.tenderId })}>
                        <TypedText>{order.title}</TypedText>
                      </RouteLink>
                    ),
                    span: 2 as const,
                  },
                ]
              : []),
            ...fromMarket,
            ...(contact
              ? [
                  {
                    label: t('payment.order.contact'),
                    value: `${contact.name} ${contact.mobileMasked} ${contact.email ?? ''}`,
                    span: 2 as const,
                  },
                ]
              : []),
          ]}
        />
      </Section>
      {order.lanes.map((lane) => (
        <LaneCharges key={lane.laneNo} lane={lane} isOnly={order.lanes.length === 1} place={placeOf(order)} />
      ))}
      <Section title={t('payment.order.events')}>
        <Timeline
          items={order.events.map((event) => ({
            label: statuses.labelOf(event.status),
            value: <DateText value={event.at} />,
            isPast: true,
          }))}
        />
      </Section>
    </>
  )
}

/** Location of a booking without lane. */
function placeOf({ booking, lanes }: OrderDetail): string | undefined {
  return booking && !hasLane(booking.kind) ? lanes[0]?.pol : undefined
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

interface LaneProps {
  lane: OrderLane
  isOnly: boolean
  /** Shown instead of a lane. */
  place: string | undefined
}

function LaneCharges({ lane, isOnly, place }: LaneProps) {
  const t = useText()
  const formats = useFormats()
  const { chargeName, carrierName, boxCode } = useFreight()
  const title = isOnly ? t('payment.order.charges') : t('payment.order.lane', { no: lane.laneNo })
  const states = useDict('charge_state')
  const groups = useDict('charge_group')
  return (
    <Section
      title={title}
      note={place ?? <LaneText pol={lane.pol} pod={lane.pod} />}
      actions={<BoxesText boxes={lane.boxes} loose={lane.loose} />}
    >
      <DataTable
        caption={title}
        rows={lane.charges.map((line, index) => ({ ...line, key: `${line.code}-${index}` }))}
        rowKey={(row) => row.key}
        columns={[
          {
            key: 'code',
            title: t('payment.order.charge'),
            isLead: true,
            cell: (row) => <CodeChip code={row.code} name={`${chargeName(row.code)} ${boxCode(row.isoCode)}`.trim()} />,
          },
          { key: 'group', title: t('payment.order.group'), cell: (row) => groups.labelOf(row.group) },
          {
            key: 'qty',
            title: t('payment.order.qty'),
            align: 'end',
            cell: (row) => (row.state === 'QUOTED' ? row.qty : ''),
          },
          {
            key: 'unit',
            title: t('payment.order.unitPrice'),
            align: 'end',
            cell: (row) => (row.state === 'QUOTED' ? unitPriceText(formats, row) : ''),
          },
          {
            key: 'amount',
            title: t('payment.order.amount'),
            align: 'end',
            cell: (row) =>
              row.state === 'QUOTED' ? (
                <Money value={{ amount: row.amount, currency: row.currency }} />
              ) : (
                states.labelOf(row.state)
              ),
          },
        ]}
      />
      <p className="ct-order-allin">
        {lane.carrierScac && <span className="ct-dim">{carrierName(lane.carrierScac)} · </span>}
        {place === undefined && <span className="ct-dim">{t('common.unit.day', { count: lane.transitDays })} · </span>}
        {t('payment.order.allIn')} <Money value={lane.allIn} />
      </p>
    </Section>
  )
}
