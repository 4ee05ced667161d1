import type { ReactNode } from 'react'
import type { TenderSummary } from '@/contract/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Chip } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TenderStatusTag } from './TenderStatusTag.tsx'
import './tender.css'

interface TenderTableProps {
  rows: readonly TenderSummary[]
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  isStale?: boolean | undefined
  /** What can be done with a row, drawn by the page that knows. */
  actions?: ((row: TenderSummary) => ReactNode) | undefined
}

/** Tenders as rows: what, where, how much, until when, for whom. */
export function TenderTable({ rows, sort, onSort, isStale, actions }: TenderTableProps) {
  const t = useText()
  const columns: Column<TenderSummary>[] = [
    { key: 'tender', title: t('tender.col.tender'), isLead: true, cell: (row) => <TitleCell row={row} /> },
    { key: 'lane', title: t('tender.col.lane'), cell: (row) => <LaneCell row={row} /> },
    { key: 'cargo', title: t('tender.col.cargo'), sort: 'volume', cell: (row) => <CargoCell row={row} /> },
    { key: 'etd', title: t('tender.col.etd'), cell: (row) => <EtdCell row={row} /> },
    { key: 'deadline', title: t('tender.col.deadline'), sort: 'closing', cell: (row) => <DeadlineCell row={row} /> },
    { key: 'bids', title: t('tender.col.bids'), sort: 'bids', cell: (row) => <BidsCell row={row} /> },
    { key: 'buyer', title: t('tender.col.buyer'), cell: (row) => <BuyerCell row={row} /> },
    ...(actions ? [{ key: 'action', title: t('tender.col.action'), cell: actions }] : []),
  ]
  return (
    <DataTable
      caption={t('tender.list.caption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={onSort}
      isStale={isStale}
    />
  )
}

interface Cell {
  row: TenderSummary
}

function TitleCell({ row }: Cell) {
  return (
    <div className="ct-tender-title">
      <RouteLink to={hrefTo('tenderDetail', { id: row.id })}>{row.title}</RouteLink>
      <span className="ct-tender-no">{row.no}</span>
      <span className="ct-tender-chips">
        {row.status !== 'QUOTING' && <TenderStatusTag status={row.status} />}
        <Chip>
          <DictText dict="transport_mode" code={row.mode} />
        </Chip>
        {row.quoting !== 'SEALED' && (
          <Chip tone="sea">
            <DictText dict="quoting_mode" code={row.quoting} />
          </Chip>
        )}
      </span>
    </div>
  )
}

function LaneCell({ row }: Cell) {
  const t = useText()
  return (
    <div className="ct-tender-lanes">
      {row.lanes.slice(0, 3).map((lane) => (
        <LaneText key={lane.laneNo} pol={lane.pol} pod={lane.pod} />
      ))}
      {row.lanes.length > 3 && <span>+{row.lanes.length - 3}</span>}
      {row.experience && <span className="ct-tender-why">{t('tender.experience', row.experience)}</span>}
    </div>
  )
}

function CargoCell({ row }: Cell) {
  const t = useText()
  const { locale } = useLocale()
  const [lane] = row.lanes
  return (
    <div className="ct-tender-cargo">
      <span>{locale === 'en-US' ? (row.cargoNameEn ?? row.cargoNameZh) : row.cargoNameZh}</span>
      {lane && <BoxesText boxes={lane.boxes} loose={lane.loose} />}
      {row.teu > 0 && <span className="ct-dim">{t('common.unit.teu', { count: row.teu })}</span>}
      <span className="ct-tender-chips">
        {row.incoterm && <Chip>{row.incoterm}</Chip>}
        {row.dangerous && <Chip tone="danger">{t('tender.search.dangerous')}</Chip>}
        {row.reefer && <Chip tone="sea">{t('tender.search.reefer')}</Chip>}
      </span>
    </div>
  )
}

function EtdCell({ row }: Cell) {
  const [lane] = row.lanes
  if (!lane) return null
  return (
    <span className="ct-nowrap">
      {lane.etdFrom}
      <br />
      {lane.etdTo}
    </span>
  )
}

function DeadlineCell({ row }: Cell) {
  return row.status === 'QUOTING' ? (
    <Countdown until={row.deadline} />
  ) : (
    <span className="ct-nowrap">{row.deadline.slice(0, 10)}</span>
  )
}

function BidsCell({ row }: Cell) {
  const t = useText()
  if (row.bidCount === 0 && row.status === 'QUOTING') return <span className="ct-dim">{t('tender.bids.none')}</span>
  return <span className="ct-nowrap">{t('tender.bids.count', { count: row.bidCount })}</span>
}

function BuyerCell({ row }: Cell) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <div className="ct-tender-cargo">
      <span>{locale === 'en-US' ? (row.buyer.nameEn ?? row.buyer.nameZh) : row.buyer.nameZh}</span>
      {row.buyer.certified && <Chip tone="ok">{t('tender.buyer.certified')}</Chip>}
    </div>
  )
}
