import { compareRates, onLanesOf, otherLanes } from '@/contract/market/rateSheet/compare.ts'
import type {
  RateExport,
  RateRow,
  RateRowsQuery,
  RateSheet,
  RateSheetDetail,
  RateSheetQuery,
} from '@/contract/market/rateSheet/schemas.ts'
import type { OwnPage, Page } from '@/contract/page.ts'
import type { Caller, Deps } from '../../deps.ts'
import { inDays, ownPage, pageOf } from '../../list.ts'
import { activeSheets, needRateSeller, ownSheet, ratesView, ratesOf } from './own.ts'
import type { RateSheetRow } from './row.ts'

/** A sheet in a list. */
export function sheetSummary(deps: Deps, row: RateSheetRow): RateSheet {
  const { companyId: _, memberId: _by, ...sheet } = row
  const rates = ratesView(deps, row.id)
  const count = (state: RateRow['state']) => rates.filter((rate) => rate.state === state).length
  const froms = rates.map(({ validFrom }) => validFrom).toSorted()
  const tos = rates.map(({ validTo }) => validTo).toSorted()
  const [validFrom] = froms
  const validTo = tos.at(-1)
  return {
    ...sheet,
    counts: { valid: count('VALID'), later: count('LATER'), expired: count('EXPIRED') },
    carriers: [...new Set(rates.flatMap(({ carrierScac }) => carrierScac ?? []))].toSorted(),
    lanes: new Set(rates.map(({ pol, pod }) => `${pol}-${pod}`)).size,
    ...(validFrom !== undefined && { validFrom }),
    ...(validTo !== undefined && { validTo }),
  }
}

/** A sheet with what a draft would change against the active ones that it can replace. */
export function sheetDetail(deps: Deps, row: RateSheetRow): RateSheetDetail {
  const rates = ratesOf(deps, row.id)
  const others = row.status === 'DRAFT' ? activeSheets(deps, row.companyId).filter(({ mode }) => mode === row.mode) : []
  const former = others
    .map(({ id, name }) => ({ id, name, rates: ratesOf(deps, id) }))
    .map((one) => ({ ...one, shared: onLanesOf(rates, one.rates) }))
    .filter(({ shared }) => shared.length > 0)
  const before = former.flatMap(({ shared }) => shared)
  return {
    ...sheetSummary(deps, row),
    former: former.map(({ id, name, rates: own }) => ({ id, name, otherLanes: otherLanes(rates, own) })),
    changes: compareRates(before, former.length > 0 ? rates : []),
  }
}

/** The caller's sheets, newest change first. */
export function rateSheetPage(deps: Deps, query: RateSheetQuery, caller: Caller): OwnPage<RateSheet> {
  needRateSeller(caller)
  const wanted = query.keyword?.toLowerCase() ?? ''
  const isInDays = inDays(query)
  const where = ({ companyId, name, createdAt }: Readonly<RateSheetRow>) =>
    companyId === caller.companyId && isInDays(createdAt) && name.toLowerCase().includes(wanted)
  const page = ownPage(deps.rows.rateSheets, where, { wanted: query.status, of: ({ status }) => [status] }, query)
  return { ...page, records: page.records.map((row) => sheetSummary(deps, row)) }
}

/** One own sheet by id. */
export function readRateSheet(deps: Deps, { id }: { id: string }, caller: Caller): RateSheetDetail {
  return sheetDetail(deps, ownSheet(deps, caller, id))
}

/** Rates of an own sheet, in its order. */
export function rateRows(deps: Deps, query: RateRowsQuery, caller: Caller): Page<RateRow> {
  const { id, pol, pod, state } = query
  const keyword = query.keyword?.toLowerCase() ?? ''
  const rates = ratesView(deps, ownSheet(deps, caller, id).id)
  const isNamed = ({ carrierScac, service, code, commodity, remark }: RateRow) =>
    [carrierScac, service, code, commodity, remark].some((text) => text?.toLowerCase().includes(keyword))
  return pageOf(
    rates.filter(
      (rate) =>
        (pol === undefined || rate.pol === pol) &&
        (pod === undefined || rate.pod === pod) &&
        (state === undefined || rate.state === state) &&
        (keyword === '' || isNamed(rate)),
    ),
    query,
  )
}

/** All rates of an own sheet, for a file. */
export function exportRates(deps: Deps, { id }: { id: string }, caller: Caller): RateExport {
  const { name, mode } = ownSheet(deps, caller, id)
  return { name, mode, rows: ratesView(deps, id) }
}
