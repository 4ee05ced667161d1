import { useList } from '@/api/useList.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { nextTenderStep } from '@/contract/trade/tender/nextStep.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { TENDER_STATUSES } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { RowActions } from '@/lists/RowActions.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { TENDER_TONES } from '@/reference/statusTones.ts'
import { useDict } from '@/reference/useReferences.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ModeName } from '@/ui/ModeName.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

interface ListProps {
  /** Saves a tender as a template. */
  onTemplate: (tender: TenderSummary) => void
}

/** The publisher's own tenders in every status, each with its next step. */
export function MyTendersList({ onTemplate }: ListProps) {
  const t = useText()
  const { labelOf } = useDict('tender_status')
  const list = useList(tenderEndpoints.minePage, {
    filters: ['status', ...OWN_FILTERS],
    refreshOnFocus: true,
  })
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
    <OwnList
      name="tenders"
      title={t('comparison.list.title')}
      list={list}
      tabs={{ label: t('comparison.list.title'), name: 'status', values: choicesOf(TENDER_STATUSES, labelOf) }}
      keyword={t('comparison.list.keyword')}
      days={t('list.created')}
      rowKey={(row) => row.id}
      empty={empty}
      columns={[
        { key: 'title', title: t('route.tenderDetail'), isLead: true, cell: (row) => <Title row={row} /> },
        {
          key: 'status',
          title: t('comparison.list.status'),
          cell: (row) => <StatusTag tone={TENDER_TONES[row.status]}>{labelOf(row.status)}</StatusTag>,
        },
        { key: 'lane', title: t('comparison.control.lane'), cell: (row) => <FirstLane row={row} /> },
        {
          key: 'boxes',
          title: t('comparison.list.cargo'),
          cell: (row) => row.lanes[0] && <BoxesText boxes={row.lanes[0].boxes} loose={row.lanes[0].loose} />,
        },
        {
          key: 'deadline',
          title: t('comparison.list.deadline'),
          cell: (row) =>
            row.status === 'QUOTING' ? (
              <span className="ct-mytender-clock">
                <Countdown until={row.deadline} />
              </span>
            ) : (
              <DateText value={row.deadline} />
            ),
        },
        { key: 'bids', title: t('comparison.list.bids'), align: 'end', cell: (row) => row.bidCount },
        {
          key: 'action',
          title: t('comparison.list.action'),
          isAction: true,
          cell: (row) => <Actions row={row} onTemplate={onTemplate} />,
        },
      ]}
      sheet={[
        [t('list.number'), (row) => row.no],
        [t('route.tenderDetail'), (row) => row.title],
        [t('comparison.list.status'), (row) => labelOf(row.status)],
        [t('list.pol'), (row) => row.lanes.map(({ pol }) => pol).join(' / ')],
        [t('list.pod'), (row) => row.lanes.map(({ pod = '' }) => pod).join(' / ')],
        [t('list.teu'), (row) => row.teu],
        [t('comparison.list.deadline'), (row) => sheetTime(row.deadline)],
        [t('comparison.list.bids'), (row) => row.bidCount],
        [t('list.changed'), (row) => sheetTime(row.updatedAt)],
      ]}
    />
  )
}

function Title({ row }: { row: TenderSummary }) {
  const t = useText()
  return (
    <span className="ct-bidder">
      <strong>
        <TypedText>{row.title || t('comparison.list.untitled')}</TypedText>
      </strong>
      <span className="ct-mytender-line">
        <ModeName mode={row.mode}>
          <DictText dict="transport_mode" code={row.mode} />
        </ModeName>
        <span className="ct-bidder-no">{row.no}</span>
      </span>
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

/** The next step; a tender that was submitted can also be used again. */
function Actions({ row, onTemplate }: ListProps & { row: TenderSummary }) {
  const t = useText()
  const isSubmitted = row.status !== 'DRAFT'
  return (
    <RowActions
      name={row.title || row.no}
      main={<NextStep row={row} />}
      more={[
        isSubmitted && {
          key: 'copy',
          text: t('comparison.list.copy'),
          to: hrefTo('tenderIssue', { copy: row.id }),
        },
        isSubmitted && { key: 'template', text: t('comparison.list.template'), run: () => onTemplate(row) },
      ]}
    />
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
      <LinkButton size="small" variant={variant} to={orderLink(row.orderId, step === 'PAY' ? 'payment' : undefined)}>
        {t(step === 'PAY' ? 'comparison.record.pay' : 'comparison.record.see')}
      </LinkButton>
    )
  if (row.agreementId && isDeal)
    return (
      <LinkButton size="small" variant={variant} to={agreementLink(row.agreementId, 'BUYER')}>
        {t('comparison.record.agreement')}
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
