import { useSearchParams } from 'react-router-dom'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { RelaxHint } from '@/features/trade/tender/components/RelaxHint.tsx'
import { SavedSearches } from '@/features/trade/tender/components/SavedSearches.tsx'
import { TenderCards } from '@/features/trade/tender/components/TenderCards.tsx'
import { TenderFilters } from '@/features/trade/tender/components/TenderFilters.tsx'
import { TenderMap } from '@/features/trade/tender/components/TenderMap.tsx'
import { TenderTable } from '@/features/trade/tender/components/TenderTable.tsx'
import { QuoteButton } from '@/features/trade/tender/components/QuoteButton.tsx'
import { tendersCsv } from '@/features/trade/tender/tenderCsv.ts'
import { useTenderSearch } from '@/features/trade/tender/useTenderSearch.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useAccess } from '@/session/useAccess.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { saveText } from '@/shared/save.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

const VIEWS = ['table', 'cards', 'map'] as const
const VIEW_TEXT = {
  table: 'tender.search.view.table',
  cards: 'tender.search.view.cards',
  map: 'tender.search.view.map',
} as const
const SORTS = ['closing', 'newest', 'volume', 'bids'] as const
const SORT_TEXT = {
  closing: 'tender.search.sort.closing',
  newest: 'tender.search.sort.newest',
  volume: 'tender.search.sort.volume',
  bids: 'tender.search.sort.bids',
} as const

export default function TenderSearchPage() {
  const t = useText()
  const may = useAccess()
  const { isSignedIn } = useSession()
  const search = useTenderSearch()
  const [, setParams] = useSearchParams()
  const { filters } = search
  const { view = 'table' } = useAddressValues({ view: VIEWS })
  const setView = (wanted: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (wanted === 'table') next.delete('view')
      else next.set('view', wanted)
      return next
    })
  const actions = (row: TenderSummary) => (
    <span className="ct-tender-acts">
      <QuoteButton
        tender={row}
        mayQuote={
          !isSignedIn || (row.admitted && may('bid.quote', { mode: row.mode, ownerCompanyId: row.buyer.id }).allowed)
        }
      />
      {!row.mine && <FavoriteButton type="TENDER" id={row.id} name={row.title} isOn={row.watching} />}
    </span>
  )
  const empty = search.isFiltered
    ? {
        title: t('tender.search.empty'),
        text: t('tender.search.empty.text'),
        action: (
          <>
            <RelaxHint search={search} />
            <Button onClick={search.resetFilters}>{t('tender.search.reset')}</Button>
            <LinkButton to={hrefTo('tenderIssue', { pol: filters.pol, pod: filters.pod, mode: filters.mode })}>
              {t('route.tenderIssue')}
            </LinkButton>
          </>
        ),
      }
    : {
        title: t('tender.search.none'),
        text: t('tender.search.none.text'),
        action: <LinkButton to={hrefTo('tenderIssue')}>{t('route.tenderIssue')}</LinkButton>,
      }
  return (
    <>
      <PageHeader title={t('tender.search.title')} lead={t('tender.search.lead')} />
      <TenderFilters search={search} isSignedIn={isSignedIn}>
        <span className="ct-filter-tools">
          <MiniSelect
            label={t('tender.search.sort')}
            value={search.sort ?? 'closing'}
            onChange={search.setSort}
            options={choicesOf(SORTS, (sort) => t(SORT_TEXT[sort]))}
          />
          <MiniSelect
            label={t('tender.search.view')}
            value={view}
            onChange={setView}
            options={choicesOf(VIEWS, (one) => t(VIEW_TEXT[one]))}
          />
          <Button
            size="small"
            disabled={search.records.length === 0}
            onClick={() => saveText('tenders.csv', tendersCsv(search.records, t))}
          >
            {t('tender.search.export')}
          </Button>
        </span>
      </TenderFilters>
      <SavedSearches search={search} isSignedIn={isSignedIn} />
      {view === 'map' && search.records.length > 0 && <TenderMap rows={search.records} />}
      <ListFrame list={search} empty={empty}>
        {view === 'cards' ? (
          <TenderCards rows={search.records} isStale={search.loading} actions={actions} />
        ) : (
          <TenderTable
            rows={search.records}
            sort={search.sort}
            onSort={search.setSort}
            isStale={search.loading}
            actions={actions}
          />
        )}
      </ListFrame>
    </>
  )
}
