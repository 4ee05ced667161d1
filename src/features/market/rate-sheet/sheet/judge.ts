import { checkRate } from '@/contract/market/rateSheet/rules.ts'
import type { Rate } from '@/contract/market/rateSheet/schemas.ts'
import { COMMODITY_MAX, RATE_REMARK_MAX } from '@/contract/market/rateSheet/values.ts'
import { carrierNamed } from '@/contract/reference/names.ts'
import { FREE_DAYS_MAX, MAX_VIA, SERVICE_MAX, TRANSIT_DAYS_MAX } from '@/contract/trade/bid/carriage/limits.ts'
import { checkText } from '@/contract/validation.ts'
import type { Cell } from '@/shared/sheet/cells.ts'
import { cellText, readDay } from '@/shared/sheet/values.ts'
import type { Reading } from '@/shared/sheet/values.ts'
import { chargeIn } from '@/ui/sheet/priceCell.ts'
import type { CellFault } from '@/ui/sheet/problemText.ts'
import { partsOf, readDays, readPeriod } from './cells.ts'
import { says } from './columns.ts'
import type { RateColumn } from './columns.ts'
import { priceColumn, pricesOf } from './prices.ts'
import type { Headings } from './prices.ts'
import type { RateContext, RateFault, ReadRow, RowCells } from './types.ts'

type PlaceOf = (text: string) => Reading<string>

/** Parses one row into its rates and reports all its problems. `placeOf` is created once per sheet. */
export function judgeRow(
  row: number,
  cells: RowCells,
  headings: Headings,
  context: RateContext,
  placeOf: PlaceOf,
): Omit<ReadRow, 'hidden'> {
  const faults: RateFault[] = []
  const tell = (column: RateColumn, { code, params }: CellFault) => {
    if (faults.some((one) => one.column === column)) return
    faults.push({ column, code, ...(params && { params }), value: cellText(cells[column]) })
  }
  const take = <T>(column: RateColumn, read: (cell: Cell | undefined) => Reading<T>): T | undefined => {
    const { value, problem } = read(cells[column])
    if (problem) tell(column, problem)
    return value
  }
  const words = (column: RateColumn, max: number) => {
    // Our own CSV puts an apostrophe before a text that begins like a formula.
    const text = cellText(cells[column]).replace(/^'(?=[=+\-@])/, '')
    const wrong = checkText(text, max)
    if (wrong) tell(column, { code: wrong, params: { max } })
    return wrong ? '' : text
  }
  const days = (column: 'transit' | 'free', min: number, max: number) => {
    const value = take(column, readDays)
    if (value !== undefined && (value < min || value > max)) tell(column, { code: 'range', params: { min, max } })
    return value
  }
  const { defaults, carriers, charges } = context
  const place = (column: 'pol' | 'pod') =>
    take(column, (cell) => (cellText(cell) === '' ? {} : placeOf(cellText(cell)))) ??
    (column === 'pol' ? defaults.pol : undefined)

  const [pol, pod] = [place('pol'), place('pod')]
  const viaParts = partsOf(cells.via).filter((part) => !says(part, 'direct') && !says(part, 'none'))
  const via = viaParts.flatMap((part) => take('via', () => placeOf(part)) ?? [])
  if (via.length > MAX_VIA) tell('via', { code: 'range', params: { min: 0, max: MAX_VIA } })
  const carrierText = cellText(cells.carrier)
  const carrierScac = carrierText === '' ? defaults.carrierScac : carrierNamed(carrierText, carriers)?.scac
  if (carrierText !== '' && carrierScac === undefined) tell('carrier', { code: 'unknown' })
  const service = words('service', SERVICE_MAX)
  const transitDays = days('transit', 1, TRANSIT_DAYS_MAX)
  const freeDays = days('free', 0, FREE_DAYS_MAX)
  const commodity = words('commodity', COMMODITY_MAX)
  const remark = words('remark', RATE_REMARK_MAX)
  const termText = cellText(cells.term)
  const term = termText === '' || says(termText, 'PRE') ? 'PRE' : says(termText, 'COL') ? 'COL' : undefined
  if (!term) tell('term', { code: 'choice', params: { names: 'PRE, COL' } })
  const named = partsOf(cells.included).map((part) => chargeIn(part, charges)?.code)
  if (named.includes(undefined)) tell('included', { code: 'unknown' })

  const period = take('validity', readPeriod)
  const validFrom = take('validFrom', readDay) ?? period?.from ?? defaults.validFrom
  const validTo = take('validTo', readDay) ?? period?.to ?? defaults.validTo
  const { prices, included } = pricesOf(cells, headings, context, tell)
  for (const [column, value] of [
    ['pol', pol],
    ['pod', pod],
    ['validFrom', validFrom],
    ['validTo', validTo],
  ] as const)
    if (value === undefined) tell(column, { code: 'required' })
  if (prices.length === 0 && faults.length === 0) tell(priceColumn(cells), { code: 'required' })
  if (pol === undefined || pod === undefined || validFrom === undefined || validTo === undefined || !term)
    return { row, rates: [], faults }

  const inside = [...new Set([...named.flatMap((code) => code ?? []), ...included])]
  const rates = prices.map(({ column, ...price }): Rate => {
    const rate: Rate = {
      pol,
      pod,
      via,
      ...(carrierScac !== undefined && { carrierScac }),
      ...(service !== '' && { service }),
      ...price,
      term,
      ...(transitDays !== undefined && { transitDays }),
      ...(freeDays !== undefined && { freeDays }),
      ...(commodity !== '' && { commodity }),
      included: inside.filter((code) => code !== price.code),
      validFrom,
      validTo,
      ...(remark !== '' && { remark }),
    }
    for (const { field, ...problem } of checkRate(rate))
      tell(field === 'price' ? column : (field as RateColumn), problem)
    return rate
  })
  return { row, rates: faults.length > 0 ? [] : rates, faults }
}
