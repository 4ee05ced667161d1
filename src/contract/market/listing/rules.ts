import { hasLane, isBookable, unitOf } from './kinds.ts'
import { isAllInGroup } from '../../trade/bid/values.ts'
import type { Problem, ProblemCode } from '../../problem.ts'
import { PRICE_MAX } from '../../trade/bid/limits.ts'
import { MAIN_CHARGE } from '../../trade/tender/mainCharge.ts'
import {
  checkContainerNo,
  checkDecimal,
  checkText,
  checkTractorPlate,
  normalizeContainerNo,
  normalizePlate,
} from '../../validation.ts'
import { checkCarriage } from './carriageRules.ts'
import { shipsCargo, type Booked } from '../booking/shipment/needs.ts'
import type { ListingCharge, ListingDraft, Stock } from './draft.ts'
import { LISTING_TITLE_MAX, MAX_CONTAINER_NOS, MAX_PLATES } from './limits.ts'
import { MAX_VALID_DAYS } from './values.ts'

const DAY_MS = 24 * 3600_000

const isPositive = (value: string, max = 1e12): boolean => checkDecimal(value, max) === undefined

/** Problems of a listing in form order. `today` is the date in China. */
export function checkListing(draft: ListingDraft, today: string): Problem[] {
  // A listing without its own title gets a generated one.
  const title = checkText(draft.title, LISTING_TITLE_MAX, draft.title.trim() === '' ? 0 : 2)
  return [
    ...(title ? [{ field: 'title', code: title, params: { min: 2, max: LISTING_TITLE_MAX } }] : []),
    ...checkPlace(draft),
    ...(hasLane(draft.kind) && draft.kind !== 'CARGO' ? checkCarriage(draft) : []),
    ...checkNumbers(draft),
    ...(draft.kind === 'CARGO' ? checkCargo(draft) : checkStock(draft)),
    ...checkValidity(draft, today),
    ...(isBookable(draft.kind) ? checkPrices(draft) : []),
  ]
}

function checkPlace(draft: ListingDraft): Problem[] {
  const missing = (field: 'pol' | 'pod' | 'provinceCode' | 'cityName'): Problem[] =>
    (draft[field] ?? '') === '' ? [{ field, code: 'required' }] : []
  if (!hasLane(draft.kind)) return [...missing('provinceCode'), ...missing('cityName')]
  const same = draft.pol !== undefined && draft.pol === draft.pod
  return [...missing('pol'), ...missing('pod'), ...(same ? [{ field: 'pod', code: 'portsEqual' } as const] : [])]
}

/** Plates and container numbers, for kinds that have them: valid, unique, and not too many. */
function checkNumbers({ kind, plates, containerNos }: ListingDraft): Problem[] {
  if (kind === 'TRUCK')
    return [
      ...notOver('plates', plates, MAX_PLATES),
      ...eachOnce('plates', plates, normalizePlate, plateProblem, 'plateTwice'),
    ]
  if (kind === 'EMPTY_BOX')
    return [
      ...notOver('containerNos', containerNos, MAX_CONTAINER_NOS),
      ...eachOnce('containerNos', containerNos, normalizeContainerNo, checkContainerNo, 'containerTwice'),
    ]
  return []
}

function notOver(field: string, values: readonly string[], max: number): Problem[] {
  return values.length > max ? [{ field, code: 'range', params: { min: 1, max } }] : []
}

function plateProblem(plate: string): Omit<Problem, 'field'> | undefined {
  const code = checkTractorPlate(plate)
  return code && { code }
}

function eachOnce(
  field: string,
  values: readonly string[],
  normalize: (value: string) => string,
  check: (value: string) => Omit<Problem, 'field'> | undefined,
  twice: ProblemCode,
): Problem[] {
  const all = values.map(normalize)
  return values.flatMap((value, index): Problem[] => {
    const wrong = check(value) ?? (all.indexOf(normalize(value)) < index ? { code: twice } : undefined)
    return wrong ? [{ field: `${field}.${index}`, ...wrong }] : []
  })
}

function checkCargo({ cargo }: ListingDraft): Problem[] {
  if (!cargo) return [{ field: 'cargo.nameZh', code: 'required' }]
  return [
    ...(cargo.nameZh === '' ? [{ field: 'cargo.nameZh', code: 'required' } as const] : []),
    ...(['grossKg', 'cbm'] as const).flatMap((name): Problem[] =>
      isPositive(cargo[name]) ? [] : [{ field: `cargo.${name}`, code: 'number' }],
    ),
  ]
}

function checkStock(draft: ListingDraft): Problem[] {
  const { stock, minOrder } = draft
  if (stock.length === 0) return [{ field: 'stock', code: 'chooseSome' }]
  const isBoxes = unitOf(draft.kind, draft.mode) === 'CONTAINER'
  const total = stock.reduce((sum, item) => sum + item.qty, 0)
  const lines = stock.flatMap((item, index): Problem[] => {
    if (isBoxes && item.isoCode === undefined) return [{ field: `stock.${index}.isoCode`, code: 'required' }]
    const first = stock.findIndex((one) => one.isoCode === item.isoCode)
    return first < index ? [{ field: `stock.${index}.isoCode`, code: 'boxTwice' }] : []
  })
  if (total === 0) return [...lines, { field: 'stock', code: 'noBoxes' }]
  return minOrder > total ? [...lines, { field: 'minOrder', code: 'range', params: { min: 1, max: total } }] : lines
}

/** Stock must not fall below the booked quantity. `held` has each type once. */
export function checkHeld(stock: readonly Stock[], held: readonly Stock[]): Problem[] {
  return held.flatMap(({ isoCode, qty: min }): Problem[] => {
    const index = stock.findIndex((one) => one.isoCode === isoCode)
    if ((stock[index]?.qty ?? 0) >= min) return []
    return [{ field: index < 0 ? 'stock' : `stock.${index}.qty`, code: 'stockHeld', params: { min } }]
  })
}

/** Allowed end dates of a listing, also for a renewal. */
export function checkValidTo(validTo: string, today: string): Problem[] {
  const last = new Date(Date.parse(today) + MAX_VALID_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (validTo < today) return [{ field: 'validTo', code: 'past' }]
  return validTo > last ? [{ field: 'validTo', code: 'range' }] : []
}

function checkValidity({ validFrom, validTo }: ListingDraft, today: string): Problem[] {
  if (validFrom > validTo) return [{ field: 'validTo', code: 'etdOrder' }]
  return checkValidTo(validTo, today)
}

/** Empty containers and services have no main charge. */
const hasMain = (kind: ListingDraft['kind']): boolean => kind !== 'EMPTY_BOX' && kind !== 'SERVICE'

/**
 * Whether a seller may leave a charge to the buyer: never the main charge, nor what may arise by itself, nor a charge
 * without its own price. A percentage of the value needs a booking that says what the goods are worth.
 */
export function mayBeOptional({ code, group, basis, state }: ListingCharge, booked: Booked): boolean {
  if (code === MAIN_CHARGE[booked.mode] && hasMain(booked.kind)) return false
  if (group === 'CONDITIONAL' || state !== 'QUOTED' || basis === 'AT_COST') return false
  return basis !== 'PERCENT_OF_VALUE' || shipsCargo(booked)
}

/** Fields of charges marked optional that cannot be; the form offers no such mark. */
export const wrongOptional = (draft: ListingDraft): string[] =>
  draft.charges.flatMap((line, index) =>
    line.optional === true && !mayBeOptional(line, draft) ? [`charges.${index}.optional`] : [],
  )

/** The main charge needs a price per offered container type; without a main charge, some charge needs one. */
function checkPrices({ kind, mode, stock, charges }: ListingDraft): Problem[] {
  const priced = charges.filter(
    (line) =>
      line.optional !== true &&
      line.state === 'QUOTED' &&
      isAllInGroup(line.group) &&
      isPositive(line.unitPrice, PRICE_MAX) &&
      isPositive(line.qty),
  )
  if (!hasMain(kind)) return priced.length > 0 ? [] : [{ field: 'charges', code: 'noPrice' }]
  const main = priced.filter((line) => line.code === MAIN_CHARGE[mode])
  const isWhole = stock.every(({ isoCode }) =>
    main.some((line) => line.isoCode === undefined || line.isoCode === isoCode),
  )
  return main.length > 0 && isWhole
    ? []
    : [{ field: 'charges', code: 'missingCharge', params: { code: MAIN_CHARGE[mode] } }]
}
