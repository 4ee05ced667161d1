import { missingCells } from './coverage.ts'
import { isPriced } from './priced.ts'
import type { Demand } from './quantity.ts'
import type { ChargeInput } from './schemas.ts'
import { isAllInGroup } from './values.ts'

type Line = Pick<ChargeInput, 'code' | 'group' | 'basis' | 'state'> & { isoCode?: string | undefined }

/**
 * Codes of the charges of a lane that an included line may be part of: another charge with a price for each of its
 * container types, in the all-in price if the line is; else it would leave the compared price. TRADE.md 1.1.
 */
export function holdersOf(line: Line, lines: readonly Line[], { boxes }: Pick<Demand, 'boxes'>): string[] {
  const priced = lines.filter(
    (one) => isPriced(one) && one.code !== line.code && (isAllInGroup(one.group) || !isAllInGroup(line.group)),
  )
  const types = line.isoCode ? boxes.filter(({ isoCode }) => isoCode === line.isoCode) : boxes
  return [...new Set(priced.map(({ code }) => code))].filter(
    (code) => missingCells(priced, [code], { boxes: types }).length === 0,
  )
}
