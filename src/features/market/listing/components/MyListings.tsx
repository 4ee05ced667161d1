import { useList } from '@/api/useList.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingSummary, MyListingQuery } from '@/contract/market/listing/schemas.ts'
import { LISTING_STATUSES } from '@/contract/market/listing/values.ts'
import type { ListingStatus } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { moneyColumns, sheetTime } from '@/lists/sheetColumns.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { mayPick, usePicked } from '../usePicked.ts'
import type { Picked } from '../usePicked.ts'
import { BulkBar } from './BulkBar.tsx'
import { ImportButton } from './ImportButton.tsx'
import { ListingActions } from './ListingActions.tsx'
import { QtyText } from './QtyText.tsx'
import './listing.css'

const TONES: Record<ListingStatus, Tone> = {
  DRAFT: 'neutral',
  REVIEWING: 'warn',
  ONLINE: 'ok',
  PAUSED: 'neutral',
  EXPIRED: 'danger',
  SOLD_OUT: 'accent',
  REJECTED: 'danger',
  OFFLINE: 'neutral',
}
const POLL_MS = 15_000

type Filter = 'status' | OwnFilter

/** The seller's own listings by status, each with its actions. */
export function MyListings() {
  const t = useText()
  const { labelOf } = useDict('listing_status')
  const kinds = useDict('listing_kind')
  const list = useList<MyListingQuery, ListingSummary, Filter>(listingEndpoints.minePage, {
    filters: ['status', ...OWN_FILTERS],
    rules: { status: LISTING_STATUSES },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  const picked = usePicked(list.records)
  const empty = list.isFiltered
    ? {
        title: t('listing.list.filteredEmpty'),
        action: <LinkButton to={hrefTo('myMarket')}>{t('common.action.viewAll')}</LinkButton>,
      }
    : { title: t('listing.list.empty'), text: t('listing.list.empty.text') }
  return (
    <OwnList
      name="listings"
      title={t('listing.list.title')}
      list={list}
      tabs={{ label: t('listing.list.states'), name: 'status', values: choicesOf(LISTING_STATUSES, labelOf) }}
      keyword={t('listing.list.keyword')}
      days={t('list.created')}
      rowKey={(row) => row.id}
      empty={empty}
      tools={<ImportButton />}
      columns={[
        {
          key: 'pick',
          title: t('listing.bulk.pick'),
          isAction: true,
          isMark: true,
          cell: (row) => <Pick row={row} picked={picked} />,
        },
        { key: 'title', title: t('listing.list.listing'), isLead: true, cell: (row) => <Title row={row} /> },
        {
          key: 'status',
          title: t('listing.list.status'),
          cell: (row) => <StatusTag tone={TONES[row.status]}>{labelOf(row.status)}</StatusTag>,
        },
        { key: 'where', title: t('listing.list.where'), cell: (row) => <Where row={row} /> },
        { key: 'price', title: t('listing.list.price'), align: 'end', cell: (row) => <Price row={row} /> },
        {
          key: 'left',
          title: t('listing.list.left'),
          cell: (row) => <Left row={row} />,
        },
        { key: 'interest', title: t('listing.list.interest'), align: 'end', cell: (row) => <Interest row={row} /> },
        { key: 'valid', title: t('listing.list.valid'), cell: (row) => <Valid row={row} /> },
        {
          key: 'action',
          title: t('listing.list.action'),
          isAction: true,
          cell: (row) => <ListingActions row={row} />,
        },
      ]}
      sheet={[
        [t('list.number'), (row) => row.no],
        [t('list.title'), (row) => row.title],
        [t('list.kind'), (row) => kinds.labelOf(row.kind)],
        [t('listing.list.status'), (row) => labelOf(row.status)],
        [t('list.pol'), (row) => row.pol ?? row.cityName],
        [t('list.pod'), (row) => row.pod],
        ...moneyColumns<ListingSummary>(t, t('listing.list.price'), (row) => row.prices[0]?.allIn),
        [t('listing.list.left'), (row) => row.available.reduce((sum, { qty }) => sum + qty, 0)],
        [t('listing.list.viewed'), (row) => row.views],
        [t('listing.list.asked'), (row) => row.enquiries],
        [t('listing.list.valid'), (row) => row.validTo],
        [t('list.changed'), (row) => sheetTime(row.updatedAt)],
      ]}
    >
      <BulkBar picked={picked} />
    </OwnList>
  )
}

function Pick({ row, picked }: { row: ListingSummary; picked: Picked }) {
  const t = useText()
  if (!mayPick(row)) return <span className="ct-dim">–</span>
  const isPicked = picked.has(row.id)
  return (
    <label className="ct-listing-pick">
      <input
        type="checkbox"
        aria-label={t('listing.bulk.pickOne', { title: row.title || row.no })}
        checked={isPicked}
        disabled={!isPicked && picked.isFull}
        onChange={() => picked.toggle(row)}
      />
    </label>
  )
}

function Title({ row }: { row: ListingSummary }) {
  const t = useText()
  const typed = <TypedText>{row.title || t('listing.list.untitled')}</TypedText>
  return (
    <span className="ct-listing-two">
      <strong>
        {row.status !== 'DRAFT' ? <RouteLink to={hrefTo('marketDetail', { id: row.id })}>{typed}</RouteLink> : typed}
      </strong>
      <span className="ct-listing-tags">
        <Chip>
          <DictText dict="listing_kind" code={row.kind} />
        </Chip>
        <span className="ct-code ct-dim ct-nowrap">{row.no}</span>
      </span>
    </span>
  )
}

function Where({ row }: { row: ListingSummary }) {
  if (row.pol) return <LaneText pol={row.pol} pod={row.pod} />
  return (
    <span>
      <TypedText>{row.cityName ?? '–'}</TypedText>
    </span>
  )
}

function Left({ row }: { row: ListingSummary }) {
  const t = useText()
  const { held = [] } = row
  return (
    <span className="ct-listing-two">
      <QtyText items={row.available} />
      {held.length > 0 && (
        <span className="ct-dim">
          {t('listing.list.held')} <QtyText items={held} />
        </span>
      )}
    </span>
  )
}

function Price({ row }: { row: ListingSummary }) {
  const t = useText()
  const [lowest] = row.prices
  if (!lowest || Number(lowest.allIn.amount) === 0) return <span className="ct-dim">–</span>
  return (
    <span className="ct-listing-two">
      <Money value={lowest.allIn} />
      {row.prices.length > 1 && <span className="ct-dim">{t('listing.list.from')}</span>}
    </span>
  )
}

function Interest({ row }: { row: ListingSummary }) {
  const t = useText()
  return (
    <span className="ct-listing-two ct-listing-interest">
      <span>{t('listing.list.views', { count: row.views })}</span>
      <span className="ct-dim">{t('listing.list.enquiries', { count: row.enquiries })}</span>
    </span>
  )
}

function Valid({ row }: { row: ListingSummary }) {
  const t = useText()
  return (
    <span className="ct-listing-two">
      <span className="ct-code">{row.validTo}</span>
      {row.status === 'ONLINE' && (
        <span className="ct-dim">
          {t('listing.list.confirmed')} <DateText value={row.confirmedAt} precision="date" />
        </span>
      )}
    </span>
  )
}
