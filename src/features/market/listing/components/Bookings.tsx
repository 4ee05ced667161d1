import { useList } from '@/api/useList.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking, BookingQuery } from '@/contract/market/booking/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { moneyColumns, sheetTime } from '@/lists/sheetColumns.ts'
import { DictText } from '@/reference/DictText.tsx'
import { ORDER_TONES } from '@/reference/statusTones.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { bookingSentence } from '../bookingStanding.ts'
import { BookingActions } from './BookingActions.tsx'
import { QtyText } from './QtyText.tsx'
import './listing.css'

const TABS = ['open', 'accepted', 'closed'] as const
const POLL_MS = 15_000

/** Bookings of one side: received from buyers, or sent. */
export function Bookings({ side }: { side: 'BUYER' | 'SELLER' }) {
  const t = useText()
  const { labelOf } = useDict('order_status')
  const list = useList<BookingQuery, Booking, 'tab' | OwnFilter>(bookingEndpoints.page, {
    filters: ['tab', ...OWN_FILTERS],
    rules: { tab: TABS },
    fixed: { side },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  const nameOf = useNameOf()
  const part = side === 'SELLER' ? 'received' : 'made'
  const partyOf = (row: Booking) => (side === 'SELLER' ? row.buyer : row.seller)
  const empty = list.isFiltered
    ? {
        title: t('listing.booking.filteredEmpty'),
        action: <LinkButton to={hrefTo('myMarket', { part })}>{t('common.action.viewAll')}</LinkButton>,
      }
    : { title: t(`listing.booking.empty.${part}`), text: t(`listing.booking.emptyText.${part}`) }
  return (
    <OwnList
      name={`bookings-${part}`}
      title={t(`listing.part.${part}`)}
      list={list}
      tabs={{
        label: t('listing.booking.states'),
        name: 'tab',
        values: TABS.map((value) => ({ value, label: t(`listing.booking.tab.${value}`) })),
      }}
      keyword={t('listing.booking.keyword')}
      days={t('list.created')}
      rowKey={(row) => row.id}
      empty={empty}
      columns={[
        { key: 'title', title: t('listing.booking.booking'), isLead: true, cell: (row) => <Title row={row} /> },
        {
          key: 'status',
          title: t('listing.list.status'),
          cell: (row) => <Status row={row} />,
        },
        {
          key: 'party',
          title: t(side === 'SELLER' ? 'listing.booking.buyer' : 'listing.booking.seller'),
          cell: (row) => <Party party={partyOf(row)} />,
        },
        { key: 'items', title: t('listing.booking.qty'), cell: (row) => <Items row={row} /> },
        {
          key: 'allIn',
          title: t('listing.booking.allIn'),
          align: 'end',
          cell: (row) => <AboutMoney value={row.allIn} isAbout={row.isAbout} />,
        },
        {
          key: 'until',
          title: t('listing.booking.until'),
          cell: (row) => <Until row={row} onEnd={list.refresh} />,
        },
        {
          key: 'action',
          title: t('listing.list.action'),
          isAction: true,
          cell: (row) => <BookingActions row={row} />,
        },
      ]}
      sheet={[
        [t('list.number'), (row) => row.no],
        [t('listing.list.listing'), (row) => row.listingNo ?? row.callOff?.agreementNo ?? ''],
        [t('list.title'), (row) => row.title],
        [t('listing.list.status'), (row) => labelOf(row.status)],
        [
          t(side === 'SELLER' ? 'listing.booking.buyer' : 'listing.booking.seller'),
          (row) => nameOf(named(partyOf(row))),
        ],
        [t('listing.booking.qty'), (row) => row.items.reduce((sum, { qty }) => sum + qty, 0)],
        ...moneyColumns<Booking>(t, t('listing.booking.allIn'), (row) => row.allIn),
        [t('list.created'), (row) => sheetTime(row.createdAt)],
      ]}
    />
  )
}

/** What is booked, and the optional services taken with it. */
function Items({ row: { items, booking } }: { row: Booking }) {
  const { chargeName } = useFreight()
  return (
    <span className="ct-listing-two">
      <QtyText items={items} />
      {booking?.services?.map((code) => (
        <span key={code} className="ct-dim">
          {chargeName(code)}
        </span>
      ))}
    </span>
  )
}

function Status({ row }: { row: Booking }) {
  const t = useText()
  const { labelOf } = useDict('order_status')
  const sentence = bookingSentence(row)
  return (
    <span className="ct-listing-two">
      <StatusTag tone={ORDER_TONES[row.status]}>{labelOf(row.status)}</StatusTag>
      {sentence && <span className="ct-dim">{t(sentence)}</span>}
    </span>
  )
}

const named = ({ nameZh, nameEn = nameZh }: Booking['buyer']) => ({ nameZh, nameEn })

/** The listing of a booking, or the agreement of a call-off. */
function placeOf({ listingId, callOff, side }: Booking): string {
  if (callOff) return agreementLink(callOff.agreementId, side)
  return hrefTo('marketDetail', listingId === undefined ? {} : { id: listingId })
}

function Title({ row }: { row: Booking }) {
  return (
    <span className="ct-listing-two">
      <strong>
        <RouteLink to={placeOf(row)}>
          <TypedText>{row.title}</TypedText>
        </RouteLink>
      </strong>
      <span className="ct-code ct-dim">
        <span>{row.no}</span> · <span>{row.listingNo ?? row.callOff?.agreementNo}</span>
      </span>
      {row.note && (
        <span className="ct-listing-note">
          <TypedText>{row.note}</TypedText>
        </span>
      )}
    </span>
  )
}

function Party({ party }: { party: Booking['buyer'] }) {
  const nameOf = useNameOf()
  return <span>{nameOf(named(party))}</span>
}

function Until({ row, onEnd }: { row: Booking; onEnd: () => void }) {
  const t = useText()
  if (row.acceptBy)
    return (
      <span className="ct-listing-two">
        <span className="ct-dim">{t('listing.booking.acceptBy')}</span>
        <Countdown until={row.acceptBy} onEnd={onEnd} />
      </span>
    )
  if (row.status === 'TO_PAY' && row.payBy)
    return (
      <span className="ct-listing-two">
        <span className="ct-dim">{t('listing.booking.payBy')}</span>
        <Countdown until={row.payBy} onEnd={onEnd} />
      </span>
    )
  return (
    <span className="ct-listing-two">
      <DateText value={row.updatedAt} />
      {row.refusal && (
        <span className="ct-listing-note">
          <DictText dict={row.callOff ? 'call_off_refusal' : 'booking_refusal'} code={row.refusal.reason} />
          {row.refusal.note && (
            <>
              {' '}
              · <TypedText>{row.refusal.note}</TypedText>
            </>
          )}
        </span>
      )}
    </span>
  )
}
