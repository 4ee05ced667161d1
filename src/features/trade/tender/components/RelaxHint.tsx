import { useQuery } from '@/api/useQuery.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { filtersOf } from '../useSavedSearches.ts'
import type { TenderFilter, TenderSearch } from '../useTenderSearch.ts'

const NAME = {
  keyword: 'tender.search.keyword',
  mode: 'tender.search.mode',
  type: 'tender.detail.type',
  status: 'tender.search.status',
  lane: 'tender.search.lane',
  pol: 'tender.search.pol',
  pod: 'tender.search.pod',
  isoCode: 'tender.search.box',
  incoterm: 'tender.search.incoterm',
  etdFrom: 'tender.search.etdFrom',
  etdTo: 'tender.search.etdTo',
  readyBy: 'tender.search.readyBy',
  closingWithin: 'tender.search.closing',
  minTeu: 'tender.search.minTeu',
  dangerous: 'tender.search.dangerous',
  reefer: 'tender.search.reefer',
  certifiedOnly: 'tender.search.certifiedOnly',
  quotable: 'tender.search.quotable',
  watched: 'tender.search.watched',
} as const satisfies Record<TenderFilter | 'type', string>

/** For an empty search: drops, with one click, the filter whose removal yields most results. */
export function RelaxHint({ search }: { search: TenderSearch }) {
  const t = useText()
  const { data } = useQuery(tenderEndpoints.relax, filtersOf(search), { silent: true })
  if (!data?.relax) return null
  const { filter, total } = data.relax
  return (
    <Button variant="primary" onClick={() => search.setFilters({ [filter]: undefined })}>
      {t('tender.relax.drop', { filter: t(NAME[filter]), count: total })}
    </Button>
  )
}
