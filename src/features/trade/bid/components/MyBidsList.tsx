import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidQuery, BidSummary } from '@/contract/trade/bid/schemas.ts'
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
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx'
import { optionLetter } from '../options.ts'
import { BidStatusTag } from './BidStatusTag.tsx'
import { MyBidActions } from './answers/MyBidActions.tsx'
import './bid.css'

const TABS = ['draft', 'submitted', 'shortlisted', 'won', 'lost', 'withdrawn', 'expired'] as const
const POLL_MS = 15_000

type Filter = 'tab' | OwnFilter

/** The bidder's list, filtered by the URL; polls while it is open. */
export function useMyBids(): List<BidSummary, Filter> {
  return useList<BidQuery, BidSummary, Filter>(bidEndpoints.minePage, {
    filters: ['tab', ...OWN_FILTERS],
    rules: { tab: TABS },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
}

interface ListProps {
  list: List<BidSummary, Filter>
  /** Called when a row's countdown ends. */
  onEnd: () => void
}

/** The caller's bids by status, each with its next step. */
export function MyBidsList({ list, onEnd }: ListProps) {
  const t = useText()
  const { labelOf } = useDict('bid_status')
  const empty = list.isFiltered
    ? {
        title: t('bid.list.filteredEmpty'),
        action: <LinkButton to={hrefTo('myBids')}>{t('common.action.viewAll')}</LinkButton>,
      }
    : {
        title: t('bid.list.empty'),
        text: t('bid.list.empty.text'),
        action: (
          <LinkButton variant="accent" to={hrefTo('tenderSearch')}>
            {t('route.tenderSearch')}
          </LinkButton>
        ),
      }
  return (
    <OwnList
      name="bids"
      title={t('bid.list.title')}
      list={list}
      tabs={{
        label: t('bid.list.title'),
        name: 'tab',
        values: TABS.map((value) => ({ value, label: t(`bid.tab.${value}`) })),
      }}
      keyword={t('bid.list.keyword')}
      days={t('list.created')}
      rowKey={(row) => row.id}
      empty={empty}
      columns={[
        { key: 'tender', title: t('bid.list.tender'), isLead: true, cell: (row) => <Tender row={row} /> },
        { key: 'status', title: t('bid.list.status'), cell: (row) => <BidStatusTag bid={row} /> },
        { key: 'lane', title: t('bid.list.lane'), cell: (row) => <LaneText pol={row.pol} pod={row.pod} /> },
        {
          key: 'allIn',
          title: t('bid.list.allIn'),
          align: 'end',
          cell: (row) => <Price row={row} />,
        },
        {
          key: 'rank',
          title: t('bid.rank'),
          cell: (row) =>
            row.rank === undefined ? (
              // The same words in each row of sealed tenders tell nothing.
              <span className="ct-dim">
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{t('bid.rank.untold')}</VisuallyHidden>
              </span>
            ) : (
              t('bid.rank.of', { rank: row.rank, of: row.rankOf ?? row.rank })
            ),
        },
        { key: 'until', title: t('bid.list.until'), cell: (row) => <Until row={row} onEnd={onEnd} /> },
        { key: 'result', title: t('bid.list.result'), cell: (row) => <Result row={row} /> },
        {
          key: 'action',
          title: t('bid.list.action'),
          isAction: true,
          cell: (row) => <MyBidActions row={row} />,
        },
      ]}
      sheet={[
        [t('list.number'), (row) => row.no],
        [t('bid.list.tender'), (row) => row.tenderNo],
        [t('list.title'), (row) => row.tenderTitle],
        [t('bid.list.status'), (row) => (row.lapsedAt ? t('bid.mine.lapsed') : labelOf(row.status))],
        [t('list.pol'), (row) => row.pol],
        [t('list.pod'), (row) => row.pod],
        [t('list.teu'), (row) => row.teu],
        ...moneyColumns<BidSummary>(t, t('bid.list.allIn'), (row) => row.allIn),
        [t('bid.receipt.version'), (row) => row.version],
        [t('bid.rank'), (row) => row.rank],
        [t('bid.list.deadline'), (row) => sheetTime(row.deadline)],
        [t('bid.terms.validTo'), (row) => row.validTo],
        [t('list.changed'), (row) => sheetTime(row.updatedAt)],
      ]}
    />
  )
}

/** The price; the version only where there is more than the first. */
function Price({ row }: { row: BidSummary }) {
  const t = useText()
  if (!row.allIn) return <span className="ct-dim">–</span>
  return (
    <span className="ct-mybid">
      <strong>
        <Money value={row.allIn} />
      </strong>
      {row.version > 1 && <span className="ct-dim">{t('bid.receipt.v', { version: row.version })}</span>}
    </span>
  )
}

function Tender({ row }: { row: BidSummary }) {
  const t = useText()
  return (
    <span className="ct-mybid">
      <RouteLink to={hrefTo('tenderDetail', { id: row.tenderId })}>
        <TypedText>{row.tenderTitle}</TypedText>
      </RouteLink>
      <span className="ct-mybid-numbers">
        <span>{row.tenderNo}</span> <span>{row.no}</span>
      </span>
      {(row.option > 1 || row.optionName) && (
        <span className="ct-dim">
          {t('bid.option.letter', { letter: optionLetter(row.option) })}
          {row.optionName && ` · ${row.optionName}`}
        </span>
      )}
      {row.round > 1 && <span className="ct-dim">{t('bid.history.round', { round: row.round })}</span>}
    </span>
  )
}

function Until({ row, onEnd }: { row: BidSummary; onEnd: () => void }) {
  const t = useText()
  if (row.counterUntil)
    return (
      <span className="ct-mybid">
        <span className="ct-dim">{t('bid.counter.by')}</span>
        <Countdown until={row.counterUntil} onEnd={onEnd} />
      </span>
    )
  if (row.status === 'AWARDED' && row.confirmBy)
    return (
      <span className="ct-mybid">
        <span className="ct-dim">{t('bid.answer.by')}</span>
        <Countdown until={row.confirmBy} onEnd={onEnd} />
      </span>
    )
  if (row.tenderStatus === 'QUOTING')
    return (
      <span className="ct-mybid">
        <span className="ct-dim">{t('bid.list.deadline')}</span>
        <Countdown until={row.deadline} onEnd={onEnd} />
      </span>
    )
  return (
    <span className="ct-mybid">
      <span className="ct-dim">{t(row.validTo ? 'bid.terms.validTo' : 'bid.list.deadline')}</span>
      {row.validTo ?? <DateText value={row.deadline} precision="date" />}
    </span>
  )
}

function Result({ row }: { row: BidSummary }) {
  const t = useText()
  const { lossFeedback: loss } = row
  if (loss)
    return (
      <span className="ct-mybid">
        <span>{t('bid.rank.of', { rank: loss.rank, of: loss.of })}</span>
        <span className="ct-dim">
          {t('bid.loss.gap')} <DictText dict="gap_band" code={loss.gapBand} /> ·{' '}
          <DictText dict="loss_reason" code={loss.reason} />
        </span>
      </span>
    )
  return <DictText dict="tender_status" code={row.tenderStatus} />
}
