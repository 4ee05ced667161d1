import { checkRate } from '@/contract/market/rateSheet/rules.ts'
import { rateSchema } from '@/contract/market/rateSheet/schemas.ts'
import type { ImportedRates, ImportRates, Rate } from '@/contract/market/rateSheet/schemas.ts'
import { MAX_RATES, type RateMode } from '@/contract/market/rateSheet/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { refuseField, stateChanged } from '../../errors.ts'
import { isPlaceOf } from '../../reference/overland.ts'
import { needRateSeller, ownSheet } from './own.ts'
import type { RateSheetRow } from './row.ts'
import { sheetDetail, sheetSummary } from './view.ts'

/** The draft to add to: a new one, or the caller's own in its latest version. */
function draftOf(deps: Deps, { id, version, name, mode }: ImportRates, caller: Caller): RateSheetRow {
  needRateSeller(caller)
  if (id !== undefined) {
    const sheet = ownSheet(deps, caller, id)
    if (sheet.version !== version || sheet.status !== 'DRAFT') throw stateChanged(sheetDetail(deps, sheet))
    return sheet
  }
  if (name === '') throw refuseField('name', 'problem.required')
  const now = iso(deps.now())
  const { companyId, memberId } = caller
  return {
    id: newId(deps),
    companyId,
    memberId,
    name,
    mode,
    status: 'DRAFT',
    version: 0,
    createdAt: now,
    updatedAt: now,
  }
}

/** The first code of a rate that the reference lists do not have, by its field. */
function unknownIn({ reference }: Deps, mode: RateMode, rate: Rate): string | undefined {
  const isPlace = (code: string) => isPlaceOf(reference, mode, code)
  const isCharge = (code: string) => reference.chargeByCode.has(code)
  const { pol, pod, via, carrierScac, isoCode, code, included } = rate
  if (!isPlace(pol)) return 'pol'
  if (!isPlace(pod)) return 'pod'
  if (!via.every(isPlace)) return 'via'
  if (carrierScac !== undefined && !reference.freight.carriers.some(({ scac }) => scac === carrierScac))
    return 'carrierScac'
  if (isoCode !== undefined && !reference.teuByIsoCode.has(isoCode)) return 'isoCode'
  if (!isCharge(code)) return 'code'
  return included.every(isCharge) ? undefined : 'included'
}

/** A batch of rows into a draft. An invalid row is refused with its first wrong field, and the others are kept. */
export function importRates(deps: Deps, input: ImportRates, caller: Caller): ImportedRates {
  const draft = draftOf(deps, input, caller)
  const { rows } = deps
  let place = rows.sheetRates.of('sheetId', draft.id).length
  if (place + input.rows.length > MAX_RATES) throw refuseField('rows', 'field.tooMany', { max: MAX_RATES })
  const refused: ImportedRates['refused'] = []
  for (const { row, rate } of input.rows) {
    const read = rateSchema.safeParse(rate)
    const field = read.success
      ? (checkRate(read.data)[0]?.field ?? unknownIn(deps, draft.mode, read.data))
      : String(read.error.issues[0]?.path[0] ?? 'pol')
    if (field !== undefined) refused.push({ row, field })
    else if (read.success)
      rows.sheetRates.put({ ...read.data, id: newId(deps), sheetId: draft.id, row, place: place++ })
  }
  const saved = { ...draft, version: draft.version + 1, updatedAt: iso(deps.now()) }
  rows.rateSheets.put(saved)
  return { sheet: sheetSummary(deps, saved), refused }
}
