import { marketDay } from '@/contract/marketDay.ts'
import { sheetMayBecome } from '@/contract/market/rateSheet/rules.ts'
import type { PublishRates, RateSheetCommand, RateSheetDetail } from '@/contract/market/rateSheet/schemas.ts'
import type { RateSheetStatus } from '@/contract/market/rateSheet/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { dropRatesEnd, planRatesEnd } from './ending.ts'
import { activeSheets, ownSheet, ratesOf } from './own.ts'
import type { RateSheetRow } from './row.ts'
import { sheetDetail } from './view.ts'

function move(deps: Deps, sheet: RateSheetRow, status: RateSheetStatus): RateSheetRow {
  const at = iso(deps.now())
  const moved = {
    ...sheet,
    status,
    version: sheet.version + 1,
    updatedAt: at,
    ...(status === 'ACTIVE' && { publishedAt: at }),
  }
  deps.rows.rateSheets.put(moved)
  return moved
}

/** The own sheet if it is as the caller saw it and may take the status; otherwise 4009 with the sheet as it is. */
function toMove(deps: Deps, { id, version }: RateSheetCommand, caller: Caller, status?: RateSheetStatus): RateSheetRow {
  const sheet = ownSheet(deps, caller, id)
  const may = status === undefined ? sheet.status === 'DRAFT' : sheetMayBecome(sheet.status, status)
  if (sheet.version !== version || !may) throw stateChanged(sheetDetail(deps, sheet))
  return sheet
}

/** DRAFT -> ACTIVE; the sheets that it replaces are archived in the same step. */
export function publishRates(deps: Deps, input: PublishRates, caller: Caller): RateSheetDetail {
  const sheet = toMove(deps, input, caller, 'ACTIVE')
  const rates = ratesOf(deps, sheet.id)
  if (rates.length === 0) throw refuseField('rows', 'problem.chooseSome')
  const today = marketDay(deps.now())
  if (rates.every(({ validTo }) => validTo < today)) throw refuseField('validTo', 'problem.past')
  const replaced = activeSheets(deps, caller.companyId).filter(({ id }) => input.replaces.includes(id))
  if (replaced.length < new Set(input.replaces).size || replaced.some(({ mode }) => mode !== sheet.mode))
    throw refuseField('replaces', 'field.choice')
  for (const former of replaced) {
    move(deps, former, 'ARCHIVED')
    dropRatesEnd(deps, former.id)
  }
  const active = move(deps, sheet, 'ACTIVE')
  planRatesEnd(deps, active)
  return sheetDetail(deps, active)
}

/** ACTIVE | EXPIRED -> ARCHIVED: no quote is filled from it any more. */
export function archiveRates(deps: Deps, input: RateSheetCommand, caller: Caller): RateSheetDetail {
  const archived = move(deps, toMove(deps, input, caller, 'ARCHIVED'), 'ARCHIVED')
  dropRatesEnd(deps, archived.id)
  return sheetDetail(deps, archived)
}

/** Deletes a draft with its rates. */
export function removeRates(deps: Deps, input: RateSheetCommand, caller: Caller): { done: true } {
  const { id } = toMove(deps, input, caller)
  for (const rate of deps.rows.sheetRates.of('sheetId', id)) deps.rows.sheetRates.remove(rate.id)
  deps.rows.rateSheets.remove(id)
  return { done: true }
}
