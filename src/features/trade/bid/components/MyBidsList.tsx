import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidQuery, BidSummary } from '@/contract/trade/bid/schemas.ts'
import type { BidStats } from '@/contract/trade/bid/record/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterTabs } from '@/lists/FilterTabs.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { optionLetter } from '../options.ts'
import { BidStatusTag } from './BidStatusTag.tsx'
import { MyBidActions } from './answers/MyBidActions.tsx'
import './bid.css'

const TABS = ['draft', 'submitted', 'shortlisted', 'won', 'lost', 'withdrawn', 'expired'] as const
const POLL_MS = 15_000

type Filter = 'tab' | 'keyword'

/** The bidder's list, filtered by the URL; polls while it is open. */
export function useMyBids(): List<BidSummary, Filter> {
  return useList<BidQuery, BidSummary, Filter>(bidEndpoints.minePage, {
    filters: ['tab', 'keyword'],
    rules: { tab: TABS },
    toQuery: ({ tab, keyword }) => {
      const known = TABS.find((one) => one === tab)
      return { ...(known && { tab: known }), ...(keyword && { keyword: keyword.slice(0, KEYWORD_MAX) }) }
    },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
}

interface ListProps {
  list: List<BidSummary, Filter>
  stats: BidStats | undefined
  /** Called when a row's countdown ends. */
  onEnd: () => void
}

/** The caller's bids by status, each with its next step. */
export function MyBidsList({ list, stats, onEnd }: ListProps) {
  const t = useText()
  const { tab } = list.filters
  const total = Object.values(stats?.counts ?? {}).reduce((sum, count) => sum + count, 0)
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
    <>
      <FilterTabs
        label={t('bid.list.title')}
        name="tab"
        current={tab}
        tabs={[
          { text: t('common.all'), count: stats && total },
          ...TABS.map((value) => ({ value, text: t(`bid.tab.${value}`), count: stats && (stats.counts[value] ?? 0) })),
        ]}
      />
      <KeywordSearch
        label={t('bid.list.keyword')}
        value={list.filters.keyword}
        onSearch={(keyword) => list.setFilters({ keyword })}
      />
      <ListFrame list={list} empty={empty}>
        <DataTable
          caption={t('bid.list.title')}
          rows={list.records}
          rowKey={(row) => row.id}
          columns={[
            { key: 'tender', title: t('bid.list.tender'), isLead: true, cell: (row) => <Tender row={row} /> },
            { key: 'status', title: t('bid.list.status'), cell: (row) => <BidStatusTag bid={row} /> },
            { key: 'lane', title: t('bid.list.lane'), cell: (row) => <LaneText pol={row.pol} pod={row.pod} /> },
            {
              key: 'allIn',
              title: t('bid.list.allIn'),
              align: 'end',
              cell: (row) => (row.allIn ? <Money value={row.allIn} /> : <span className="ct-dim">–</span>),
            },
            {
              key: 'version',
              title: t('bid.receipt.version'),
              cell: (row) => (
                <span className="ct-mybid-version">
                  {row.version > 0 ? t('bid.receipt.v', { version: row.version }) : '–'}
                </span>
              ),
            },
            {
              key: 'rank',
              title: t('bid.rank'),
              cell: (row) =>
                row.rank === undefined ? (
                  <span className="ct-dim">{t('bid.rank.untold')}</span>
                ) : (
                  t('bid.rank.of', { rank: row.rank, of: row.rankOf ?? row.rank })
                ),
            },
            { key: 'until', title: t('bid.list.until'), cell: (row) => <Until row={row} onEnd={onEnd} /> },
            { key: 'result', title: t('bid.list.result'), cell: (row) => <Result row={row} /> },
            {
              key: 'action',
              title: t('bid.list.action'),
              cell: (row) => <MyBidActions row={row} />,
            },
          ]}
        />
      </ListFrame>
    </>
  )
}

function Tender({ row }: { row: BidSummary }) {
  const t = useText()
  return (
    <span className="ct-mybid">
      <RouteLink to={hrefTo('tenderDetail', { id: row.tenderId })}>
        <TypedText>{row.tenderTitle}</TypedText>
      </RouteLink>
      <span className="ct-code ct-dim">
        {row.tenderNo} · {row.no}
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
