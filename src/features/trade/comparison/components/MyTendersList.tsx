import { useList } from '@/api/useList.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { nextTenderStep } from '@/contract/trade/tender/nextStep.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { TENDER_STATUSES } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterTabs } from '@/lists/FilterTabs.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { TENDER_TONES } from '@/reference/statusTones.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** The publisher's own tenders in every status, each with its next step. */
export function MyTendersList() {
  const t = useText()
  const { labelOf } = useDict('tender_status')
  const list = useList(tenderEndpoints.minePage, { filters: ['status', 'keyword'], refreshOnFocus: true })
  const empty = list.isFiltered
    ? {
        title: t('comparison.list.filteredEmpty'),
        action: <LinkButton to={hrefTo('myTenderBids')}>{t('comparison.list.tab.all')}</LinkButton>,
      }
    : {
        title: t('comparison.list.empty'),
        text: t('comparison.list.empty.text'),
        action: (
          <LinkButton variant="accent" to={hrefTo('tenderIssue')}>
            {t('comparison.list.publish')}
          </LinkButton>
        ),
      }
  return (
    <>
      <FilterTabs
        label={t('comparison.list.title')}
        name="status"
        current={list.filters.status}
        tabs={[
          { text: t('comparison.list.tab.all') },
          ...TENDER_STATUSES.map((value) => ({ value, text: labelOf(value) })),
        ]}
      />
      <KeywordSearch
        label={t('comparison.list.keyword')}
        value={list.filters.keyword}
        onSearch={(keyword) => list.setFilters({ keyword })}
      />
      <ListFrame list={list} empty={empty}>
        <DataTable
          caption={t('comparison.list.title')}
          rows={list.records}
          rowKey={(row) => row.id}
          isStale={list.loading}
          columns={[
            { key: 'title', title: t('route.tenderDetail'), isLead: true, cell: (row) => <Title row={row} /> },
            {
              key: 'status',
              title: t('comparison.list.status'),
              cell: (row) => <StatusTag tone={TENDER_TONES[row.status]}>{labelOf(row.status)}</StatusTag>,
            },
            {
              key: 'lane',
              title: t('comparison.control.lane'),
              cell: (row) => <FirstLane row={row} />,
            },
            {
              key: 'boxes',
              title: t('comparison.list.cargo'),
              cell: (row) => row.lanes[0] && <BoxesText boxes={row.lanes[0].boxes} loose={row.lanes[0].loose} />,
            },
            {
              key: 'deadline',
              title: t('comparison.list.deadline'),
              cell: (row) =>
                row.status === 'QUOTING' ? <Countdown until={row.deadline} /> : <DateText value={row.deadline} />,
            },
            { key: 'bids', title: t('comparison.list.bids'), align: 'end', cell: (row) => row.bidCount },
            { key: 'action', title: t('comparison.list.action'), cell: (row) => <NextStep row={row} /> },
          ]}
        />
      </ListFrame>
    </>
  )
}

function Title({ row }: { row: TenderSummary }) {
  const t = useText()
  return (
    <span className="ct-bidder">
      <strong>
        <TypedText>{row.title || t('comparison.list.untitled')}</TypedText>
      </strong>
      <span className="ct-bidder-no">{row.no}</span>
    </span>
  )
}

/** The first lane, and the number of further lanes. */
function FirstLane({ row: { lanes } }: { row: TenderSummary }) {
  const t = useText()
  const [first] = lanes
  if (!first) return null
  return (
    <span className="ct-bidder">
      <LaneText pol={first.pol} pod={first.pod} />
      {lanes.length > 1 && <span className="ct-dim">{t('comparison.list.lanes', { count: lanes.length })}</span>}
    </span>
  )
}

/** Main button of a row: the next step, or the bids or order while another party has to act. */
function NextStep({ row }: { row: TenderSummary }) {
  const t = useText()
  const step = nextTenderStep(row)
  const variant = step ? 'primary' : 'plain'
  if (step === 'FINISH' || step === 'FIX')
    return (
      <LinkButton size="small" variant={variant} to={hrefTo('tenderIssue', { id: row.id })}>
        {t('comparison.list.edit')}
      </LinkButton>
    )
  const isDeal = row.status === 'CONTRACTED' || row.status === 'DONE'
  if (row.orderId && (isDeal || step === 'PAY' || step === 'ORDER'))
    return (
      <LinkButton size="small" variant={variant} to={hrefTo('payment', { orderId: row.orderId })}>
        {t(step === 'PAY' ? 'comparison.record.pay' : 'comparison.record.see')}
      </LinkButton>
    )
  return (
    <LinkButton size="small" variant={variant} to={hrefTo('myTenderBids', { tenderId: row.id })}>
      {t(
        step === 'PAY' ? 'comparison.record.pay' : step === 'AWARD' ? 'comparison.list.award' : 'comparison.list.open',
      )}
    </LinkButton>
  )
}
