import { checkMarkup } from '@/contract/market/rateSheet/rules.ts'
import type { Markup, Markups, RemoveMarkup, SaveMarkup } from '@/contract/market/rateSheet/schemas.ts'
import { MAX_MARKUPS } from '@/contract/market/rateSheet/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { companyName } from '../../title/companyName.ts'
import { needRateSeller } from './own.ts'
import type { MarkupRow } from './row.ts'

/** The mark-ups of an enterprise, the oldest change first. */
export const markupsOf = ({ rows }: Deps, companyId: string): MarkupRow[] =>
  rows.markups
    .of('companyId', companyId)
    .toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt) || a.id.localeCompare(b.id))

function view({ rows, language }: Deps, row: MarkupRow): Markup {
  const { companyId: _, ...markup } = row
  const customer = markup.customerId === undefined ? undefined : rows.companies.get(markup.customerId)
  return { ...markup, ...(customer && { customer: companyName(language, customer) }) }
}

/** The caller's mark-ups. */
export function readMarkups(deps: Deps, caller: Caller): Markups {
  needRateSeller(caller)
  return { markups: markupsOf(deps, caller.companyId).map((row) => view(deps, row)) }
}

function own(deps: Deps, caller: Caller, id: string): MarkupRow {
  needRateSeller(caller)
  const row = deps.rows.markups.get(id)
  if (row?.companyId !== caller.companyId) throw notFound()
  return row
}

const SCOPE = ['customerId', 'pol', 'pod', 'code', 'isoCode', 'currency'] as const

/** Keeps a mark-up; one with the same customer, lane, charge, container and currency exists once. */
export function saveMarkup(deps: Deps, asked: SaveMarkup, caller: Caller): Markup {
  const { requestNo: _, ...input } = asked
  needRateSeller(caller)
  const before = input.id === undefined ? undefined : own(deps, caller, input.id)
  refuseProblems(checkMarkup(input))
  const { rows, reference } = deps
  const { customerId, pol, pod, code, isoCode } = input
  if (customerId !== undefined && (customerId === caller.companyId || !rows.companies.get(customerId)))
    throw refuseField('customerId', 'field.choice')
  const { charges: _charges, containerTypes: _types, ...lists } = reference.freight
  const places = [...lists.ports, ...(lists.airports ?? []), ...(lists.stations ?? [])]
  for (const [field, place] of Object.entries({ pol, pod }))
    if (place !== undefined && !places.some(({ unlocode }) => unlocode === place))
      throw refuseField(field, 'field.unknownPort')
  if (code !== undefined && !reference.chargeByCode.has(code)) throw refuseField('code', 'field.choice')
  if (isoCode !== undefined && !reference.teuByIsoCode.has(isoCode)) throw refuseField('isoCode', 'field.choice')
  const others = markupsOf(deps, caller.companyId).filter(({ id }) => id !== before?.id)
  if (others.some((row) => SCOPE.every((name) => row[name] === input[name])))
    throw refuseField('value', 'field.markupSame')
  if (!before && others.length >= MAX_MARKUPS) throw refuseField('value', 'field.tooMany', { max: MAX_MARKUPS })
  const row: MarkupRow = {
    ...input,
    id: before?.id ?? newId(deps),
    companyId: caller.companyId,
    updatedAt: iso(deps.now()),
  }
  rows.markups.put(row)
  return view(deps, row)
}

/** Deletes a mark-up. */
export function removeMarkup(deps: Deps, { id }: RemoveMarkup, caller: Caller): { done: true } {
  deps.rows.markups.remove(own(deps, caller, id).id)
  return { done: true }
}
