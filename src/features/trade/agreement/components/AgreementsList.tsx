import { useList } from '@/api/useList.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { AgreementQuery, AgreementSummary } from '@/contract/trade/agreement/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useDict, useNameOf } from '@/reference/useReferences.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { DaySpan } from '@/ui/DateText.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { totalsOf } from '../counted.ts'
import { partyOf } from '../link.ts'
import { AgreementTag } from './AgreementTag.tsx'
import './agreement.css'

const TABS = ['running', 'ended'] as const
const POLL_MS = 15_000

/** Agreements of one side: bought from its sellers, or sold. */
export function AgreementsList({ side }: { side: OrderSide }) {
  const t = useText()
  const { labelOf } = useDict('agreement_status')
  const nameOf = useNameOf()
  const list = useList<AgreementQuery, AgreementSummary, 'state' | OwnFilter>(agreementEndpoints.page, {
    filters: ['state', ...OWN_FILTERS],
    rules: { state: TABS },
    // The address has the page's own tab beside it.
    toQuery: ({ state, ...rest }) => ({ ...rest, ...(state && { tab: TABS.find((tab) => tab === state) }) }),
    fixed: { side },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  const party = t(side === 'BUYER' ? 'agreement.seller' : 'agreement.buyer')
  const empty = list.isFiltered
    ? { title: t('agreement.list.filteredEmpty') }
    : { title: t('agreement.list.empty'), text: t(`agreement.list.empty.${side}`) }
  return (
    <OwnList
      name={`agreements-${side.toLowerCase()}`}
      title={t('agreement.list.title')}
      list={list}
      tabs={{
        label: t('agreement.list.states'),
        name: 'state',
        values: TABS.map((value) => ({ value, label: t(`agreement.tab.${value}`) })),
      }}
      keyword={t('agreement.list.keyword')}
      days={t('list.created')}
      rowKey={(row) => row.id}
      empty={empty}
      columns={[
        { key: 'title', title: t('agreement.agreement'), isLead: true, cell: (row) => <Title row={row} /> },
        { key: 'status', title: t('agreement.status'), cell: (row) => <State row={row} /> },
        { key: 'party', title: party, cell: (row) => nameOf(partyOf(row)) },
        {
          key: 'period',
          title: t('agreement.period'),
          cell: (row) => <DaySpan from={row.validFrom} to={row.validTo} />,
        },
        { key: 'lanes', title: t('agreement.lanes'), cell: (row) => <Lanes row={row} /> },
        { key: 'quantity', title: t('agreement.quantity'), cell: (row) => <Quantity row={row} /> },
        {
          key: 'action',
          title: t('agreement.action'),
          isAction: true,
          cell: (row) => (
            <LinkButton
              size="small"
              variant={row.openCallOffs > 0 && side === 'SELLER' ? 'primary' : 'plain'}
              to={agreementLink(row.id, row.side)}
            >
              {t(row.openCallOffs > 0 && side === 'SELLER' ? 'agreement.answer' : 'agreement.open')}
            </LinkButton>
          ),
        },
      ]}
      sheet={[
        [t('list.number'), (row) => row.no],
        [t('list.title'), (row) => row.title],
        [t('agreement.status'), (row) => labelOf(row.status)],
        [party, (row) => nameOf(partyOf(row))],
        [t('agreement.from'), (row) => row.validFrom],
        [t('agreement.to'), (row) => row.validTo],
        [t('agreement.contracted'), (row) => totalsOf(row).contracted],
        [t('agreement.requested'), (row) => totalsOf(row).requested],
        [t('agreement.confirmed'), (row) => totalsOf(row).confirmed],
        [t('agreement.remaining'), (row) => totalsOf(row).remaining],
        [t('list.created'), (row) => sheetTime(row.createdAt)],
      ]}
    />
  )
}

function Title({ row }: { row: AgreementSummary }) {
  return (
    <span className="ct-agreement-two">
      <strong>
        <RouteLink to={agreementLink(row.id, row.side)}>
          <TypedText>{row.title}</TypedText>
        </RouteLink>
      </strong>
      <span className="ct-code ct-dim">{row.no}</span>
    </span>
  )
}

function State({ row }: { row: AgreementSummary }) {
  const t = useText()
  return (
    <span className="ct-agreement-two">
      <AgreementTag status={row.status} />
      {row.openCallOffs > 0 && (
        <span className="ct-dim">{t('agreement.openCallOffs', { count: row.openCallOffs })}</span>
      )}
    </span>
  )
}

function Lanes({ row: { lanes } }: { row: AgreementSummary }) {
  const t = useText()
  const [first] = lanes
  if (!first) return null
  return (
    <span className="ct-agreement-two">
      <LaneText pol={first.pol} pod={first.pod} />
      {lanes.length > 1 && <span className="ct-dim">{t('agreement.lanes.count', { count: lanes.length })}</span>}
    </span>
  )
}

function Quantity({ row }: { row: AgreementSummary }) {
  const t = useText()
  const { contracted, confirmed, remaining } = totalsOf(row)
  return (
    <Meter
      value={contracted - remaining}
      max={contracted}
      label={t('agreement.quantity')}
      text={t('agreement.meter', { confirmed, contracted, remaining })}
    />
  )
}
