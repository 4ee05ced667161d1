import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { namesReadBy } from '@/routes/params.ts'

/** Query parameters of the search. */
export const TENDER_FILTERS = namesReadBy('tenderSearch')([
  'keyword',
  'mode',
  'status',
  'lane',
  'pol',
  'pod',
  'isoCode',
  'incoterm',
  'etdFrom',
  'etdTo',
  'readyBy',
  'closingWithin',
  'minTeu',
  'dangerous',
  'reefer',
  'certifiedOnly',
  'quotable',
  'watched',
])
export type TenderFilter = (typeof TENDER_FILTERS)[number]

/** A search over published tenders with its state in the URL. */
export type TenderSearch = List<TenderSummary, TenderFilter>

export function useTenderSearch(): TenderSearch {
  return useList(tenderEndpoints.page, {
    filters: TENDER_FILTERS,
    defaultSort: 'closing',
    refreshOnFocus: true,
  })
}
