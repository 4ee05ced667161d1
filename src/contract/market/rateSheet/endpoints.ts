import { get, post, renewsAll, renewsDetail } from '../../endpoint.ts'
import type { OwnPage, Page } from '../../page.ts'
import { listingEndpoints } from '../listing/endpoints.ts'
import type * as s from './schemas.ts'

type Id = { id: string }
const page = get<s.RateSheetQuery, OwnPage<s.RateSheet>>('/trading/api/rateSheet/page')
const detail = get<Id, s.RateSheetDetail>('/trading/api/rateSheet/detail')
const rows = get<s.RateRowsQuery, Page<s.RateRow>>('/trading/api/rateSheet/rows')
const match = get<s.RateMatchQuery, s.RateMatch>('/trading/api/rateSheet/match')
const markups = get<Record<string, never>, s.Markups>('/trading/api/rateSheet/markups')
const mappings = get<Record<string, never>, s.Mappings>('/trading/api/rateSheet/mappings')
/** A draft can replace others: any change may change what the details of drafts compare. */
const sheets = () => [renewsAll(page), renewsAll(detail), renewsAll(rows), renewsAll(match)]
const changed = (value: s.RateSheetDetail) => [renewsAll(page), renewsAll(match), renewsDetail(detail, value)]
const marked = () => [renewsAll(markups), renewsAll(match)]

/** Rate sheets of a seller: its own costs and mark-ups, for no other enterprise (Assumed: decision 0004, 0080). */
export const rateSheetEndpoints = {
  page,
  detail,
  rows,
  /** Rates for one lane, with the prices that its mark-ups make of them. */
  match,
  markups,
  mappings,
  export: get<Id, s.RateExport>('/trading/api/rateSheet/export'),
  /** A batch of a sheet; an invalid row is refused individually. */
  importRows: post<s.ImportRates, s.ImportedRates, s.RateSheetDetail>('/trading/api/rateSheet/importRows', sheets),
  publish: post<s.PublishRates, s.RateSheetDetail, s.RateSheetDetail>('/trading/api/rateSheet/publish', (value) => [
    ...sheets().filter(({ path }) => path !== detail.path),
    renewsDetail(detail, value),
  ]),
  archive: post<s.RateSheetCommand, s.RateSheetDetail, s.RateSheetDetail>('/trading/api/rateSheet/archive', changed),
  /** Of a draft. */
  remove: post<s.RateSheetCommand, { done: true }, s.RateSheetDetail>('/trading/api/rateSheet/remove', sheets),
  saveMapping: post<s.SaveMapping, s.Mappings>('/trading/api/rateSheet/saveMapping', () => [renewsAll(mappings)]),
  saveMarkup: post<s.SaveMarkup, s.Markup>('/trading/api/rateSheet/saveMarkup', marked),
  removeMarkup: post<s.RemoveMarkup, { done: true }>('/trading/api/rateSheet/removeMarkup', marked),
  makeListings: post<s.RateListings, s.MadeListings, s.RateSheetDetail>('/trading/api/rateSheet/makeListings', () => [
    renewsAll(listingEndpoints.minePage),
  ]),
} as const
