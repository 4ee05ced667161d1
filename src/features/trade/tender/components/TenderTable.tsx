import type { ReactNode } from 'react'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { BidsCell, BuyerCell, CargoCell, DeadlineCell, EtdCell, LaneCell, TitleCell } from './TenderCells.tsx'

interface TenderTableProps {
  rows: readonly TenderSummary[]
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  isStale?: boolean | undefined
  /** Actions for a row, rendered by the page. */
  actions?: ((row: TenderSummary) => ReactNode) | undefined
}

/** Tenders as rows: title, route, cargo, deadline, buyer. */
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
