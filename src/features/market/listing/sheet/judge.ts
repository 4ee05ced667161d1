import { factsOf, hasLane, mayList, modesOf, unitOf } from '@/contract/market/listing/kinds.ts'
import { CITY_MAX } from '@/contract/limits.ts'
import type { ListingCharge, ListingDraft } from '@/contract/market/listing/draft.ts'
import { LISTING_PLACE_MAX, LISTING_REMARKS_MAX, STOCK_QTY_MAX } from '@/contract/market/listing/limits.ts'
import { CURRENCIES } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import { boxNamed, carrierNamed } from '@/contract/reference/names.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { Cell } from '@/shared/sheet/cells.ts'
import { plainHeading } from '@/shared/sheet/headings.ts'
import { cellText, readDay, readDecimal, readWhole } from '@/shared/sheet/values.ts'
import type { Reading } from '@/shared/sheet/values.ts'
import { portReader } from '@/ui/portReader.ts'
import type { PortOption } from '@/ui/portSearch.ts'
import { blankListing, lineOf, problemsOf } from '../form.ts'
import { readKind, readMode } from './columns.ts'
import type { ColumnKey, SheetColumn } from './columns.ts'
import type { RowCells, BareContext, SheetFault, SheetRow } from './types.ts'

/** Sheet column of each form problem. */
const COLUMN_OF: Readonly<Record<string, ColumnKey>> = {
  title: 'title',
  mode: 'mode',
  pol: 'pol',
  pod: 'pod',
  provinceCode: 'province',
  cityName: 'city',
  service: 'service',
  via: 'via',
  transitDays: 'transit',
  stock: 'qty',
  minOrder: 'minOrder',
  validFrom: 'validFrom',
  validTo: 'validTo',
  plates: 'plates',
  containerNos: 'containers',
  'cargo.nameZh': 'cargo',
  'cargo.grossKg': 'grossKg',
  'cargo.cbm': 'cbm',
  'cargo.readyDate': 'ready',
  'freeTime.originDetDays': 'originDet',
  'freeTime.destDemDays': 'destDem',
  'freeTime.destDetDays': 'destDet',
}

const several = (text: string): string[] =>
  text
    .split(/[\n;,\uff0c\uff1b\u3001]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** An amount with an optional currency before or after it. */
function readPrice(cell: Cell | undefined): Reading<{ amount: string; currency: Currency | undefined }> {
  const text = cellText(cell).normalize('NFKC')
  if (text === '') return {}
  const currency = CURRENCIES.find((one) => text.toUpperCase().includes(one))
  const bare =
    typeof cell === 'number' ? cell : text.replace(new RegExp(`^${currency ?? ''}|${currency ?? ''}$`, 'gi'), '')
  const { value } = readDecimal(bare)
  return value === undefined ? { problem: { code: 'price' } } : { value: { amount: value, currency } }
}

/** Finds the place that a text means, of those that a mode serves. */
export type PlaceReader = (text: string, mode: TransportMode) => Reading<string>

/** Creates the reader of a sheet's places; each list is prepared when the first row needs it. */
export function placeReader({ ports, airports, stations }: BareContext): PlaceReader {
  const readers = new Map<readonly PortOption[], ReturnType<typeof portReader>>()
  return (text, mode) => {
    const places = mode === 'AIR' ? airports : mode === 'RAIL' ? stations : ports
    const reader = readers.get(places) ?? portReader(places)
    readers.set(places, reader)
    return reader(text)
  }
}

/** Parses a row into a listing and reports all its problems. `placeOf` is created once per sheet. */
export function judgeRow(row: number, cells: RowCells, context: BareContext, placeOf: PlaceReader): SheetRow {
  const faults: SheetFault[] = []
  const tell = (column: SheetColumn, code: string, params?: SheetFault['params']) =>
    void faults.push({ column, code, ...(params && { params }) })
  const take = <T>(column: SheetColumn, read: (cell: Cell | undefined) => Reading<T>): T | undefined => {
    const { value, problem } = read(cells[column])
    if (problem) tell(column, problem.code, problem.params)
    return value
  }
  const words = (column: SheetColumn) => cellText(cells[column])
  const oneOf = <T>(column: SheetColumn, find: (text: string) => T | undefined, names?: string): T | undefined =>
    take(column, (cell): Reading<T> => {
      const text = cellText(cell)
      if (text === '') return {}
      const value = find(text)
      if (value !== undefined) return { value }
      return { problem: names === undefined ? { code: 'unknown' } : { code: 'choice', params: { names } } }
    })

  const { userType, today, usualEnd, boxTypes } = context
  const kind = oneOf('kind', readKind, 'RATE, SPACE, TRUCK, EMPTY_BOX, CARGO, SERVICE')
  if (kind === undefined || !mayList(userType, kind)) {
    if (kind !== undefined) tell('kind', 'kindNotYours')
    else if (faults.length === 0) tell('kind', 'required')
    return { row, cells, draft: undefined, faults }
  }
  const modes = modesOf(kind, userType)
  const mode = oneOf('mode', (text) => modes.find((one) => one === readMode(text)), modes.join(', '))
  const blank = blankListing(kind, userType, [
    take('validFrom', readDay) ?? today,
    take('validTo', readDay) ?? usualEnd,
  ])
  const transport = mode ?? blank.mode
  const isBoxes = unitOf(kind, transport) === 'CONTAINER'
  const isoCode = isBoxes
    ? oneOf('box', (text) => boxOf(text, boxTypes), boxTypes.map(({ code }) => code).join(', '))
    : undefined
  if (isBoxes && kind !== 'CARGO' && words('box') === '') tell('box', 'required')
  const port = (column: 'pol' | 'pod') =>
    take(column, (cell) => (cellText(cell) === '' ? {} : placeOf(cellText(cell), transport)))
  const via = several(words('via')).flatMap((text) => take('via', () => placeOf(text, transport)) ?? [])
  const { pol, pod } = hasLane(kind) ? { pol: port('pol'), pod: port('pod') } : {}
  const provinceCode = oneOf('province', (text) => regionOf(text, context))
  const carrierScac = oneOf('carrier', (text) => carrierOf(text, context))
  const transitDays = take('transit', readWhole)
  const free = freeOf(take)
  const currency = oneOf('currency', currencyOf, CURRENCIES.join(', ')) ?? blank.currency
  const draft: ListingDraft = {
    ...blank,
    title: words('title'),
    mode: transport,
    ...(pol && { pol }),
    ...(pod && { pod }),
    ...(provinceCode && { provinceCode }),
    ...(words('city') && { cityName: words('city') }),
    ...(words('place') && { place: words('place') }),
    ...(carrierScac && { carrierScac }),
    ...(words('service') && { service: words('service') }),
    direct: hasLane(kind) && via.length === 0,
    via: hasLane(kind) ? via : [],
    ...(transitDays !== undefined && { transitDays }),
    ...(free && hasLane(kind) && { freeTime: free }),
    stock: kind === 'CARGO' ? [] : [{ ...(isoCode && { isoCode }), qty: take('qty', readWhole) ?? 0 }],
    minOrder: take('minOrder', readWhole) ?? 1,
    currency,
    charges: chargesOf(cells, context, transport, currency, take),
    plates: factsOf(kind).numbers === 'plates' ? several(words('plates')) : [],
    containerNos: factsOf(kind).numbers === 'containerNos' ? several(words('containers')) : [],
    ...(kind === 'CARGO' && {
      cargo: {
        nameZh: words('cargo'),
        grossKg: take('grossKg', readDecimal) ?? '',
        cbm: take('cbm', readDecimal) ?? '',
        readyDate: take('ready', readDay) ?? '',
      },
    }),
    ...(words('remarks') && { remarks: words('remarks') }),
  }
  for (const { field, code, params } of problemsOf(draft, [], today)) {
    const column = columnOf(field, draft)
    // Do not report an unreadable value as missing too.
    if (!faults.some((one) => one.column === column)) tell(column, code, params)
  }
  checkLimits(draft, faults, tell)
  return { row, cells, draft, faults }
}

/** Limits of the contract's schemas that the shared rules do not check. */
function checkLimits(
  { remarks = '', cityName = '', place = '', stock, minOrder }: ListingDraft,
  faults: SheetFault[],
  tell: (column: SheetColumn, code: string, params?: SheetFault['params']) => void,
): void {
  for (const [column, text, max] of [
    ['remarks', remarks, LISTING_REMARKS_MAX],
    ['city', cityName, CITY_MAX],
    ['place', place, LISTING_PLACE_MAX],
  ] as const)
    if (text.length > max && !faults.some((one) => one.column === column)) tell(column, 'tooLong', { max })
  if (stock.some(({ qty }) => qty > STOCK_QTY_MAX)) tell('qty', 'range', { min: 1, max: STOCK_QTY_MAX })
  if (minOrder < 1 || minOrder > STOCK_QTY_MAX) tell('minOrder', 'range', { min: 1, max: STOCK_QTY_MAX })
}

function columnOf(field: string, { mode, charges }: ListingDraft): SheetColumn {
  const [head = '', index] = field.split('.')
  if (head === 'charges') return `charge.${(index && charges[Number(index)]?.code) || MAIN_CHARGE[mode]}`
  if (field.endsWith('.isoCode')) return 'box'
  return COLUMN_OF[field] ?? COLUMN_OF[head] ?? 'kind'
}

type Take = <T>(column: SheetColumn, read: (cell: Cell | undefined) => Reading<T>) => T | undefined

function chargesOf(
  cells: RowCells,
  { charges }: BareContext,
  mode: ListingDraft['mode'],
  currency: Currency,
  take: Take,
): ListingCharge[] {
  return charges.flatMap((charge): ListingCharge[] => {
    const column = `charge.${charge.code}` as const
    const price = cells[column] === undefined ? undefined : take(column, readPrice)
    if (!price) return []
    const line = lineOf(charge, mode)
    // Freight without its own currency uses the listing's.
    const own = charge.group === 'FREIGHT' ? currency : line.currency
    return [{ ...line, unitPrice: price.amount, currency: price.currency ?? own }]
  })
}

function freeOf(take: Take): ListingDraft['freeTime'] {
  const [originDetDays, destDemDays, destDetDays] = (['originDet', 'destDem', 'destDet'] as const).map((column) =>
    take(column, readWhole),
  )
  if (originDetDays === undefined && destDemDays === undefined && destDetDays === undefined) return undefined
  const days = (value: number | undefined) => value ?? Number.NaN
  return { originDetDays: days(originDetDays), destDemDays: days(destDemDays), destDetDays: days(destDetDays) }
}

const isNamed = (text: string, names: readonly string[]): boolean =>
  names.some((name) => plainHeading(name) === plainHeading(text))

function boxOf(text: string, boxTypes: BareContext['boxTypes']): string | undefined {
  return boxNamed(text, boxTypes)?.isoCode
}
function regionOf(text: string, { provinces }: BareContext): string | undefined {
  return provinces.find(({ code, nameZh, shortZh, nameEn }) => isNamed(text, [code, nameZh, shortZh, nameEn]))?.code
}
function carrierOf(text: string, { carriers }: BareContext): string | undefined {
  return carrierNamed(text, carriers)?.scac
}
function currencyOf(text: string): Currency | undefined {
  return CURRENCIES.find((one) => one === text.toUpperCase())
}
